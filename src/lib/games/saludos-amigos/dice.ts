/** Drawing a tile, and the dice. (rules: Draw; Dice) */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { without } from './deck';
import { pouchOf } from './view';
import { completeIn, end, endsGame, endWithBonus, isLastJournalist, passPouch } from './pay';
import { COMPLETE_FOR_LAYING_OUT, DIE, PROJECTS, sizeOf, type Project } from './pieces';
import { backFor } from './score';
import { changed, type Result, type State } from './state';
import type { Section } from './types';
import type { News } from './words';

/** The holder of the pouch draws a tile blind: every tile in it is as likely as the other. */
export function drawTile(state: State, random: Random): Result {
  let nth = random.int(1, pouchOf(state));
  for (const [at, project] of PROJECTS.entries()) {
    nth -= sizeOf(project) - (state.built[at] ?? 0);
    if (nth <= 0) return laySection(state, at, project);
  }
  return meetJournalist(state);
}

/** A section is laid on its project; the last one of a fourth project ends the game. */
function laySection(state: State, at: number, project: Project): Result {
  const lying = state.built[at] ?? 0;
  const value = sizeOf(project);
  const section: Section = { project, value, lying, prize: value + lying + 1, completes: lying + 1 === value };
  const next: State = changed(state, { built: state.built.with(at, lying + 1), section });
  const news: News[] = [{ kind: 'sectionLaid', seat: state.holder, section }];
  if (endsGame(next, section)) return endWithBonus(next, section, news);
  return { state: changed(next, { phase: 'dice' }), news };
}

/** Many cards cost money; with three projects complete the journalist stays out. (rules: Journalist) */
function meetJournalist(state: State): Result {
  const { holder } = state;
  const cards = state.hands.map((hand) => hand.length);
  const back = backFor(cards);
  const money = state.money.map((millions, seat) => Math.max(0, millions - (back[seat] ?? 0)));
  const isLaidOut = completeIn(state.built) >= COMPLETE_FOR_LAYING_OUT;
  const journalists = state.journalists + (isLaidOut ? 1 : 0);
  const laidOut = isLaidOut ? journalists : null;
  const news: News[] = [{ kind: 'journalistDrawn', seat: holder, back, cards, money, laidOut }];
  const next: State = changed(state, { money, journalists });
  if (isLastJournalist(journalists)) return end(next, { kind: 'secondJournalist', back }, news);
  return passPouch(next, { kind: 'journalist', holder, back, isLaidOut }, news);
}

/** The first roll of the turn. */
export function roll(state: State, seat: Seat, random: Random): Result {
  const die = random.int(1, DIE);
  const cards = state.hands[seat]?.length ?? 0;
  const next: State = changed(state, { rolls: state.rolls.with(seat, [die]) });
  return afterRoll(next, seat, [{ kind: 'rolled', seat, die, cards, strength: die + cards }]);
}

/** Gives up a card of this value, face down, for another roll. The new one counts, and the card is gone. */
export function rollAgain(state: State, seat: Seat, card: number, random: Random): Result {
  const hand = without(state.hands[seat] ?? [], [card]) ?? [];
  const die = random.int(1, DIE);
  const next: State = changed(state, {
    hands: state.hands.with(seat, hand),
    faceDown: [...state.faceDown, card],
    rolls: state.rolls.with(seat, [...(state.rolls[seat] ?? []), die]),
    choosing: state.choosing.filter((other) => other !== seat)
  });
  const cards = hand.length;
  return afterRoll(next, seat, [{ kind: 'rolledAgain', seat, card, die, cards, strength: die + cards }]);
}

/** The card that goes when the owner says "my lowest" from the table. */
export function lowestOf(state: State, seat: Seat): number {
  return state.hands[seat]?.[0] ?? 0;
}

/** Who has no card left stands by themselves. */
function afterRoll(state: State, seat: Seat, news: News[]): Result {
  if (state.hands[seat]?.length !== 0) return { state, news };
  news.push({ kind: 'stood', seat, byThemselves: true });
  return stands(state, seat, news);
}

/** Says "I stand". */
export function stand(state: State, seat: Seat): Result {
  return stands(state, seat, [{ kind: 'stood', seat, byThemselves: false }]);
}

/** When the last one stands, strengths are fixed, and the talks begin. */
function stands(state: State, seat: Seat, news: News[]): Result {
  const next: State = changed(state, { stands: [...state.stands, seat] });
  const { section } = state;
  if (next.stands.length < state.seats || section === null) return { state: next, news };
  const strengths = state.rolls.map((rolls, each) => (rolls.at(-1) ?? 0) + (state.hands[each]?.length ?? 0));
  news.push({ kind: 'talksBegan', section, strengths });
  return { state: changed(next, { phase: 'talks', strengths }), news };
}
