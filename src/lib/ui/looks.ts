/** The seven looks of a seat. A colour never goes without its emblem. */

/** One look: colours as CSS values, and an emblem of our own in a 24 by 24 box. */
export interface Look {
  readonly id: 'key' | 'moon' | 'bell' | 'clover' | 'acorn' | 'anchor' | 'mushroom';
  readonly colour: string;
  /** The darker lower edge; also a name set in its colour on paper. */
  readonly edge: string;
  /** A pale tint; also a name set in its colour on dark ground. */
  readonly light: string;
  /** The emblem on the colour. */
  readonly ink: string;
  /** Text on the colour. */
  readonly text: string;
  /** Path data, each filled by the even-odd rule. */
  readonly emblem: readonly string[];
}

const WHITE = '#fff';
const INK = '#2b1d12';
const disc = (x: number, y: number, r: number): string =>
  `M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0Z`;

/** By number, 0 to 6, as seats and saves know them. */
export const LOOKS = [
  {
    id: 'key',
    colour: '#c7402a',
    edge: '#8e2615',
    light: '#f6d3c8',
    ink: WHITE,
    text: WHITE,
    emblem: [
      'M11.2 2.5a5.6 5.6 0 0 1 1.6 10.97V21a1 1 0 0 1-1 1H10.6a1 1 0 0 1-1-1v-7.53A5.6 5.6 0 0 1 11.2 2.5Zm0 3.2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
      'M12.4 15h4.2v2.6h-4.2zM12.4 18.9h5.4v2.8h-5.4z'
    ]
  },
  {
    id: 'moon',
    colour: '#1d3974',
    edge: '#10224c',
    light: '#cfe0f3',
    ink: WHITE,
    text: WHITE,
    emblem: ['M14.8 2.2A10 10 0 1 0 22 15.6 8.6 8.6 0 0 1 14.8 2.2Z']
  },
  {
    id: 'bell',
    colour: '#edb421',
    edge: '#7a5600',
    light: '#fbebbc',
    ink: INK,
    text: INK,
    emblem: [
      'M12 1.8a1.9 1.9 0 0 1 1.9 1.9v.5c3 .9 4.6 3.5 4.6 6.8v4.2l2.1 2.6v1.4H3.4v-1.4l2.1-2.6V11c0-3.3 1.6-5.9 4.6-6.8v-.5A1.9 1.9 0 0 1 12 1.8Z',
      'M9 20.2h6a3 2.6 0 0 1-6 0Z'
    ]
  },
  {
    id: 'clover',
    colour: '#0c806a',
    edge: '#065445',
    light: '#c6e5de',
    ink: WHITE,
    text: WHITE,
    emblem: [
      disc(7.6, 7, 4.5),
      disc(16.4, 7, 4.5),
      disc(7.6, 14.2, 4.5),
      disc(16.4, 14.2, 4.5),
      'M9 8h6v6H9z',
      'M11 13h2.2c.2 4 1.6 6.6 4.6 8.4l-1.6 1.4c-3.6-1.8-5-5-5.2-9.8Z'
    ]
  },
  {
    id: 'acorn',
    colour: '#aa51bd',
    edge: '#752f84',
    light: '#e8d3ee',
    ink: WHITE,
    text: WHITE,
    emblem: [
      'M6.5 5.6C9 2.5 12.7 3.1 15.9 5.2L17.2 3.3L19.4 5L17.8 6.7C20.6 9.3 22.2 12.8 19.7 16Z',
      'M5.5 6.8L18.7 17.2C15.6 21 10.7 22 5.4 21.6C3.6 16.6 2.9 11.3 5.5 6.8Z'
    ]
  },
  {
    id: 'anchor',
    colour: '#8cc6ea',
    edge: '#22597c',
    light: '#e1f1fb',
    ink: INK,
    text: INK,
    emblem: [
      'M12 1.8a3.2 3.2 0 0 1 1.5 6v1.4h3.7v2.6h-3.7v7.3c2.9-.5 4.6-2.3 5-4.6l-1.7.7.7-4.4 4.3 3-1.2.8c-.2 4.6-3.8 7.7-8.6 7.7s-8.4-3.1-8.6-7.7l-1.2-.8 4.3-3 .7 4.4-1.7-.7c.4 2.3 2.1 4.1 5 4.6v-7.3H6.8V9.2h3.7V7.8a3.2 3.2 0 0 1 1.5-6Zm0 2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4Z'
    ]
  },
  {
    id: 'mushroom',
    colour: '#3a3430',
    edge: '#1e1a17',
    light: '#dad5cf',
    ink: WHITE,
    text: WHITE,
    emblem: [
      'M12 2.4c6 0 10 4.3 10 9.1 0 1.3-1 2-2.2 2H4.2c-1.2 0-2.2-.7-2.2-2 0-4.8 4-9.1 10-9.1ZM8.2 6.3a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm7.3.6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
      'M8.6 14.7h6.8c-.3 2 .2 4 1 5.6.5 1-.1 1.7-1.1 1.7H8.7c-1 0-1.6-.7-1.1-1.7.8-1.6 1.3-3.6 1-5.6Z'
    ]
  }
] as const satisfies readonly Look[];

/** The look with that number; a number that is none of the seven falls back to the first. */
export function lookOf(look: number): Look {
  return LOOKS[look] ?? LOOKS[0];
}
