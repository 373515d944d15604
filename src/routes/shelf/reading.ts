/** What the shelf reads once its boxes stand: the games under way, and how safe they are. Loaded after the page. */
export { backupOf } from '$lib/shelf/backup';
export { askToPersist, durability } from '$lib/shelf/durability';
export { forgetDeleted, glanceOf, readShelf, readDetails, unreadOf } from '$lib/shelf/list';
export { unsoundOf } from '$lib/shelf/sound';
export { acknowledgeRestored, agreeOnce, restoredCount } from '$lib/shelf/restored';
