/**
 * Changes what a viewer of Saludos Amigos! may not know. Written from the rules' "What is secret" alone: the values of
 * cards in other hands, pushed forward, sealed and given away face down, and the deck. Asks neither `view` nor
 * `imagine`, so that what they would leak together comes out.
 */
import type { Viewer } from '../../src/lib/kernel/game';
import type { Random } from '../../src/lib/kernel/random';
import type { Known, News } from '../../src/lib/games/saludos-amigos';
import type { State } from '../../src/lib/games/saludos-amigos/state';

function inOrder(cards: readonly number[]): readonly number[] {
  return cards.toSorted((a, b) => a - b);
}

/** Another truth that this viewer could just as well be sitting in. */
export function disturb(state: State, viewer: Viewer, random: Random): State {
  // When the game is over all hands lie open.
  const isHidden = (seat: number): boolean => state.phase !== 'over' && seat !== viewer;
  const pool = [...state.deck, ...state.faceDown];
  for (const [seat, hand] of state.hands.entries()) if (isHidden(seat)) pool.push(...hand);
  for (const [seat, card] of state.forward.entries()) if (isHidden(seat) && card !== null) pool.push(card);
  const hidden = random.shuffle(pool);
  const hands = state.hands.map((hand, seat) => (isHidden(seat) ? inOrder(hidden.splice(0, hand.length)) : hand));
  const forward = state.forward.map((card, seat) =>
    isHidden(seat) && card !== null ? (hidden.splice(0, 1)[0] ?? null) : card
  );
  const sealed = state.sealed.map((cards, seat) => {
    const hand = hands[seat] ?? [];
    return isHidden(seat) && cards !== null ? inOrder(random.shuffle(hand).slice(random.int(0, hand.length))) : cards;
  });
  return { ...state, hands, forward, sealed, faceDown: hidden.splice(0, state.faceDown.length), deck: hidden };
}

/** What play rightly teaches a viewer: the cards they draw, what a session reveals, and everything at the end. */
export function teaches(news: News, viewer: Viewer): boolean {
  switch (news.kind) {
    case 'drew':
      return news.seat === viewer;
    case 'revealed':
    case 'handsShown':
      return true;
    case 'gameEnded':
      return news.ending.kind === 'fourthProject';
    default:
      return false;
  }
}

/** How many cards of each value there are anywhere; and that what lies there could come from one box. */
export function conserved(state: State): string {
  const cards = [0, 0, 0];
  const count = (value: number): void => {
    cards[value - 1] = (cards[value - 1] ?? 0) + 1;
  };
  for (const hand of state.hands) for (const value of hand) count(value);
  for (const value of state.deck) count(value);
  for (const value of state.faceDown) count(value);
  for (const value of state.forward) if (value !== null) count(value);
  for (const [at, copies] of state.open.entries()) cards[at] = (cards[at] ?? 0) + copies;
  const sealedAreHeld = state.sealed.every((sealed, seat) => {
    const hand = [...(state.hands[seat] ?? [])];
    return (sealed ?? []).every((value) => hand.includes(value) && hand.splice(hand.indexOf(value), 1).length === 1);
  });
  const nobodyOwes = state.money.every((millions) => millions >= 0);
  const projectsFit = state.built.every((sections, at) => sections >= 0 && sections <= at + 1);
  const pays = state.standing?.shares.reduce((sum, share) => sum + share.millions, 0) === state.section?.prize;
  const sharesAreRight = state.standing === null || pays;
  return `${cards.join(' ')} ${sealedAreHeld} ${nobodyOwes} ${projectsFit} ${sharesAreRight}`;
}

/** What would have gone on by itself. (rules: Dice; Talks; Session) */
export function overdue(state: State): readonly string[] {
  const { phase, hands, rolls, stands, standing, offers, quiet, session, sealed } = state;
  const due: string[] = [];
  const everybody = (seats: readonly number[]): boolean => seats.length === hands.length;
  if (phase === 'dice') {
    if (everybody(stands)) due.push('the talks begin');
    for (const [seat, hand] of hands.entries()) {
      if (hand.length === 0 && (rolls[seat] ?? []).length > 0 && !stands.includes(seat)) due.push(`${seat} stands`);
    }
  }
  if (phase === 'talks' && everybody(quiet)) due.push('the talks are over');
  for (const { side, bid, shares, seals } of offers) {
    if (shares.every(({ seat }) => seals.includes(seat))) due.push('an offer is agreed');
    if (side === 'bid' && standing !== null && bid <= standing.bid) due.push('an offer falls');
  }
  if (phase === 'calling' && session !== null) {
    const mayCall = session.opposition.filter((seat) => (hands[seat] ?? []).length > 0);
    if (mayCall.every((seat) => session.declined.includes(seat))) due.push('the coalition is paid');
  }
  if (phase === 'cards' && session !== null) {
    const choosing = [...(standing?.shares ?? []).map(({ seat }) => seat), ...session.attending];
    if (choosing.every((seat) => sealed[seat] !== null)) due.push('the cards are revealed');
  }
  return due;
}

/** Cards somebody is known to hold, and doesn't. */
export function untrue({ hands, forward, phase }: State, known: Known): readonly string[] {
  return known.least.flatMap((counts, seat) => {
    const pushed = phase === 'revealed' ? null : (forward[seat] ?? null);
    const held = [...(hands[seat] ?? []), ...(pushed === null ? [] : [pushed])];
    const missing = counts.some((least, at) => held.filter((value) => value === at + 1).length < least);
    return missing ? [`${seat} holds ${held.join(' ')}, not ${counts.join(' ')}`] : [];
  });
}
