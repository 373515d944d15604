import type { Reroute } from '@sveltejs/kit';

/** An address that can't be decoded leads where every wrong address leads: to the page that says there is nothing here. */
export const reroute: Reroute = ({ url }) => {
  try {
    decodeURI(url.pathname);
    return undefined;
  } catch {
    return '/nothing-here';
  }
};
