/** The outlines of a figure whose foot stands on 0 0, 54 tall, looking to the right: for `Figure.svelte` and for drawings. */
export const FIGURE = {
  body: 'M-15 0C-15-5-13-7-12-12-10-22-10-30-6-34H6C10-30 10-22 12-12 13-7 15-5 15 0Z',
  bodyShade: 'M4-34H6C10-30 10-22 12-12 13-7 15-5 15 0H7C8-12 8-26 4-34Z',
  head: { x: 0, y: -42, r: 11 },
  headShade: 'M3-52.6A11 11 0 0 1 3-31.4 16 16 0 0 0 3-52.6Z',
  /** Where the emblem's middle lies, and how large it is. */
  emblem: { y: -13, scale: 0.74 }
} as const;
