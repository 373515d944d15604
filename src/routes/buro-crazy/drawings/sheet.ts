/** The sheet of cards in the page: it is the same whatever lies where, and whatever anybody holds. */
import { mount } from 'svelte';
import MemoSheet from './MemoSheet.svelte';

let isLaid = false;

/** Lays it there, once: with what opens hands, or for the first card that is drawn before. */
export function laySheet(): void {
  // Not where there is no page: what only asks for the names of topics is tested without one.
  if (isLaid || typeof document === 'undefined') return;
  isLaid = true;
  mount(MemoSheet, { target: document.body });
}
