/**
 * Where a bubble stands that speaks of something on the screen: beside it, over nothing that is needed to use the screen.
 * All in CSS px of the element both are in.
 */

/** A rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  /** Where a bubble may be at all. */
  readonly room: Box;
  /** What it speaks of; null where that is not on the screen. */
  readonly anchor: Box | null;
  /** What it never lies on: what is to be pressed next, and numbers that decide. */
  readonly keep: readonly Box[];
  /** What it lies on only where there is no other place: words, and more unwillingly other controls. */
  readonly words: readonly Box[];
  readonly controls: readonly Box[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The corners of its tail, the point last; none where what it speaks of is not on the screen, or too far to point at. */
  readonly tail: readonly (readonly [x: number, y: number])[] | null;
}

/** Of the tail: at its root, at its longest; and how near its root may come to a corner of the bubble. */
const ROOT = 30;
const LONGEST = 62;
const CORNER = 22;
/** Between a bubble and what it speaks of, the dearer the farther. */
const GAPS = [14, 34, 56];
/** To the edges of the room. */
const MARGIN = 16;
/** Between two places that are tried, and what being a px farther away is worth, in px² of words it would lie on. */
const STEP = 24;
const FARTHER = 12;
/** How far along its side a bubble is moved, in parts of what would leave the tail at its end. */
const SLIDES = [0, -0.5, 0.5, -1, 1];

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
const sumOf = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The places beside it that leave the room, in the order of liking: right, left, above, below, the nearest first. */
function* beside(size: Pick<Box, 'width' | 'height'>, anchor: Box, room: Box): Generator<Box> {
  const { width, height } = size;
  for (const gap of GAPS) {
    for (const side of ['right', 'left', 'above', 'below'] as const) {
      const isAcross = side === 'right' || side === 'left';
      for (const slide of SLIDES) {
        const far = isAcross ? (height + anchor.height) / 2 : (width + anchor.width) / 2;
        const shift = slide * Math.max(0, far - CORNER - ROOT);
        const box = {
          x: isAcross
            ? side === 'right'
              ? anchor.x + anchor.width + gap
              : anchor.x - gap - width
            : anchor.x + (anchor.width - width) / 2 + shift,
          y: isAcross
            ? anchor.y + (anchor.height - height) / 2 + shift
            : side === 'above'
              ? anchor.y - gap - height
              : anchor.y + anchor.height + gap,
          width,
          height
        };
        const x = within(box.x, room.x + MARGIN, room.x + room.width - MARGIN - width);
        const y = within(box.y, room.y + MARGIN, room.y + room.height - MARGIN - height);
        const isMoved = isAcross ? x !== box.x : y !== box.y;
        if (!isMoved) yield { ...box, x, y };
      }
    }
  }
}

/** Places all over the room. */
function* anywhere(size: Pick<Box, 'width' | 'height'>, room: Box): Generator<Box> {
  const [last, lowest] = [room.x + room.width - MARGIN - size.width, room.y + room.height - MARGIN - size.height];
  for (let y = room.y + MARGIN; y <= lowest; y += STEP)
    for (let x = room.x + MARGIN; x <= last; x += STEP) yield { x, y, ...size };
}

/** How far two of them are apart. */
function apart(one: Box, other: Box): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(across, down);
}

