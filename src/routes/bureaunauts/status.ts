/** Whose turn it is, and where a game stands, in one line: all that the shelf says about a game of Bureaunauts. */
import { topOf, type Pending, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { aboutWords, nameOf } from './names';
import { announcing, fighting } from './steps/acts';

type Players = readonly Player[];

/** What the table waits for: only what asks somebody waits on top. (rules: A fiscal period) */
type Waiting = Extract<
  Pending,
  {
    kind:
      'plans' | 'declare' | 'phones' | 'announce' | 'act' | 'influence' | 'attack' | 'displace' | 'meeting' | 'vote';
  }
>;

/** What the table waits for; null once the Galactic CEO is found. */
export function waiting(view: View): Waiting | null {
  return topOf(view) as Waiting | null;
}

/** Whose turn it is. */
export function title(view: View, players: Players): string {
  if (view.elected !== null) return m.bn_title_over({ name: nameOf(players, view.elected.seat) });
  const top = waiting(view);
  const name = top !== null && 'seat' in top ? nameOf(players, top.seat) : '';
  switch (top?.kind) {
    case 'plans':
      return m.bn_title_planning();
    case 'declare':
      return m.bn_title_declare();
    case 'phones':
      return m.bn_title_phones();
    case 'announce':
      return announcing(view, players).length > 1 ? m.bn_title_announcing() : m.bn_title_announce({ name });
    case 'act':
      return top.action === 'adjust' ? m.bn_title_adjust({ name }) : m.bn_title_reassign({ name });
    case 'influence':
      return m.bn_title_influence({ name });
    case 'attack':
      return fighting(view, players).length > 1 ? m.bn_title_fights() : m.bn_title_attack({ name });
    case 'displace':
      return m.bn_title_displace({ name, loser: nameOf(players, top.loser) });
    case 'meeting':
      return m.bn_title_meeting(aboutWords(top.about));
    case 'vote':
    case undefined:
      return m.bn_title_vote();
  }
}

/** Where the game stands, for the shelf. */
export function statusLine(view: View, players: Players): string {
  const now = title(view, players);
  return view.period === 0 || view.elected !== null ? now : m.bn_standing({ period: view.period, title: now });
}
