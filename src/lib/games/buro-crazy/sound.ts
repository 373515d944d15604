/** What a game can look like, whoever wrote it down. */
import type { Soundness } from '../../kernel/game';

/** The checks of what comes from outside: none yet. */
export const sound: Soundness = { flaw: () => null, isNews: () => true };
