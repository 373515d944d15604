/**
 * Where the table's sounds are asked for: by the scenes of its show, and by the gate of whoever opens a hand. An open hand
 * asks for none: how often it sounded would tell how much is in it.
 */
import { sound } from '../settings/sound.svelte';
import { lazy } from '../ui/lazy';
import type { Cue } from './show/scene';
import type { Synth } from './show/synth';

const synthesiser = lazy(() => import('./show/synth'));

/** Makes the sounds; null while there are none. */
let synth: Synth | null = null;

/** Has this table make sounds while they are wanted. For an effect; returns how to end it. */
export function heedCues(): (() => void) | undefined {
  if (sound.current !== 'on') return;
  let end = (): void => undefined;
  let isOver = false;
  const begin = async (): Promise<void> => {
    const come = await synthesiser();
    if (isOver) return;
    synth = come.synth;
    end = synth.heed();
  };
  // Without its sounds a game is played all the same.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    synth = null;
    end();
  };
}

/** Makes a sound, if they are wanted. Returns how to stop it before its time. */
export function cue(name: Cue): () => void {
  return synth?.play(name) ?? (() => undefined);
}
