import type { Reroute } from '@sveltejs/kit';
import { resolve } from '$app/paths';

/** `/index.de` is the shelf, as it is first seen in that language: the service worker answers with it. */
const INDEX = /\/index\.[a-z]{2}$/;

/** An address that can't be decoded leads where every wrong address leads: to the page that says there is nothing here. */
export const reroute: Reroute = ({ url }) => {
  try {
    decodeURI(url.pathname);
    return INDEX.test(url.pathname) ? resolve('/') : undefined;
  } catch {
    return '/nothing-here';
  }
};
