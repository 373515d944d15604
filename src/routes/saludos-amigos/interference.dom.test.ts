import { pagesKeepTheLaw } from '../../../tests/laws/pages';
import { saludosAmigosSubject } from '../../../tests/laws/saludos-amigos.subject';
import { screens } from './screens';

pagesKeepTheLaw(
  { subject: saludosAmigosSubject, screens, options: {} },
  {
    same: { seats: [2, 3], every: 30, pairs: 14, different: 0.3 },
    hands: { seats: [2], every: 12 },
    names: { seats: [4], every: 60 }
  }
);
