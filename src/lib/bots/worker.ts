/** A worker's whole life: a question in, an answer out, one after the other. */
import { answerTo, type Question } from './answer';

self.onmessage = ({ data }: MessageEvent<Question>) => {
  self.postMessage(answerTo(data, () => performance.now()));
};
