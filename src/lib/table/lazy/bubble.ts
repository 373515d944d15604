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
  /** How far a disc stands out of it at its top and left. */
  readonly corner?: number;
}

/** How large a bubble is. */
export type Size = Pick<Box, 'width' | 'height'>;

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Which of the sizes it has that it could have. */
  readonly size: number;
  /** The corners of its tail, the point last; none where what it speaks of is not on the screen, or too far to point at. */
  readonly tail: readonly (readonly [x: number, y: number])[] | null;
}

/** How large the disc at its corner is. */
const DISC = 46;
/** Of the tail: at its root, at its longest; and how near its root may come to a corner of the bubble. */
const ROOT = 30;
const LONGEST = 62;
const CORNER = 22;
/** Between a bubble and what it speaks of, the dearer the farther. */
const GAPS = [14, 34, 56];
/** To the edges of the room. */
const MARGIN = 16;
/** Between two places that are tried, across and down: what is free is often little higher than a bubble. */
const [STEP, DOWN] = [12, 6];
/**
 * In px² of words it would lie on: a px farther away, a place its tail does not reach from, a size it would rather not have,
 * and a px² of what is pressed there.
 */
const [FARTHER, APART, NARROWER, PRESSED] = [40, 12_000, 1500, 3];
/** A px² of what it speaks of, where there is no place beside it. */
const ON_IT = 2;
/** So much of it has to be in sight to be pointed at, and so far it ends above what stays at the foot of the screen. */
const [SEEN, CLEAR] = [40, 10];
/** So far beyond its tail a bubble still points at something. */
const REACH = 24;
/** How far along its side a bubble is moved, in parts of what would leave the tail at its end. */
const SLIDES = [0, -0.5, 0.5, -1, 1];

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));
/** Do they lie on each other? */
export const meets = (one: Box, other: Box): boolean => overlap(one, other) > 0;
const sumOf = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The places beside it that leave the room, in the order of liking: right, left, above, below, the nearest first. */
function* beside(size: Size, anchor: Box, room: Box): Generator<Box> {
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
function* anywhere(size: Size, room: Box): Generator<Box> {
  const [last, lowest] = [room.x + room.width - MARGIN - size.width, room.y + room.height - MARGIN - size.height];
  for (let y = room.y + MARGIN; y <= lowest; y += DOWN)
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
  if (Math.max(away.x, away.y) > LONGEST + REACH) return null;
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

/** What can be seen of it in this room, above what stays at its foot; null where that is too little to be pointed at. */
export function inSight(box: Box, room: Box, keep: readonly Box[]): Box | null {
  const end = room.y + room.height;
  const foot = keep.filter(
    ({ y, width, height }) => width > room.width / 2 && y > room.y && y + height > end - 2 * MARGIN
  );
  const [left, top] = [Math.max(box.x, room.x), Math.max(box.y, room.y)];
  const right = Math.min(box.x + box.width, room.x + room.width);
  const bottom = Math.min(box.y + box.height, end, ...foot.map(({ y }) => y - CLEAR));
  const seen = { x: left, y: top, width: right - left, height: bottom - top };
  const isEnough = seen.width > 0 && seen.height >= Math.min(box.height, Math.max(SEEN, box.height / 3));
  return isEnough ? seen : null;
}

/**
 * Where a bubble of one of these sizes stands, best of the first: beside what it speaks of, else where it lies on least of
 * what it should leave free. Null where it would lie on what is needed wherever it stood.
 */
export function placeOf(
  sizes: readonly Size[],
  { room, anchor, keep, words, controls, corner = 0 }: Scene
): Place | null {
  interface Found {
    readonly cost: number;
    readonly place: Place;
  }
  let best = null as Found | null;
  /** What it would cost to stand there; nowhere where that is not to be. */
  const weigh = (box: Box, size: number, more: number): number => {
    const disc = { x: box.x - corner, y: box.y - corner, width: DISC, height: DISC };
    if (keep.some((one) => meets(box, one) || (corner > 0 && meets(disc, one)))) return Infinity;
    const pointing = anchor === null ? null : tailOf(box, anchor);
    // No tail lies on what is needed, nor on what could be taken for what it points at.
    const tail = pointing !== null && sumOf(around(pointing), [...keep, ...controls]) > 0 ? null : pointing;
    const far = anchor !== null && tail === null ? APART : 0;
    const covered = sumOf(box, controls) * PRESSED + sumOf(box, words);
    const cost = more + size * NARROWER + far + covered;
    if (best === null || cost < best.cost) best = { cost, place: { x: box.x, y: box.y, size, tail } };
    return cost;
  };
  if (anchor !== null) {
    for (const [at, size] of sizes.entries()) {
      for (const box of beside(size, anchor, room)) {
        if (overlap(box, anchor) === 0 && weigh(box, at, 0) <= at * NARROWER) break;
      }
      if (best !== null && best.cost <= at * NARROWER) return best.place;
      for (const box of anywhere(size, room)) {
        if (overlap(box, anchor) === 0) weigh(box, at, FARTHER * apart(box, anchor));
      }
    }
  }
  const beyond = best;
  if (beyond !== null) return beyond.place;
  const middle = room.y + room.height / 2;
  for (const [at, size] of sizes.entries()) {
    const x = room.x + (room.width - size.width) / 2;
    const lowest = room.y + room.height - MARGIN - size.height;
    const low = { ...size, x, y: Math.max(Math.min(middle, lowest), room.y) };
    for (const box of [low, ...anywhere(size, room)]) {
      const off = Math.max(0, middle - box.y) + Math.abs(box.x - x);
      weigh(box, at, FARTHER * off + (anchor === null ? 0 : overlap(box, anchor) * ON_IT));
    }
  }
  return best?.place ?? null;
}

/** How an element is turned to its reader, in quarter turns clockwise, as the frame of the screens says. */
function turnOf(element: Element): number {
  return (Number.parseFloat(getComputedStyle(element).getPropertyValue('--turn')) || 0) / 90;
}

/** Of what stands in `root`, as `root` itself would tell it: a screen that is turned to its seat is turned back. */
export function boxesIn(root: HTMLElement): (of: Element | Range) => Box {
  const frame = root.getBoundingClientRect();
  const turn = turnOf(root);
  return (of) => {
    const { left, top, right, bottom, width, height } = of.getBoundingClientRect();
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
