/** The second copy of all games that some browsers let us keep: what the shelf asks of it. */
export { agreeOnce, broughtBack, hearBroughtBack } from '../saves/following';
