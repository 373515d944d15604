/** A game of this table put into a file. It comes with the table: a device that keeps nothing may have no network either. */
import { fileOf, writeGame } from '../saves/file';
import { serialize, type Save } from '../saves/records';

/** A file with this game alone, as the shelf of another tablet takes it in. `box`: what stands on its box. */
export function fileOfGame(save: Save, box: string): File {
  return fileOf([writeGame(serialize(save))], { box, title: save.summary.title }, Date.now());
}
