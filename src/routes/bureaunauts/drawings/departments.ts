/** How the departments and the kinds of goals look: a colour each, never without its sign. */
import { Amphora, Calculator, FlaskConical, Leaf, Rocket, Shield, Telescope, type IconNode } from 'lucide';
import type { Department, Goal } from '$lib/games/bureaunauts';
import accounting from './pictures/accounting.svg?no-inline';
import exploration from './pictures/exploration.svg?no-inline';
import health from './pictures/health.svg?no-inline';
import research from './pictures/research.svg?no-inline';
import security from './pictures/security.svg?no-inline';

/** How a department looks. Its name: `m.bn_department`, or `m.bn_department_short` where room is scarce. */
export interface DepartmentLook {
  /** Behind white text: at least 4.5 to 1. */
  readonly colour: string;
  /** Of one colour, drawn by lines. */
  readonly sign: IconNode;
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
export const GOAL_LOOKS: Readonly<Record<Goal, { readonly colour: string; readonly sign: IconNode | null }>> = {
  spaceJelly: { colour: '#a01e6b', sign: null },
  lawAndOrder: { colour: '#c7402a', sign: Shield },
  spaceship: { colour: '#2a63ae', sign: Rocket },
  relicHunter: { colour: '#0c6e60', sign: Amphora },
  underBudget: { colour: '#9a5c00', sign: Calculator }
};
