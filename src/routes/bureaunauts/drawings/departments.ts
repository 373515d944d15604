/** How the departments and the kinds of goals look: a colour each, never without its sign. */
import Amphora from '@lucide/svelte/icons/amphora';
import Calculator from '@lucide/svelte/icons/calculator';
import FlaskConical from '@lucide/svelte/icons/flask-conical';
import Leaf from '@lucide/svelte/icons/leaf';
import Rocket from '@lucide/svelte/icons/rocket';
import Shield from '@lucide/svelte/icons/shield';
import Telescope from '@lucide/svelte/icons/telescope';
import type { Component } from 'svelte';
import type { Department, Goal } from '$lib/games/bureaunauts';
import accounting from './pictures/accounting.svg?no-inline';
import exploration from './pictures/exploration.svg?no-inline';
import health from './pictures/health.svg?no-inline';
import research from './pictures/research.svg?no-inline';
import security from './pictures/security.svg?no-inline';

/** A sign of one colour, drawn by lines. */
export type Sign = Component<{ size?: number | string; strokeWidth?: number | string }>;

/** How a department looks. Its name: `m.bn_department`, or `m.bn_department_short` where room is scarce. */
export interface DepartmentLook {
  /** Behind white text: at least 4.5 to 1. */
  readonly colour: string;
  readonly sign: Sign;
  /** The address of the picture of its head, sign included, 88 by 78. */
  readonly head: string;
}

export const DEPARTMENT_LOOKS: Readonly<Record<Department, DepartmentLook>> = {
  health: { colour: '#0c7a5a', sign: Leaf, head: health },
  security: { colour: '#c7402a', sign: Shield, head: security },
  research: { colour: '#7a3e8e', sign: FlaskConical, head: research },
  exploration: { colour: '#2a6fc0', sign: Telescope, head: exploration },
  accounting: { colour: '#9a5c00', sign: Calculator, head: accounting }
};

/** How a kind of goal looks; null for Space Jelly, whose sign is a Jelly. Its name: `m.bn_goal`. */
export const GOAL_LOOKS: Readonly<Record<Goal, { readonly colour: string; readonly sign: Sign | null }>> = {
  spaceJelly: { colour: '#a01e6b', sign: null },
  lawAndOrder: { colour: '#c7402a', sign: Shield },
  spaceship: { colour: '#2a63ae', sign: Rocket },
  relicHunter: { colour: '#0c6e60', sign: Amphora },
  underBudget: { colour: '#9a5c00', sign: Calculator }
};
