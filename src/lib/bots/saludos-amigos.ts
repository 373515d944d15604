/**
 * Plays Saludos Amigos!: haggles by what everybody's strength is worth (the Shapley value), and goes to a session where it
 * can be won. What it asks for in the talks follows from what lies open alone.
 */
import {
  checkOffer,
  COMPLETE_TO_END,
  COPIES,
  isMember,
  leadersOf,
  membersOfSide,
  millionsOf,
  prizeOf,
  PROJECTS,
  saludosAmigos,
  sizeOf,
  suggestShares,
  tankardOf,
  VALUES,
  valueOf,
  type Known,
  type Move,
  type Offer,
  type SaludosAmigos,
  type Seat,
  type Share,
  type Shares,
  type View
} from '../games/saludos-amigos';
import {
  judged,
  judging,
  natureOf,
  type Level,
  type Mind,
  type OpenTask,
  type Remark,
  type Reply,
  type Task,
  type Thought
} from './mind';

/** Why a move was chosen. */
export type SaludosAmigosReason =
  /** What this seat's strength is worth of the prize, in millions. */
  | { readonly kind: 'fairShare'; readonly millions: number }
  /** By so much the own side of the session is likely to be ahead; below 0: behind. */
  | { readonly kind: 'ahead'; readonly by: number }
  /** What this seat has rolled, and how many cards it has to give for another roll. */
  | { readonly kind: 'rolled'; readonly die: number; readonly cards: number }
  /** How the session looks: what is played in a safe one, or a lost one, is gone for nothing. */
  | { readonly kind: 'looks'; readonly as: 'safe' | 'open' | 'lost' };

/**
 * How a level haggles; by measure: who asks for less and offers more is in more coalitions. To count a million of those who
 * are ahead against a split won nothing.
 */
interface Temper {
  /** Which part of its fair share it asks for, with nobody having made an offer yet. */
  readonly firm: number;
  /** Which part of their fair share it offers others. */
  readonly generous: number;
  /** Does it work out what cards others can hold? */
  readonly counts: boolean;
  /** Does it leave alone whoever is about to win? */
  readonly shuns: boolean;
}

const TEMPERS: Readonly<Record<Level, Temper>> = {
  gentle: { firm: 0, generous: 1, counts: false, shuns: false },
  fair: { firm: 0.95, generous: 1.15, counts: false, shuns: true },
  keen: { firm: 0.6, generous: 1.4, counts: true, shuns: true }
};

/** With every offer that was made in a turn everybody asks for less, down to half. */
const MILDER = 0.12;
const MILDEST = 0.5;

/** Once so many projects are complete, whoever leads by more than so many millions is about to win. */
const LATE = COMPLETE_TO_END / 2;
const FAR = 12;

/** Nobody makes more offers in a turn. */
const OFFERS = 3;

/** How many of those who are asked agree, and how much less often who leads is asked. */
const AGREES = 0.9;
const LEADER_AGREES = 0.75;

/** Others play such a part of what their cards are worth. */
const PLAYED = 0.6;

/** The share of each seat in the power of strengths: how often it is the one that makes the others more than half. */
function powers(strengths: readonly number[]): readonly number[] {
  const seats = strengths.length;
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  const factorials = [1];
  for (let n = 1; n <= seats; n += 1) factorials.push((factorials[n - 1] ?? 1) * n);
  const power = strengths.map(() => 0);
  for (let set = 1; set < 1 << seats; set += 1) {
    const members = [...strengths.keys()].filter((seat) => (set & (1 << seat)) !== 0);
    const sum = members.reduce((total, seat) => total + (strengths[seat] ?? 0), 0);
    if (2 * sum <= all) continue;
    const weight =
      ((factorials[members.length - 1] ?? 1) * (factorials[seats - members.length] ?? 1)) / (factorials[seats] ?? 1);
    for (const seat of members) {
      if (2 * (sum - (strengths[seat] ?? 0)) <= all) power[seat] = (power[seat] ?? 0) + weight;
    }
  }
  return power;
}

function powersIn(view: View): readonly number[] {
  return powers(view.strengths.map((strength) => strength ?? 0));
}

/** What a seat has of the bid that stands. */
function heldBy(view: View, seat: Seat): number {
  return view.standing === null ? 0 : millionsOf(view.standing.shares, seat);
}

/** The fewest millions this seat takes now: more than it has, or its fair share, a little less with every offer made. */
function leastFor(view: View, seat: Seat, power: number, firm: number): number {
  if (view.standing !== null && isMember(view.standing.shares, seat)) return heldBy(view, seat) + 1;
  const part = Math.max(Math.min(firm, MILDEST), firm - MILDER * view.made);
  return Math.max(1, Math.round(prizeOf(view) * power * part));
}

