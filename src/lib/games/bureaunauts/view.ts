/** What a viewer may see and hear. The only way out of a state. (rules: What is secret) */
import type { Outcome, Viewer } from '../../kernel/game';
import { asksIn } from './asks';
import type { News } from './news';
import type { State } from './state';
import type { View } from './types';

/** The table as the viewer may see it: all that lies open, and the viewer's own plan, Phone and choice. */
export function viewOf(state: State, viewer: Viewer): View {
  const own = viewer === 'onlooker' ? null : viewer;
  return {
    viewer,
    seats: state.seats,
    asks: asksIn(state),
    done: state.done,
    outcome: outcomeOf(state),
    options: state.options,
    phase: state.phase,
    period: state.period,
    round: state.round,
    starter: state.starter,
    cards: state.cards,
    jellies: state.jellies,
    supply: state.supply,
    jellyUsed: state.jellyUsed,
    careers: state.careers,
    pool: state.pool,
    piles: state.piles,
    firsts: state.firsts,
    reached: state.reached,
    paperwork: state.paperwork,
    filers: state.filers,
    phones: state.phones,
    announced: state.announced,
    contests: state.contests,
    pending: state.pending,
    quiet: state.quiet,
    voteFollows: state.voteFollows,
    voteReason: state.voteReason,
    votes: state.votes,
    elected: state.elected,
    ownGoals: own === null ? null : (state.plans[own] ?? null),
    ownPhone: own === null ? null : (state.dialled[own] ?? null),
    ownChoice: own === null ? null : (state.choices[own] ?? null)
  };
}

/** The CEO comes first; nobody is ahead of anybody among the others. (rules: The vote) */
function outcomeOf({ elected, careers }: State): Outcome | null {
  if (elected === null) return null;
  const others = [...careers.keys()].filter((seat) => seat !== elected.seat);
  return { places: [[elected.seat], others] };
}

/** What the viewer may learn of a piece of news: goals drawn are their owner's alone. */
export function hear(news: News, viewer: Viewer): News | null {
  return news.kind === 'drewGoals' && news.seat !== viewer ? null : news;
}
