/** What is shown only when somebody asks for it, has not played before, is promoted, votes, or has played to the end. */
export * as tips from './guide/tips';
export { ending } from './end/ending';
export { help } from './help/help';
export { hints } from './hints';
export { default as Promotion } from './drawings/Promotion.svelte';
export { default as ReassignBoard } from './private/ReassignBoard.svelte';
export { default as Secrets } from './private/Secrets.svelte';
export { spans } from './spans';
export { default as VoteOdds } from './steps/VoteOdds.svelte';
export { default as CellNote } from './table/CellNote.svelte';
export { default as Papers } from './table/Papers.svelte';
