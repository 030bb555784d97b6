import { estimateTextWidth } from '../../shared/pictures/estimate-text-width';
import type { PictureSize } from '../../shared/pictures/picture-size';

export interface LabelPlace {
  /** Anchor of the text, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP_PX = 3;
/** Of the font size. */
const ASCENT = 0.78;
const DESCENT = 0.22;

export const makeCircleBox = ({ x, y, radius }: Circle): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

export function makeLabelBox({ x, y, anchor }: LabelPlace, text: string, fontPx: number): Box {
  const width = estimateTextWidth(text, fontPx);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT * fontPx, bottom: y + DESCENT * fontPx };
}

export const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isInPicture = ({ left, right, top, bottom }: Box, { widthPx, heightPx }: PictureSize) =>
  left >= 0 && top >= 0 && right <= widthPx && bottom <= heightPx;

/** Places of a name around its circle, the best first: away from the middle of the picture, then under and over it. */
export function listLabelPlaces(
  { x, y, radius }: Circle,
  fontPx: number,
  isRight: boolean,
): readonly LabelPlace[] {
  const middle = y + ((ASCENT - DESCENT) * fontPx) / 2;
  const right = { x: x + radius + GAP_PX, y: middle, anchor: 'start' } as const;
  const left = { x: x - radius - GAP_PX, y: middle, anchor: 'end' } as const;
  const [outer, inner] = isRight ? [right, left] : [left, right];
  return [
    outer,
    { x, y: y + radius + GAP_PX + ASCENT * fontPx, anchor: 'middle' },
    { x, y: y - radius - GAP_PX - DESCENT * fontPx, anchor: 'middle' },
    inner,
  ];
}
