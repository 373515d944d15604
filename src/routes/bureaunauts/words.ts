/** The sentences of Bureaunauts: what is asked, what happened, where it stands, in the language of the page. */
import {
  enemiesAt,
  meetingNow,
  topOf,
  voteOdds,
  type Bureaunauts,
  type Goal,
  type News,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import type { Learnt, OwnMove, Words } from '$lib/table/words';
import { cell, enemyName, listOf, nameOf, namesOf } from './names';
import { news } from './news';
import { refusal } from './refusals';
import { statusLine, title, waiting } from './status';
import { announcing, declaring, fighting } from './steps/acts';

type Players = readonly Player[];

/** The names of those who seal something still. */
function sealing(view: View, players: Players, all: readonly Seat[]): string {
  return namesOf(
    players,
    all.filter((seat) => !view.done.includes(seat))
  );
}

/** What a completed goal is called. */
function rewarded(goal: Goal | null | undefined): string {
  return goal === null || goal === undefined ? '' : m.bn_goal({ goal });
}

function prompt(view: View, players: Players): string {
  if (view.elected !== null) return m.bn_elected_by({ by: view.elected.by });
  const top = waiting(view);
  switch (top?.kind) {
    case 'plans':
      return m.bn_prompt_planning({ names: sealing(view, players, [...players.keys()]) });
    case 'declare':
      return m.bn_prompt_declare({ period: view.period, round: view.round, name: nameOf(players, top.seat) });
    case 'phones':
      return m.bn_prompt_phones({ names: sealing(view, players, view.filers) });
    case 'announce':
      return m.bn_prompt_announce();
    case 'act':
      return m.bn_prompt_private();
    case 'influence':
      return m.bn_prompt_influence({ why: top.why, goal: rewarded(view.careers[top.seat]?.goals[top.rank ?? -1]) });
    case 'attack': {
      if (fighting(view, players).length > 1) return m.bn_prompt_fights({ name: nameOf(players, top.seat) });
      const ship = view.careers[top.seat]?.ship;
      const at = ship?.kind === 'card' ? ship.cell : 0;
      return m.bn_prompt_attack({ cell: cell(at), enemies: listOf(enemiesAt(view, at).map(enemyName)) });
    }
    case 'displace':
      return m.bn_prompt_displace({ cell: cell(top.cell) });
    case 'meeting': {
      const names = sealing(view, players, meetingNow(top));
      if (top.shown === null) return m.bn_prompt_meeting({ names });
      return top.undecided > 0 ? m.bn_prompt_meeting_again({ names }) : m.bn_prompt_meeting_tied({ names });
    }
    case 'vote':
    case undefined:
      // Of the drawing whose cards lie there: the next one begins with its first card.
      return m.bn_prompt_vote({ number: Math.max(1, view.votes.length) });
  }
}

/** The asks that want a hand. */
const WAITED_FOR = ['plan', 'phone', 'reassign', 'adjust', 'meet'] as const;
const ASKED = [...WAITED_FOR, 'reopen'] as const;

/** What nobody can forget. */
function learnt(news: News): Learnt | null {
  switch (news.kind) {
    case 'lotsDrawn':
      return 'lots';
    case 'drewGoals':
    case 'jelliesDrifted':
    case 'voteCard':
      return 'card';
    case 'phonesShown':
    case 'meetingShown':
      return 'opened';
    case 'landed':
      return news.flipped === null ? null : 'opened';
    default:
      return null;
  }
}

const TURN: OwnMove<Bureaunauts> = { move: { kind: 'turnCard' }, after: 1200 };

/** Is a drawing under way whose other cards can't change any more what it comes to? */
export function isDecided(view: View): boolean {
  if (view.votes.at(-1)?.verdict !== null) return false;
  const { wins, soft, nobody } = voteOdds(view);
  // Chances that were added up.
  return Math.max(nobody, ...wins, ...soft) > 1 - 1e-9;
}

/** All that the table says about a game of Bureaunauts. */
export const words: Words<Bureaunauts> = {
  name: () => m.bn_name(),
  title,
  prompt,
  ask({ kind }, view) {
    const top = topOf(view);
    if (kind === 'meet' && top?.kind === 'meeting' && top.shown !== null) return m.bn_ask({ kind: 'meetAgain' });
    return m.bn_ask({ kind: ASKED.find((known) => known === kind) ?? 'reopen' });
  },
  purpose: ({ kind }) => m.bn_to({ kind: WAITED_FOR.find((known) => known === kind) ?? 'plan' }),
  news,
  learnt,
  // The terminal tells it.
  isTold: 'always',
  kept: ({ kind }) => m.bn_kept({ kind }),
  refusal,
  statusLine,
  advises(view, players) {
    const top = topOf(view);
    switch (top?.kind) {
      case 'declare':
        return declaring(view, players);
      case 'announce':
        return announcing(view, players);
      case 'attack':
      case 'influence':
        return [top.seat];
      default:
        return [];
    }
  },
  byItself: (view) => (topOf(view)?.kind === 'vote' && isDecided(view) ? TURN : null),
  halves: {
    isFor: ({ kind }) => kind === 'meet',
    stakes: (view, players) => {
      const top = topOf(view);
      const note = top?.kind === 'meeting' ? m.bn_private_meet_stake({ about: top.about.kind }) : '';
      return { question: title(view, players), note };
    },
    takeBack: { kind: 'reopen' }
  }
};
