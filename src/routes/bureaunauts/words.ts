/** The sentences of Bureaunauts: what is asked, what happened, where it stands, in the language of the page. */
import {
  enemiesAt,
  meetingNow,
  topOf,
  type Bureaunauts,
  type News,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import type { Learnt, Words } from '$lib/table/words';
import { cell, enemyName, listOf, namesOf } from './names';
import { news, pieces } from './news';
import { refusal } from './refusals';
import { spans } from './spans';
import { statusLine, title, waiting } from './status';

type Players = readonly Player[];

/** The names of those who seal something still. */
function sealing(view: View, players: Players, all: readonly Seat[]): string {
  return namesOf(
    players,
    all.filter((seat) => !view.done.includes(seat))
  );
}

/** Which drawing of the vote is under way, or comes next. */
function drawing({ votes }: View): number {
  return votes.length + (votes.at(-1)?.verdict === null ? 0 : 1);
}

function prompt(view: View, players: Players): string {
  if (view.elected !== null) return m.bn_elected_by({ by: view.elected.by });
  const top = waiting(view);
  switch (top?.kind) {
    case 'plans':
      return m.bn_prompt_planning({ names: sealing(view, players, [...players.keys()]) });
    case 'declare':
      return m.bn_prompt_declare({ period: view.period, round: view.round });
    case 'phones':
      return m.bn_prompt_phones({ names: sealing(view, players, view.filers) });
    case 'announce':
      return m.bn_prompt_announce();
    case 'act':
      return m.bn_prompt_private();
    case 'influence':
      return m.bn_prompt_influence({ why: top.why });
    case 'attack': {
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
      return m.bn_prompt_vote({ number: drawing(view) });
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

/** Who has sealed, header and desk say; a card of the vote lies there; several things the desk tells one after the other. */
function isTold({ kind }: News, _: View, fresh: readonly News[]): boolean {
  return kind === 'sealed' || kind === 'voteCard' || kind === 'voteCounted' || pieces(fresh).length > 1;
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
  spans,
  isTold,
  kept: ({ kind }) => m.bn_kept({ kind }),
  refusal,
  statusLine,
  isForHalves: ({ kind }) => kind === 'meet'
};
