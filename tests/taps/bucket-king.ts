/** What the sentences of The Bucket King tell people to tap. */
import { tapped, type Taps } from './taps';

const PILE = tapped(
  'the pile',
  'routes/bucket-king/TableBoard.dom.test.ts',
  'lets whoever may draw tap the pile, and nobody else'
);
const BUILD = 'routes/bucket-king/private/BuildBoard.dom.test.ts';
const GOES = tapped(
  'the bucket that goes',
  'routes/bucket-king/private/HandBoard.dom.test.ts',
  'keeps the larger part of a pyramid that is split, unless the other one is touched'
);

export const bucketKingTaps: Taps = {
  bk_guide_may_draw: PILE,
  bk_hand_note_tap: PILE,
  bk_hand_touch: GOES,
  bk_hand_touch_any: GOES,
  bk_help_forget_1: PILE,
  bk_help_forget_ruling_empty: PILE,
  new_draw_or_lose_text: PILE,
  bk_build_hint: tapped('two buckets', BUILD, 'swaps two buckets, and takes one back to the cart'),
  bk_build_hint_held: tapped('its place', BUILD, 'puts a bucket from the cart in its place')
};
