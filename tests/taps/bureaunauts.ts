/** What the sentences of Bureaunauts tell people to tap. */
import { tapped, type Taps } from './taps';

const HAND = 'routes/bureaunauts/private/PrivateBoard.dom.test.ts';

export const bureaunautsTaps: Taps = {
  bn_private_order_hint: tapped('a goal, then the rank', HAND, 'moves a goal by a tap on it and a tap on a rank'),
  bn_private_meet_seals: tapped('a choice', HAND, 'seals by one tap, and nothing lights up'),
  bn_step_pick: tapped(
    'a lit card',
    'routes/bureaunauts/steps/steps.dom.test.ts',
    'a loser’s ship is sent to a lit card that is touched first'
  ),
  bn_help_actions_ruling_equal: 'actions that don’t touch each other'
};
