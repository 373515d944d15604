/** What is shown only when somebody asks for it, or has not played before. */
export * as tips from './guide/tips';
export { help } from './help/help';
export { default as Secrets } from './private/Secrets.svelte';
