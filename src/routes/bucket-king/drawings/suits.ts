import type { Suit } from '$lib/games/bucket-king';

/** How a suit is painted: its colour, the shade of it, the tint behind it, and the ink of numbers on that tint. */
export interface SuitLook {
  readonly colour: string;
  readonly shade: string;
  readonly tint: string;
  readonly number: string;
}

/** The colours of the five animals. Colour never stands alone: the animal is always drawn with it. */
export const SUIT_LOOKS: Readonly<Record<Suit, SuitLook>> = {
  horse: { colour: '#2A63AE', shade: '#173C73', tint: '#CFE0F5', number: '#173C73' },
  bull: { colour: '#BE3A2B', shade: '#7A1C13', tint: '#F7D2C9', number: '#7A1C13' },
  sheep: { colour: '#F4EEE2', shade: '#8D8371', tint: '#FFFDF8', number: '#3B352E' },
  pig: { colour: '#E7739C', shade: '#93365A', tint: '#FCE0E9', number: '#7A2440' },
  chicken: { colour: '#F3BC2B', shade: '#9A6A00', tint: '#FDEFC4', number: '#5C3F00' }
};
