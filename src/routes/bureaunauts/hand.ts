/** What a seat sees behind the curtain, and what everybody is shown of a move: a room fetched once the table stands. */
export { default as Hand } from './private/PrivateBoard.svelte';
export { show } from './show';
