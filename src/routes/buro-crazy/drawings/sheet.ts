/** The sheet of cards in the page: it is the same whatever lies where, and whatever anybody holds. */
import { mount } from 'svelte';
import { BACK_ID } from './memos';
import MemoSheet from './MemoSheet.svelte';

/** Lays it there, once: with what opens hands, or for the first card that is drawn before. */
export function laySheet(): void {
  if (typeof document === 'undefined' || document.getElementById(BACK_ID) !== null) return;
  mount(MemoSheet, { target: document.body });
}
