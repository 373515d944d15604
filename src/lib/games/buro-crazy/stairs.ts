/** How the figures come to stand on the stairs. (rules: Set-up 1) */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';

/** Places on the stairs: eight double spaces. */
export const STAIRS = 16;

/** Figures a player: five with three players, four with four, three with five. (rules: What is in the box) */
export function figuresFor(seats: number): number {
  return Math.floor(STAIRS / seats);
}

/**
 * All figures in a random order, again and again until no double space has two of one colour: so every allowed order is
 * as likely as any other. With fifteen figures the last place stays empty.
 */
export function place(seats: number, random: Random): readonly (Seat | null)[] {
  const figures = Array.from({ length: seats * figuresFor(seats) }, (_, at) => at % seats);
  for (;;) {
    const order = random.shuffle(figures);
    const isAllowed = order.every((seat, at) => at % 2 === 0 || seat !== order[at - 1]);
    if (isAllowed) return order.length < STAIRS ? [...order, null] : order;
  }
}
