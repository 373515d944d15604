import { lazy } from '../ui/lazy';

/** What a table shows only when somebody asks for it. */
export const more = lazy(() => import('./lazy'));