/** Is somebody else in this who is about to win, far ahead of this seat? Then it leaves that one alone. */
function isShunned(view: View, seat: Seat, shares: Shares, { shuns }: Temper): boolean {
  const [first, another] = leadersOf(view);
  if (!shuns || first === undefined || another !== undefined || !isMember(shares, first)) return false;
  const complete = PROJECTS.filter((project, at) => view.built[at] === sizeOf(project)).length;
  return complete >= LATE && (view.money[first] ?? 0) - (view.money[seat] ?? 0) > FAR;
}

/** The open offer that gives most, if it gives enough. */
function offerToSeal(view: View, seat: Seat, least: number, temper: Temper): Offer | null {
  let best: Offer | null = null;
  let most = least - 1;
  for (const offer of view.offers) {
    if (offer.side !== 'bid' || offer.seals.includes(seat) || millionsOf(offer.shares, seat) <= most) continue;
    if (isShunned(view, seat, offer.shares, temper)) continue;
    most = millionsOf(offer.shares, seat);
    best = offer;
  }
  return best;
}

/** Every coalition with this seat that would beat the tankard, the best first: others get what they may take, the rest is its own. */
function offersFor(view: View, seat: Seat, power: readonly number[], { generous }: Temper): readonly Shares[] {
  const all = view.strengths.reduce<number>((sum, strength) => sum + (strength ?? 0), 0);
  const lead = Math.max(...view.money);
  const found: { readonly shares: Shares; readonly value: number }[] = [];
  for (let set = 1; set < 1 << view.seats; set += 1) {
    if ((set & (1 << seat)) === 0) continue;
    let bid = 0;
    let chance = 1;
    let rest = prizeOf(view);
    const shares: Share[] = [];
    for (let other = 0; other < view.seats; other += 1) {
      if ((set & (1 << other)) === 0) continue;
      bid += view.strengths[other] ?? 0;
      const isIn = view.standing !== null && isMember(view.standing.shares, other);
      const wanted = isIn
        ? heldBy(view, other) + 1
        : Math.max(1, Math.round(prizeOf(view) * (power[other] ?? 0) * generous));
      const millions = other === seat ? 0 : wanted;
      if (other !== seat) chance *= AGREES;
      if (other !== seat && view.money[other] === lead && lead > (view.money[seat] ?? 0) + 2) chance *= LEADER_AGREES;
      rest -= millions;
      shares.push({ seat: other, millions });
    }
    if (rest < 1 || bid <= tankardOf(view)) continue;
    const offered = shares.map((share) => (share.seat === seat ? { seat, millions: rest } : share));
    const holds = 2 * bid > all ? 0.9 : bid / Math.max(1, all);
    // Whoever has said "nothing more" can still be asked what they would take.
    if (checkOffer(view, seat, offered).problems.every(({ kind }) => kind === 'quiet'))
      found.push({ shares: offered, value: rest * chance * holds });
  }
  return found.toSorted((a, b) => b.value - a.value).map(({ shares }) => shares);
}

/** The gentle one offers what the composer suggests, if that is more than it has, the most first. */
function suggestedOffers(view: View, seat: Seat): readonly Shares[] {
  // Asked what it would take, as if it had not said "nothing more".
  const talking: View = {
    ...view,
    quiet: view.quiet.filter((other) => other !== seat),
    asks: [{ kind: 'talk', by: [seat], from: 'table', sealed: false, optional: false }]
  };
  return saludosAmigos
    .moves(talking, seat)
    .flatMap((move) =>
      move.kind === 'offer' && millionsOf(move.shares, seat) > heldBy(view, seat) ? [move.shares] : []
    )
    .toSorted((a, b) => millionsOf(b, seat) - millionsOf(a, seat));
}

/** What a seat wants of the talks as they stand. */
interface Wishes {
  /** The fewest millions it takes. */
  readonly least: number;
  /** Coalitions it would make, with a split each, the best first. */
  readonly offers: readonly Shares[];
}

/** How many coalitions are worth naming. */
const NAMED = 3;

/** What this seat wants, told from what lies open: the same from the onlooker's view as from its own. */
function wishesOf({ view, seat, level, seed }: OpenTask<SaludosAmigos>): Wishes {
  const power = powersIn(view);
  const temper = TEMPERS[level];
  // Two of a level don't ask for quite the same.
  const firm = temper.firm * (0.95 + 0.1 * natureOf(seed).firm);
  const least = leastFor(view, seat, power[seat] ?? 0, firm);
  const offers = level === 'gentle' ? suggestedOffers(view, seat) : offersFor(view, seat, power, temper);
  return {
    least,
    offers: offers.filter((shares) => millionsOf(shares, seat) >= least && !isShunned(view, seat, shares, temper))
  };
}

