/** The three suggestions of a Meeting as pictures, and the colours they stand on. A colour never goes without its picture. */
import type { Choice } from '$lib/games/bureaunauts';
import golf from './pictures/golf.svg?no-inline';
import happyHour from './pictures/happyHour.svg?no-inline';
import poker from './pictures/poker.svg?no-inline';

/** How a choice looks: a picture of 168 by 168, its ground, and the colour of its edge and of words on the ground. */
export interface ChoiceLook {
  readonly picture: string;
  readonly ground: string;
  readonly colour: string;
}

export const CHOICE_LOOKS: Readonly<Record<Choice, ChoiceLook>> = {
  happyHour: { picture: happyHour, ground: '#3a1236', colour: '#ff7fc0' },
  golf: { picture: golf, ground: '#123b33', colour: '#7df0b0' },
  poker: { picture: poker, ground: '#2a2060', colour: '#ffc65a' }
};
