/** What a seat sees behind the curtain, and what everybody is shown of a move: a room fetched once the table stands. */
import { laySheet } from './drawings/sheet';

export { default as Hand } from './private/PrivateBoard.svelte';
export { show } from './show';

laySheet();
