/** Lays the sheet of cards into the page, once: it is the same whatever lies where, and whatever anybody holds. */
import { mount } from 'svelte';
import MemoSheet from './MemoSheet.svelte';

// Not where there is no page: what only asks for the names of topics is tested without one.
if (typeof document !== 'undefined') mount(MemoSheet, { target: document.body });
