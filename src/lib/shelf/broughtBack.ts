/** Games that had gone from the browser's store and came back from their second copy: what the shelf asks of them. */
export { agreeOnce, broughtBack, hearBroughtBack } from '../saves/following';
