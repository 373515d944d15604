import type { PageLoad } from './$types';

/** Which game is meant: its id stands in the address. */
export const load: PageLoad = ({ url }) => ({ id: url.searchParams.get('game') });
