/** What a table shows only when somebody asks for it: one room, loaded as a whole. */
export { default as HelpSheet } from '../../ui/help/HelpSheet.svelte';
export { default as AfterGame } from './AfterGame.svelte';
export { default as AskSound } from './AskSound.svelte';
export { default as Facing } from './Facing.svelte';
export { default as GuideBubble } from './GuideBubble.svelte';
export { default as HintBubble } from './HintBubble.svelte';
export { default as LookPad } from './LookPad.svelte';
export { default as Menu } from './Menu.svelte';
export { default as NoGame } from './NoGame.svelte';
export { default as Notes } from './Notes.svelte';
export { default as PastBar } from './PastBar.svelte';
export { default as Podium } from './Podium.svelte';
export { default as PrivacySheet } from './PrivacySheet.svelte';
export { default as StillLooking } from './StillLooking.svelte';
