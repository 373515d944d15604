import { pagesKeepTheLaw } from '../../../tests/laws/pages';
import { bucketKingSubject } from '../../../tests/laws/subjects';
import { screens } from './screens';

pagesKeepTheLaw(
  { subject: bucketKingSubject, screens, options: { drawOrLose: true } },
  {
    same: { seats: [2, 3, 4, 2], every: 6, pairs: 30, different: 0.85 },
    hands: { seats: [2], every: 8 },
    names: { seats: [4], every: 12 }
  }
);
