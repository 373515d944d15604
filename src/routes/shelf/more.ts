import { lazy } from '$lib/ui/lazy';

/** What the shelf shows only when it has to, or somebody asks for it. */
export const more = lazy(() => import('./lazy'));
