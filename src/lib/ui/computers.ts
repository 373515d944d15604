/** How a computer is told from people: by a wind-up key of tin at its disc, and by a word where nobody sees it. */
import { m } from '../paraglide/messages';
import { isolated, together } from './lists';

/** Whoever sits on a seat; `computer` is there, and not null, where nobody does. */
interface Seated {
  readonly name: string;
  readonly computer?: string | null;
}

/** Does a computer sit there? Nobody at all is none. */
export function isComputer(player: Pick<Seated, 'computer'> | undefined): boolean {
  return (player?.computer ?? null) !== null;
}

/** "Rosa (computer)": as they are called where the key can't be seen. */
export function spokenName({ name, computer = null }: Seated): string {
  return computer === null ? isolated(name) : m.computer_named({ name: isolated(name) });
}

/** "Anna, Ben and Rosa (computer)". */
export function spokenNames(players: readonly Seated[], locale: string): string {
  return together(players.map(spokenName), locale);
}