/** Why this seat does not agree to this offer; null where it does. */
function remarkOn({ shares }: Offer, { view, seat, level }: OpenTask<SaludosAmigos>, least: number): Remark | null {
  if (isShunned(view, seat, shares, TEMPERS[level])) return { kind: 'notLeader' };
  if (millionsOf(shares, seat) >= least) return null;
  // Each of the others has to get a million.
  return least > prizeOf(view) - (shares.length - 1) ? { kind: 'betterOff' } : { kind: 'wants', count: least };
}

/** What this seat says to the bids it is asked to join, told from what lies open. */
function replies(task: OpenTask<SaludosAmigos>): readonly Reply[] {
  const { view, seat } = task;
  const open = view.offers.filter(
    ({ side, shares, seals }) => side === 'bid' && isMember(shares, seat) && !seals.includes(seat)
  );
  if (open.length === 0) return [];
  const { least } = wishesOf(task);
  return open.map((offer) => ({ about: offer.id, remark: remarkOn(offer, task, least) }));
}

/** The best coalitions with one of the makers in it; first the best of what its seat has offered and lies open. */
function wishes(task: OpenTask<SaludosAmigos>, makers: readonly Seat[]): readonly Move[] {
  const { view, seat } = task;
  const { least, offers } = wishesOf(task);
  const [own] = view.offers
    .filter(({ side, proposer, shares }) => side === 'bid' && proposer === seat && millionsOf(shares, seat) >= least)
    .toSorted((a, b) => millionsOf(b.shares, seat) - millionsOf(a.shares, seat));
  const made = [...(own === undefined ? [] : [own.shares]), ...offers].filter((shares) =>
    makers.some((maker) => isMember(shares, maker))
  );
  return made.slice(0, NAMED).map((shares) => ({ kind: 'offer', shares }));
}

/** Seals what is good enough, offers, waits for an answer, or has nothing more to say. */
function talk(task: Task<SaludosAmigos>, isQuiet: boolean): Thought<SaludosAmigos> {
  const { view, seat, known, last } = task;
  const { least, offers } = wishesOf(task);
  const why: SaludosAmigosReason = {
    kind: 'fairShare',
    millions: Math.round(prizeOf(view) * (powersIn(view)[seat] ?? 0))
  };
  const sealed = offerToSeal(view, seat, least, TEMPERS[task.level]);
  if (sealed !== null) return judged({ kind: 'seal', offer: sealed.id }, why);
  if (isQuiet) return judged(null);
  // Nobody waits for ever for offers that nobody seals.
  if (last === true) return judged({ kind: 'nothingMore' });
  if (view.offers.some((offer) => offer.proposer === seat)) return judged(null);
  const [shares] = offers;
  const hasOffered = (known.offered[seat] ?? 0) >= OFFERS;
  return shares === undefined || hasOffered ? judged({ kind: 'nothingMore' }) : judged({ kind: 'offer', shares }, why);
}

/** What a card nobody has shown is worth on average. */
function meanUnseen(view: View): number {
  const own = [...(view.hand ?? []), ...(view.ownForward === null ? [] : [view.ownForward])];
  let count = 0;
  let worth = 0;
  for (const [at, value] of VALUES.entries()) {
    const seen = (view.discards.open[at] ?? 0) + own.filter((card) => card === value).length;
    const left = (COPIES[at] ?? 0) - seen;
    count += left;
    worth += left * value;
  }
  return worth / Math.max(1, count);
}

/** What another seat's hand is likely to be worth. */
function handOf(view: View, seat: Seat, known: Known, counts: boolean): number {
  const size = view.handSizes[seat] ?? 0;
  if (!counts) return 2 * size;
  const least = known.least[seat] ?? [];
  const sure = least.reduce((sum, count) => sum + count, 0);
  const worth = least.reduce((sum, count, at) => sum + count * (VALUES[at] ?? 0), 0);
  // One of them may lie forward; it counts on the same side.
  return worth + Math.max(0, size - sure) * meanUnseen(view);
}

/** By how much the opposition of a session is likely to be ahead, from what this seat holds and others may. */
function surplus({ view, seat, level, known }: Task<SaludosAmigos>): number {
  const { standing, session } = view;
  if (standing === null || session === null) return 0;
  const { counts } = TEMPERS[level];
  const pretzel = session.pretzel ?? session.opposition.reduce((sum, other) => sum + (view.strengths[other] ?? 0), 0);
  let ahead = pretzel - standing.bid;
  for (let other = 0; other < view.seats; other += 1) {
    const own = other === seat && view.hand !== null ? valueOf(view.hand) + (view.ownForward ?? 0) : null;
    const worth = own ?? PLAYED * handOf(view, other, known, counts);
    if (isMember(standing.shares, other)) ahead -= worth;
    else if (!session.away.includes(other)) ahead += worth;
  }
  return ahead;
}

