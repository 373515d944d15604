/** What somebody remembers of the plans of others: goals are reassigned in sight of all. (rules: What is secret) */
import type { Recall, Seat } from '../../kernel/game';
import { PLAN } from './goals';
import type { Goal } from './pieces';
import type { Inside } from './state';

/** What is known of a plan. Goals that lie open are in the view, and no longer here. */
export interface KnownPlan {
  /** By rank: the goal that lies there face down; null where it is not known. */
  readonly at: readonly (Goal | null)[];
  /** Goals that are in the plan, at ranks nobody knows: those the owner has put in another order. */
  readonly loose: readonly Goal[];
}

/** What the news taught one viewer. */
export interface Known {
  /** By seat. */
  readonly plans: readonly KnownPlan[];
}

const NO_RANKS: readonly null[] = Array.from({ length: PLAN }, () => null);
const NOTHING: KnownPlan = { at: NO_RANKS, loose: [] };

/** The list without one of these, if there is one. */
function lessOne(goals: readonly Goal[], goal: Goal): readonly Goal[] {
  const at = goals.indexOf(goal);
  return at < 0 ? goals : goals.toSpliced(at, 1);
}

/** The same for everybody, but that nobody needs it of the own plan. */
export const recall: Recall<Inside> = {
  none: (view) => ({ plans: view.careers.map(() => NOTHING) }),
  heard(known, news) {
    const withPlan = (seat: Seat, change: (plan: KnownPlan) => KnownPlan): Known => ({
      plans: known.plans.with(seat, change(known.plans[seat] ?? NOTHING))
    });
    switch (news.kind) {
      case 'reassigned':
        return withPlan(news.seat, ({ at, loose }) => ({
          at: at.with(news.rank, news.taken),
          // What was given may be one of those, if it lay at a rank nobody knew.
          loose: at[news.rank] === null ? lessOne(loose, news.given) : loose
        }));
      case 'adjusted':
        return withPlan(news.seat, ({ at, loose }) => ({
          at: NO_RANKS,
          loose: [...loose, ...at.filter((goal) => goal !== null)]
        }));
      case 'goalCompleted':
        return withPlan(news.seat, ({ at, loose }) => ({
          at: at.with(news.rank, null),
          loose: at[news.rank] === null ? lessOne(loose, news.goal) : loose
        }));
      default:
        return known;
    }
  }
};
