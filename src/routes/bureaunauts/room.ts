/** The lazy room, by one loader: what has come for one of its askers stands at once for the others. */
import { lazy } from '$lib/ui/lazy';

/** What is looked up or shown now and then. */
export const room = lazy(() => import('./lazy'));
export type Room = Awaited<ReturnType<typeof room>>;
