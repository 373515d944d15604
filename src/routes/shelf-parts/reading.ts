/** What the shelf reads once its boxes stand: the games under way, and how safe they are. Loaded after the page. */
export { backupOf, type Backup } from '$lib/shelf/backup';
export { askToPersist, durability, type Durability } from '$lib/shelf/durability';
export { deleteGame, forgetDeleted, readShelf, restoreGame } from '$lib/shelf/list';
