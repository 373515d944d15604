/** What the shelf shows only when it has to, or somebody asks for it: one room, loaded as a whole. */
export { default as NoticeSheet } from './NoticeSheet.svelte';
export { default as UnreadGame } from './UnreadGame.svelte';
export { default as UnreadGames } from './UnreadGames.svelte';
export { default as OpenedDialog } from './OpenedDialog.svelte';
