/** What a seat sees behind the curtain: a room of its own, fetched once the table stands. */
export { default as Hand } from './private/PrivateBoard.svelte';
