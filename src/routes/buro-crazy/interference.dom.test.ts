import { pagesKeepTheLaw } from '../../../tests/laws/pages';
import { buroCrazySubject } from '../../../tests/laws/buro-crazy.subject';
import { screens } from './screens';

pagesKeepTheLaw(
  { subject: buroCrazySubject, screens, options: {} },
  {
    same: { seats: [3], every: 9, pairs: 7, different: 0.8 },
    hands: { seats: [3], every: 16 },
    names: { seats: [4], every: 20 }
  }
);
