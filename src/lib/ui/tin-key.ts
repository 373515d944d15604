/** The wind-up key of tin that marks a computer, its stem from x = -3, 28 high around y = 0 and 24 wide; filled by the even-odd rule. */
export const TIN_KEY: readonly {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}[] = [
  { d: 'M-3-3.2H6.5V3.2H-3Z', fill: '#8d99a0' },
  { d: 'M-3 1H6.5V3.2H-3Z', fill: '#5f6b73' },
  {
    d:
      'M6-2.5C5-8 8-13 13-13 17.5-13 20-10 20-6.5 20-3.5 18-1.2 15 0 18 1.2 20 3.5 20 6.5 20 10 17.5 13 13 13 8 13 5 8 6 2.5Z' +
      'M13-9.6A3 3 0 1 0 13-3.6 3 3 0 0 0 13-9.6ZM13 3.6A3 3 0 1 0 13 9.6 3 3 0 0 0 13 3.6Z',
    fill: '#c5cfd4',
    stroke: '#55616a',
    width: 1.6
  },
  { d: 'M8-6.5Q9-11 13-11', fill: 'none', stroke: '#fff', width: 1.5, opacity: 0.8 }
];
