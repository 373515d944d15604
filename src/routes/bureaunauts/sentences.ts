/** The sentences that may come after the table: what happened, and why not. */
export { news } from './news';
export { refusal } from './refusals';
