/** The crown of whoever wins, 58 wide around x = 23, its rim at y = 22. */
export const CROWN_SHAPES: readonly {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}[] = [
  { d: 'M0 22-6-6 10 8 23-12 36 8 52-6 46 22Z', fill: '#eda61c', stroke: '#7a5600', width: 2.5 },
  { d: 'M-1 16H47', stroke: '#ffe08a', width: 2.5, opacity: 0.8 },
  { d: 'M19-13a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', fill: '#be3a2b' },
  { d: 'M-9.5-7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM48.5-7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z', fill: '#2a63ae' }
];
