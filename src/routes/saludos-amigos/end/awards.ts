/** What stands out in a game of Saludos Amigos!, from what the whole table heard. */
import { membersOf, type SaludosAmigos, type Seat } from '$lib/games/saludos-amigos';
import { bySeat, chosen, highest, type Award as Given, type HeardTurn } from '$lib/table/ending';

export type Award = Given &
  (
    | {
        readonly kind: 'dearestBid';
        readonly bid: number;
        /** Of each bid as high: who made it, then the others in it. */
        readonly coalitions: readonly (readonly Seat[])[];
      }
    | { readonly kind: 'alwaysIn'; readonly sessions: number }
    | { readonly kind: 'noToAll'; readonly times: number }
    | { readonly kind: 'fullHand'; readonly cards: number }
  );

/** Fewer are no habit yet. */
const [SESSIONS, NOES, CARDS] = [2, 3, 2] as const;

/** Who took part in each council session, on either side, and who never did though asked. */
function councils(told: readonly HeardTurn<SaludosAmigos>[], seats: number) {
  const sessions: ReadonlySet<Seat>[] = [];
  const noes = Array.from({ length: seats }, () => 0);
  const came = new Set<Seat>();
  let here = new Set<Seat>();
  for (const news of told.flatMap((turn) => turn.news)) {
    switch (news.kind) {
      case 'talksEnded':
        here = new Set(news.standing?.shares.map(({ seat }) => seat));
        break;
      case 'called':
      case 'attends':
        here.add(news.seat);
        came.add(news.seat);
        break;
      case 'left':
        here.delete(news.seat);
        break;
      case 'declined':
        noes[news.seat] = (noes[news.seat] ?? 0) + 1;
        break;
      case 'staysAway':
        if (news.why === 'choice') noes[news.seat] = (noes[news.seat] ?? 0) + 1;
        break;
      case 'revealed':
        sessions.push(here);
        break;
      default:
        break;
    }
  }
  return { sessions, noes: noes.map((times, seat) => (came.has(seat) ? 0 : times)) };
}

/** Three at most, the most worth first. */
export function awards(told: readonly HeardTurn<SaludosAmigos>[], seats: number): readonly Award[] {
  const all = told.flatMap(({ news }) => news);
  const bids = all.flatMap((news) => {
    if (news.kind !== 'talksEnded' || news.standing === null) return [];
    const { proposer, bid: value, shares } = news.standing;
    return [{ seat: proposer, value, members: membersOf(shares) }];
  });
  const bid = highest(bids, 1);
  /** The same coalition may have come to it more than once. */
  const coalitions = new Map(
    bids
      .filter(({ value }) => value === bid?.value)
      .map(({ seat, members }) => [members.join(), [seat, ...members.filter((other) => other !== seat)]])
  );
  const { sessions, noes } = councils(told, seats);
  const always = Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    sessions.every((here) => here.has(seat))
  );
  const noToAll = highest(bySeat(noes), NOES);
  const shown = all.findLast((news) => news.kind === 'handsShown');
  const hand =
    shown?.kind === 'handsShown'
      ? highest(
          shown.hands.map((cards, seat) => ({ seat, value: cards.length })),
          CARDS
        )
      : null;
  const found: readonly (Award | null)[] = [
    bid && { kind: 'dearestBid', seats: bid.seats, bid: bid.value, coalitions: [...coalitions.values()] },
    sessions.length < SESSIONS ? null : { kind: 'alwaysIn', seats: always, sessions: sessions.length },
    noToAll && { kind: 'noToAll', seats: noToAll.seats, times: noToAll.value },
    hand && { kind: 'fullHand', seats: hand.seats, cards: hand.value }
  ];
  return chosen(
    found.filter((award) => award !== null),
    seats
  );
}
