/** What the sentences of Büro Crazy tell people to tap. */
import { tapped, type Taps } from './taps';

const CARDS = tapped(
  'cards',
  'routes/buro-crazy/private/BidBoard.dom.test.ts',
  'counts what is in the envelope and seals it'
);

export const buroCrazyTaps: Taps = { bc_bid_hint: CARDS };
