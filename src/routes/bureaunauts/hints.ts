/**
 * What a hint of Bureaunauts says, and how it is picked. What is suggested in a Meeting nobody can advise on. At the table it
 * knows nobody's goals, and says so.
 */
import { targetsOf, type Bureaunauts, type Goal } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { BureaunautsReason, Hints } from '$lib/table/screens';
import { cell, enemyName, listOf, nameOf } from './names';
import { dialledAs } from './private/dialling';

function order([first, ...others]: readonly Goal[]): ReturnType<Hints<Bureaunauts>['say']> {
  if (first === undefined) return null;
  const then =
    others.length === 0 ? [] : [m.bn_hint_then({ goals: listOf(others.map((goal) => m.bn_goal({ goal }))) })];
  return { title: m.bn_hint_first({ goal: m.bn_goal({ goal: first }) }), why: [...then, m.bn_hint_easiest()] };
}

const adviceOf = (what: string | null): string => `[data-advice="${what ?? 'none'}"]`;

export const hints: Hints<Bureaunauts> = {
  say({ move, why }, players, view, seat) {
    const [odds] = (why as readonly BureaunautsReason[]).filter((reason) => reason.kind === 'odds');
    switch (move.kind) {
      case 'file':
        return { title: m.bn_hint_file({ name: nameOf(players, seat) }), why: [m.bn_hint_no_goals()] };
      case 'pass':
        return { title: m.bn_row_pass({ name: nameOf(players, seat) }), why: [m.bn_hint_no_goals()] };
      case 'announce':
        return {
          title: move.action === null ? m.bn_step_no_action() : m.bn_action({ action: move.action }),
          why: [m.bn_hint_no_goals()]
        };
      case 'attack': {
        const target = targetsOf(view, seat).find(({ enemy }) => enemy.kind === move.enemy);
        if (target === undefined) return null;
        return { title: m.bn_step_attack({ enemy: enemyName(target.enemy) }), why: [m.bn_hint_no_goals()] };
      }
      case 'holdFire':
        return { title: m.bn_step_hold(), why: [m.bn_hint_no_goals()] };
      case 'place':
        return {
          title: m.bn_hint_place({ department: m.bn_department({ department: move.department }) }),
          why: odds === undefined ? [] : [m.bn_hint_odds({ percent: Math.round(odds.chance * 100) })]
        };
      case 'plan':
      case 'adjust':
        return order(move.goals);
      case 'reassign':
        return { title: m.bn_hint_take({ goal: m.bn_goal({ goal: move.take }) }), why: [] };
      case 'setPhone':
        return {
          title: move.to === 'stars' ? m.bn_private_seal_stars() : m.bn_private_seal_move({ cell: cell(move.to) }),
          why: (why as readonly BureaunautsReason[]).flatMap((reason) => {
            switch (reason.kind) {
              case 'wins':
                return [m.bn_hint_wins()];
              case 'action':
                return [m.bn_hint_action({ action: m.bn_action({ action: reason.action }) })];
              case 'hidden':
                return [m.bn_hint_hidden()];
              case 'flees':
                return [m.bn_hint_flees()];
              case 'towards':
                return [m.bn_hint_towards({ goal: m.bn_goal({ goal: reason.goal }) })];
              case 'later':
                return [m.bn_hint_later({ goal: m.bn_goal({ goal: reason.goal }) })];
              case 'odds':
                return [];
            }
          })
        };
      default:
        return null;
    }
  },
  pick(move, view, before) {
    const completed = view.viewer === 'onlooker' ? 0 : (view.careers[view.viewer]?.completed ?? 0);
    switch (move.kind) {
      case 'plan':
        return { kind: 'order', goals: move.goals };
      case 'adjust':
        return { kind: 'order', goals: [...(view.ownGoals ?? []).slice(0, completed), ...move.goals] };
      case 'reassign':
        return { kind: 'swap', rank: move.rank, take: move.take };
      case 'setPhone':
        return dialledAs(move.to);
      default:
        return before;
    }
  },
  at(move, seat) {
    switch (move.kind) {
      case 'place':
        return `[data-actor="office:${move.department}"]`;
      case 'file':
      case 'pass':
        return `[data-actor="crew:${String(seat)}"]`;
      case 'announce':
        return adviceOf(move.action);
      case 'attack':
        return adviceOf(move.enemy);
      default:
        return adviceOf(null);
    }
  }
};
