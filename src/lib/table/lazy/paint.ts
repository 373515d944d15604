/** Paints a drawing on a canvas, as it is by day. */
import type { Blend, Colour, Drawing, Lettering, Shape } from '../drawing';

const FACES: Readonly<Record<Lettering['face'], string>> = {
  display: "'Grenze', Georgia, serif",
  number: "'Chango', 'Grenze', sans-serif",
  text: "'Figtree Variable', system-ui, sans-serif"
};

/** The typefaces of drawings, as a canvas asks for them; what a page has not shown yet has to be fetched first. */
export const FONTS: readonly string[] = Object.keys(FACES).map((face) => fontOf(face as Lettering['face'], 40));

function fontOf(face: Lettering['face'], size: number): string {
  return `${face === 'number' ? '400' : '800'} ${String(size)}px ${FACES[face]}`;
}

const day = (colour: Colour): string => (typeof colour === 'string' ? colour : colour[0]);

/** What of a canvas is needed here. */
export type Painter = Pick<
  CanvasRenderingContext2D,
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'scale'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'translate'
>;

/** Paints all of it, the first part lowest. */
export function paint(painter: Painter, drawing: Drawing): void {
  for (const part of drawing) {
    painter.save();
    if ('parts' in part) {
      const [x, y] = part.at ?? [0, 0];
      painter.translate(x, y);
      painter.rotate(((part.turn ?? 0) * Math.PI) / 180);
      painter.scale(part.scale ?? 1, part.scale ?? 1);
      painter.globalAlpha *= part.opacity ?? 1;
      paint(painter, part.parts);
    } else if ('text' in part) {
      write(painter, part);
    } else {
      outline(painter, part);
    }
    painter.restore();
  }
}

function write(painter: Painter, { text, at: [x, y], size, face, fill, fit, anchor }: Lettering): void {
  painter.font = fontOf(face, size);
  painter.fillStyle = day(fill);
  painter.textAlign = anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center';
  painter.fillText(text, x, y, fit);
}

function outline(painter: Painter, { d, fill, stroke, width = 1, opacity = 1, evenOdd = false }: Shape): void {
  const path = new Path2D(d);
  painter.globalAlpha *= opacity;
  if (fill !== undefined) {
    painter.fillStyle = typeof fill === 'object' && 'stops' in fill ? blended(painter, fill) : day(fill);
    painter.fill(path, evenOdd ? 'evenodd' : 'nonzero');
  }
  if (stroke === undefined) return;
  painter.strokeStyle = day(stroke);
  painter.lineWidth = width;
  painter.lineCap = 'round';
  painter.lineJoin = 'round';
  painter.stroke(path);
}

function blended(painter: Painter, { from: [x, y], to, stops }: Blend): CanvasGradient {
  const gradient =
    typeof to === 'number'
      ? painter.createRadialGradient(x, y, 0, x, y, to)
      : painter.createLinearGradient(x, y, to[0], to[1]);
  for (const [at, colour] of stops) gradient.addColorStop(at, day(colour));
  return gradient;
}
