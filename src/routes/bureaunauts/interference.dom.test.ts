import { pagesKeepTheLaw } from '../../../tests/laws/pages';
import { bureaunautsSubject } from '../../../tests/laws/bureaunauts.subject';
import { screens } from './screens';

pagesKeepTheLaw(
  { subject: bureaunautsSubject, screens, options: { budget: 3, closing: 12 } },
  {
    same: { seats: [2, 3], every: 60, pairs: 8, different: 0.85 },
    hands: { seats: [3], every: 60 },
    names: { seats: [4], every: 150 }
  }
);
