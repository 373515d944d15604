/** The sentences of Saludos Amigos!: what is asked, what happened, where it stands, in the language of the page. */
import {
  membersOf,
  type Move,
  type News,
  prizeOf,
  type SaludosAmigos,
  type Seat,
  type View
} from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Remarked } from '$lib/table/board';
import type { Player } from '$lib/table/stage';
import type { Learnt, OwnMove, Words } from '$lib/table/words';
import { missingIn, nameOf, namesOf } from './names';
import { endingWords, news } from './news';
import { refusal } from './refusals';
import { statusLine, title } from './status';

export { completeIn } from './status';

type Players = readonly Player[];

/** The names of those the game waits for in this ask. */
function waitingIn(view: View, players: Players, kind: string): string {
  const by = view.asks.find((ask) => ask.kind === kind)?.by ?? [];
  const waiting = by.filter((mover): mover is Seat => mover !== 'table' && !view.done.includes(mover));
  return namesOf(players, waiting);
}

/** What stands, and what is open, with who is missing. */
function talks({ standing, offers }: View, players: Players): string {
  const [offer, other] = offers;
  if (offer === undefined) {
    return standing === null ? m.sa_prompt_talks_open() : m.sa_prompt_talks({ bid: standing.bid });
  }
  const open =
    other === undefined
      ? m.sa_prompt_offer({ bid: offer.bid, missing: missingIn(offer, players) })
      : m.sa_prompt_offers({ count: offers.length });
  return standing === null ? open : `${m.sa_prompt_stands({ bid: standing.bid })} ${open}`;
}

function prompt(view: View, players: Players): string {
  switch (view.phase) {
    case 'draw':
      return view.turn === 1 ? m.sa_prompt_draw_first() : m.sa_prompt_draw();
    case 'dice': {
      const rolling = waitingIn(view, players, 'roll');
      if (rolling !== '') return m.sa_prompt_roll({ names: rolling });
      const deciding = view.rolls.flatMap((_, seat) => (view.stands.includes(seat) ? [] : [seat]));
      return m.sa_prompt_decide({ names: namesOf(players, deciding) });
    }
    case 'talks':
      return talks(view, players);
    case 'calling':
      return m.sa_prompt_calling({ bid: view.standing?.bid ?? 0, names: waitingIn(view, players, 'call') });
    case 'attending': {
      const { pushing = null, asked = null } = view.session ?? {};
      return pushing === null
        ? m.sa_prompt_attend({ name: nameOf(players, asked ?? -1) })
        : m.sa_prompt_push({ name: nameOf(players, pushing) });
    }
    case 'splitting': {
      const { final = null, caller = null } = view.session ?? {};
      return final === null
        ? m.sa_prompt_split({ millions: m.sa_millions({ count: prizeOf(view) }) })
        : m.sa_prompt_final({ name: nameOf(players, caller ?? -1), names: waitingIn(view, players, 'answer') });
    }
    case 'ready':
      return m.sa_prompt_ready();
    case 'cards':
      return m.sa_prompt_cards({ names: waitingIn(view, players, 'cards') });
    case 'revealed':
      return m.sa_prompt_revealed({
        coalition: view.result?.coalition.total ?? 0,
        opposition: view.result?.opposition.total ?? 0
      });
    case 'over':
      return view.ending === null ? '' : endingWords(view.ending, players);
  }
}

/** The asks that want a hand. */
const WAITED_FOR = ['discard', 'push', 'cards'] as const;
const ASKED = [...WAITED_FOR, 'reopen'] as const;

/** What nobody can forget. */
function learnt(news: News): Learnt | null {
  switch (news.kind) {
    case 'rolled':
    case 'rolledAgain':
      return 'dice';
    case 'sectionLaid':
    case 'journalistDrawn':
      return 'tile';
    case 'drew':
      return 'card';
    case 'revealed':
    case 'handsShown':
      return 'opened';
    default:
      return null;
  }
}

const PAY_OUT: OwnMove<SaludosAmigos> = { move: { kind: 'payOut' }, after: 4000 };

/**
 * So long a computer waits with what all of them may do at once, in ms: people have the first word, and read an offer before
 * the next one comes.
 */
const WAITS: Readonly<Partial<Record<Move['kind'], number>>> = {
  roll: 300,
  stand: 300,
  rollAgain: 600,
  offer: 2600,
  nothingMore: 1500,
  call: 1500,
  noSession: 1500,
  attend: 1500,
  stayAway: 1500
};

/** What a computer says to an offer it does not join. */
export function remarkOf({ seat, remark }: Remarked, players: Players): string {
  const name = nameOf(players, seat);
  switch (remark.kind) {
    case 'wants':
      return m.sa_remark_wants({ name, count: remark.count });
    case 'betterOff':
      return m.sa_remark_better_off({ name });
    case 'notLeader':
      return m.sa_remark_not_leader({ name });
  }
}

/** What is chosen at the table by judgement. */
const ADVISED: readonly string[] = ['decide', 'talk', 'call', 'attend', 'split'];

/** All that the table says about a game of Saludos Amigos!. */
export const words: Words<SaludosAmigos> = {
  name: () => m.sa_name(),
  title,
  prompt,
  ask: ({ kind }) => m.sa_ask({ kind: ASKED.find((known) => known === kind) ?? 'reopen' }),
  purpose: ({ kind }) => m.sa_to({ kind: WAITED_FOR.find((known) => known === kind) ?? 'cards' }),
  news,
  learnt,
  isTold: 'always',
  kept: () => m.sa_kept(),
  refusal,
  statusLine,
  byItself: ({ phase }) => (phase === 'revealed' ? PAY_OUT : null),
  advises: ({ asks }) =>
    asks.flatMap(({ kind, by }) =>
      ADVISED.includes(kind) ? by.filter((mover): mover is Seat => mover !== 'table') : []
    ),
  saysAloud: true,
  manners: {
    waits: ({ kind }) => WAITS[kind],
    // What a tile has brought is looked at before the next one is drawn.
    stays: ({ kind }) => (kind === 'drawTile' ? 2600 : undefined),
    interrupts: ({ kind }) => kind === 'offer',
    talks: {
      areOn: ({ phase }) => phase === 'talks',
      answers: (move) => (move.kind === 'seal' ? move.offer : null),
      needs: ({ offers, quiet }) =>
        offers.map(({ id, shares, seals }) => [
          id,
          membersOf(shares).filter((seat) => !seals.includes(seat) && !quiet.includes(seat))
        ])
    }
  },
  halves: {
    isFor: ({ kind }) => kind === 'cards',
    stakes: (view, players) => ({ question: title(view, players) }),
    takeBack: { kind: 'reopen' }
  }
};
