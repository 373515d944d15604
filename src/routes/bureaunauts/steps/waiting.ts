/** What the terminal says of what is waited for, once it has told what happened. */
import { meetingNow, MOST_ROUNDS, topOf, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { listOf, nameOf, namesOf } from '../names';

/** What a Meeting has come to so far, or who places a card. */
export function waitingWords(view: View, players: readonly Player[]): readonly string[] {
  const top = topOf(view);
  if (top?.kind === 'meeting') {
    const said: string[] = [];
    const shown = top.shown?.map(({ seat, choice }) =>
      m.bn_phone_of({ name: nameOf(players, seat), to: m.bn_choice({ choice }) })
    );
    if (shown !== undefined) said.push(m.bn_news_shown({ list: listOf(shown) }));
    // Group after group, the one ahead first: "Anna › Ben and Clara".
    if (top.groups.length > 1) {
      said.push(m.bn_step_groups({ list: top.groups.map((group) => namesOf(players, group)).join(' › ') }));
    }
    if (top.undecided > 0) said.push(m.bn_step_undecided({ count: top.undecided, most: MOST_ROUNDS }));
    if (meetingNow(top).length < top.seats.length) {
      said.push(m.bn_step_meet_now({ names: namesOf(players, meetingNow(top)) }));
    }
    return said;
  }
  if (top?.kind !== 'influence') return [];
  return [m.bn_step_influence_left({ name: nameOf(players, top.seat), count: view.careers[top.seat]?.influence ?? 0 })];
}
