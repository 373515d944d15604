/** What is shown only when somebody asks for it, has not played before, or has played to the end. */
export * as tips from './guide/tips';
export { ending } from './end/ending';
export { help } from './help/help';
export { hints } from './hints';
export { default as Secrets } from './private/Secrets.svelte';
export { spans } from './spans';