/** All cards where it is open, one where it is safe with that one, none where it is lost: what is played is gone. */
function seals(task: Task<SaludosAmigos>): Thought<SaludosAmigos> {
  const { view, seat } = task;
  const hand = view.hand ?? [];
  const isIn = view.standing !== null && isMember(view.standing.shares, seat);
  const ahead = isIn ? -surplus(task) : surplus(task);
  const keeping = valueOf(hand.slice(1));
  const looks = ahead - keeping > SAFE ? 'safe' : ahead < -SAFE ? 'lost' : 'open';
  const values = { safe: hand.slice(0, 1), open: hand, lost: [] }[looks];
  const why: readonly SaludosAmigosReason[] = [
    { kind: 'ahead', by: Math.round(ahead) },
    { kind: 'looks', as: looks }
  ];
  return judged({ kind: 'sealCards', values }, ...why);
}

/** So far ahead a session is safe, or lost. */
const SAFE = 6;

/** Agrees to a split that gives as much as the suggestion would; who called ends the haggling with that. */
function split(view: View, seat: Seat): Move | null {
  const open = view.offers.filter(
    ({ side, shares, seals }) => side === 'opposition' && isMember(shares, seat) && !seals.includes(seat)
  );
  const shares = suggestShares(view, membersOfSide(view, 'opposition'));
  const fair = shares === null ? 1 : millionsOf(shares, seat);
  const good = open.find((offer) => millionsOf(offer.shares, seat) >= fair);
  if (good !== undefined) return { kind: 'seal', offer: good.id };
  if (view.session?.caller === seat) return shares === null ? null : { kind: 'finalSplit', shares };
  const [first] = open;
  return first === undefined ? null : { kind: 'seal', offer: first.id };
}

/** A new split of the coalition is good where it gives more. */
function splitAnew(view: View, seat: Seat): Move | null {
  const better = view.offers.find(
    ({ side, shares, seals }) =>
      side === 'coalition' && !seals.includes(seat) && millionsOf(shares, seat) > heldBy(view, seat)
  );
  return better === undefined ? null : { kind: 'seal', offer: better.id };
}

/** A 1 is rolled again with a card to spare, a 2 with many. */
function decide(view: View, seat: Seat): Thought<SaludosAmigos> {
  const die = view.rolls[seat]?.at(-1) ?? 0;
  const cards = view.handSizes[seat] ?? 0;
  const why: SaludosAmigosReason = { kind: 'rolled', die, cards };
  return judged({ kind: (die === 1 && cards >= 2) || (die === 2 && cards >= 4) ? 'rollAgain' : 'stand' }, why);
}

/** What a seat is asked for comes in this order: what it is asked for in a session goes before what it may do besides. */
function judge(task: Task<SaludosAmigos>): Thought<SaludosAmigos> {
  const { view, seat } = task;
  const kinds = view.asks.filter(({ by }) => by.includes(seat)).map(({ kind }) => kind);
  const [lowest] = view.hand ?? [];
  for (const kind of kinds) {
    switch (kind) {
      case 'drawTile':
      case 'roll':
        return judged({ kind });
      case 'decide':
        return decide(view, seat);
      case 'discard':
        return judged(lowest === undefined ? null : { kind: 'discard', value: lowest });
      case 'talk':
        return talk(task, false);
      case 'listen':
        return talk(task, true);
      case 'call': {
        const by = surplus(task);
        const why: SaludosAmigosReason = { kind: 'ahead', by: Math.round(by) };
        return judged({ kind: by > 1 ? 'call' : 'noSession' }, why);
      }
      case 'attend': {
        const by = surplus(task);
        const why: SaludosAmigosReason = { kind: 'ahead', by: Math.round(by) };
        return judged({ kind: by > 0 ? 'attend' : 'stayAway' }, why);
      }
      case 'push':
        return judged(lowest === undefined ? null : { kind: 'push', value: lowest });
      case 'split':
        return judged(split(view, seat));
      case 'answer':
        return judged({ kind: 'accept' });
      case 'cards':
        return seals(task);
      case 'splitCoalition': {
        const move = splitAnew(view, seat);
        if (move !== null) return judged(move);
        break;
      }
      default:
    }
  }
  return judged(null);
}

/** The mind for Saludos Amigos!. */
export const saludosAmigosMind: Mind<SaludosAmigos> = judging(saludosAmigos, judge, { replies, wishes });
