/** What the table does not show at first, in pieces that come by themselves once it stands. */
import type { Component } from 'svelte';
import { topOf, type Pending, type View } from '$lib/games/bureaunauts';
import { piece, type Piece } from '$lib/ui/pieces';
import { sentences } from './said.svelte';
import type { StepProps } from './steps/step';

type Step = Piece<{ readonly default: Component<StepProps> }>;

/** What is chosen in sight of all. */
const STEPS: Partial<Record<Pending['kind'], Step>> = {
  declare: piece(() => import('./steps/Declare.svelte')),
  announce: piece(() => import('./steps/Announce.svelte')),
  attack: piece(() => import('./steps/Attack.svelte')),
  influence: piece(() => import('./steps/Influence.svelte')),
  displace: piece(() => import('./steps/Displace.svelte'))
};

/** Who chooses in secret, and who has sealed. */
const wait: Step = piece(() => import('./steps/Waiting.svelte'));

/** What the table waits for now. */
export function stepOf(view: View): Step {
  const top = topOf(view);
  return (top === null ? undefined : STEPS[top.kind]) ?? wait;
}

/** What a move brought about, one thing after the other. */
export const show = piece(() => import('./steps/ShowStrip.svelte'));

/** A card of the map that was touched. */
export const note = piece(() => import('./table/CellNote.svelte'));

/** The vote as a show, and its end. */
export const vote = piece(() => import('./steps/VoteBoard.svelte'));

/** What a turn needs of it. */
export const soon = [sentences, wait, ...Object.values(STEPS), show, note, vote];
