/** Games that had gone from the browser's store and came back from its mirror: what the shelf asks of them. */
export { acknowledgeRestored, agreeOnce, restoredCount } from '../saves/saves';
