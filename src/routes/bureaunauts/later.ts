/** What the table does not show at first, in pieces that come by themselves once it stands. */
import type { Component } from 'svelte';
import { topOf, type Pending, type View } from '$lib/games/bureaunauts';
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece, type Piece } from '$lib/ui/pieces';
import { sentences } from './said.svelte';
import type { StepProps } from './steps/step';

type Step = Piece<{ readonly default: Component<StepProps> }>;

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

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

/** The help for the moment, fetched when it is first asked for. */
export const help = piece(() => import('./help/Help.svelte'));

/** What one seat kept secret, for the look back after the game. */
export const secrets = piece(() => import('./private/Secrets.svelte'));

const ALL = [sentences, wait, ...Object.values(STEPS), show, note, hand, vote];

/** Fetches all that the game needs. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches all that the game needs as soon as the board has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
