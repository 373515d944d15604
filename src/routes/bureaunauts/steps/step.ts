/** What each choice of the table is given, whichever it is. */
import type { Bureaunauts, Seat } from '$lib/games/bureaunauts';
import type { BoardProps } from '$lib/table/board';
import type { Desk } from './desk.svelte';

export interface StepProps extends Pick<BoardProps<Bureaunauts>, 'view' | 'players' | 'play' | 'refusal'> {
  /** Whose choice it is. Of what several choose in secret, any seat. */
  readonly seat: Seat;
  readonly desk: Desk;
}