/** The box of these corners. */
function around(corners: readonly (readonly [x: number, y: number])[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** From the side of the bubble that is nearest to it, to its nearest point or as far as a tail is long. */
function tailOf(bubble: Box, anchor: Box): Place['tail'] {
  const aim = { x: anchor.x + anchor.width / 2, y: anchor.y + anchor.height / 2 };
  const near = {
    x: within(aim.x, anchor.x, anchor.x + anchor.width),
    y: within(aim.y, anchor.y, anchor.y + anchor.height)
  };
  const away = {
    x: Math.max(anchor.x - bubble.x - bubble.width, bubble.x - anchor.x - anchor.width),
    y: Math.max(anchor.y - bubble.y - bubble.height, bubble.y - anchor.y - anchor.height)
  };
  if (away.x < 0 && away.y < 0) return null;
  const isAcross = away.x > away.y;
  const along = isAcross
    ? within(near.y, bubble.y + CORNER + ROOT / 2, bubble.y + bubble.height - CORNER - ROOT / 2)
    : within(near.x, bubble.x + CORNER + ROOT / 2, bubble.x + bubble.width - CORNER - ROOT / 2);
  const isBefore = isAcross ? anchor.x < bubble.x : anchor.y < bubble.y;
  const edge = isAcross ? bubble.x + (isBefore ? 0 : bubble.width) : bubble.y + (isBefore ? 0 : bubble.height);
  const out = Math.min(LONGEST, Math.max(isAcross ? away.x : away.y, GAPS[0] ?? 0)) * (isBefore ? -1 : 1);
  // It leans toward what it points at, no more than it is long.
  const goal = isAcross
    ? within(along, anchor.y, anchor.y + anchor.height)
    : within(along, anchor.x, anchor.x + anchor.width);
  const point = along + within(goal - along, -Math.abs(out), Math.abs(out));
  const corners: readonly (readonly [number, number])[] = [
    [edge, along - ROOT / 2],
    [edge, along + ROOT / 2],
    [edge + out, point]
  ];
  return isAcross ? corners : corners.map(([x, y]) => [y, x] as const);
}

/**
 * Where a bubble of this size stands: beside what it speaks of, else below the middle of the room, where it lies on least
 * of what it should leave free. Null where it would lie on what is needed wherever it stood.
 */
export function placeOf(
  size: Pick<Box, 'width' | 'height'>,
  { room, anchor, keep, words, controls }: Scene
): Place | null {
  const costOf = (box: Box): number => sumOf(box, keep) * 1000 + sumOf(box, controls) * 3 + sumOf(box, words);
  let best: { readonly box: Box; readonly cost: number } | null = null;
  if (anchor !== null) {
    for (const box of beside(size, anchor, room)) {
      if (sumOf(box, [anchor, ...keep]) > 0 || sumOf(around(tailOf(box, anchor) ?? []), keep) > 0) continue;
      const cost = costOf(box);
      if (best === null || cost < best.cost) best = { box, cost };
      if (cost === 0) break;
    }
  }
  if (anchor !== null && (best === null || best.cost > 0)) {
    for (const box of anywhere(size, room)) {
      if (sumOf(box, [anchor, ...keep]) > 0 || sumOf(around(tailOf(box, anchor) ?? []), keep) > 0) continue;
      const cost = costOf(box) + FARTHER * apart(box, anchor);
      if (best === null || cost < best.cost) best = { box, cost };
    }
  }
  if (best === null) {
    const x = room.x + (room.width - size.width) / 2;
    const last = room.y + room.height - MARGIN - size.height;
    const middle = Math.min(room.y + room.height / 2, last);
    const rows = [0, 0.25, 0.5, 0.75, 1, -0.5, -1].map((part) =>
      part < 0 ? middle + part * (middle - room.y - MARGIN) : middle + part * (last - middle)
    );
    for (const y of rows) {
      const box = { x, y: Math.max(y, room.y), ...size };
      const cost = costOf(box) + (anchor === null ? 0 : overlap(box, anchor) * 10);
      if (best === null || cost < best.cost) best = { box, cost };
    }
  }
  if (best === null || sumOf(best.box, keep) > 0) return null;
  const { box } = best;
  return { x: box.x, y: box.y, tail: anchor === null ? null : tailOf(box, anchor) };
}

/** How an element is turned to its reader, in quarter turns clockwise, as the frame of the screens says. */
function turnOf(element: Element): number {
  return (Number.parseFloat(getComputedStyle(element).getPropertyValue('--turn')) || 0) / 90;
}

/** Of what stands in `root`, as `root` itself would tell it: a screen that is turned to its seat is turned back. */
export function boxesIn(root: HTMLElement): (element: Element) => Box {
  const frame = root.getBoundingClientRect();
  const turn = turnOf(root);
  return (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    switch (turn) {
      case 1:
        return { x: top - frame.top, y: frame.right - right, width: height, height: width };
      case 2:
        return { x: frame.right - right, y: frame.bottom - bottom, width, height };
      case 3:
        return { x: frame.bottom - bottom, y: left - frame.left, width: height, height: width };
      default:
        return { x: left - frame.left, y: top - frame.top, width, height };
    }
  };
}
