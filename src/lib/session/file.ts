/** A game of this table put into a file. Loaded when it is asked for. */
import { fileOf, writeGame } from '../saves/file';
import type { Save } from '../saves/saves';
import { stampedSave } from '../saves/stamp';

/** A file with this game alone, as the shelf of another tablet takes it in. `box`: what stands on its box. */
export function fileOfGame(save: Save, box: string): File {
  return fileOf([writeGame(stampedSave(save))], { box, title: save.summary.title }, Date.now());
}
