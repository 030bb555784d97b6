import type { PictureSize } from '../../shared/pictures/picture-size';

export interface LabelPlace {
  /** Anchor of the text, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Labelled {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Mean width of a letter as a share of its size, in the widest font that may take the place of the picture's own. */
const LETTER_WIDTH = 0.6;
const GAP_PX = 3;
/** Of the font size. */
const ASCENT = 0.78;
const DESCENT = 0.22;
/** Past so many names a picture is full, and looking for places only costs time. */
const MAX_LABELS = 150;

/** Width in pixels that a text is counted to take; measuring it would need the page. */
export function estimateTextWidth(text: string, fontPx: number): number {
  return text.length * LETTER_WIDTH * fontPx;
}

function makeBox({ x, y, anchor }: LabelPlace, width: number, fontPx: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT * fontPx, bottom: y + DESCENT * fontPx };
}

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInPicture = ({ left, right, top, bottom }: Box, { widthPx, heightPx }: PictureSize) =>
  left >= 0 && top >= 0 && right <= widthPx && bottom <= heightPx;

/** Places of a name around its circle, the best first. */
function listPlaces({ x, y, radius }: Labelled, fontPx: number): readonly LabelPlace[] {
  const middle = y + ((ASCENT - DESCENT) * fontPx) / 2;
  return [
    { x, y: y + radius + GAP_PX + ASCENT * fontPx, anchor: 'middle' },
    { x, y: y - radius - GAP_PX - DESCENT * fontPx, anchor: 'middle' },
    { x: x + radius + GAP_PX, y: middle, anchor: 'start' },
    { x: x - radius - GAP_PX, y: middle, anchor: 'end' },
  ];
}

/**
 * Places of the names beside their circles so that none covers another name or circle; null if there is none left.
 * Earlier nodes choose first.
 */
export function placeLabels(
  nodes: readonly Labelled[],
  fontPx: number,
  size: PictureSize,
): readonly (LabelPlace | null)[] {
  const circles = nodes.map(({ x, y, radius }): Box => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const taken: Box[] = [];
  return nodes.map((node, index) => {
    if (index >= MAX_LABELS) return null;
    const width = estimateTextWidth(node.text, fontPx);
    const place = listPlaces(node, fontPx).find((candidate) => {
      const box = makeBox(candidate, width, fontPx);
      return (
        isInPicture(box, size) &&
        !taken.some((other) => doOverlap(box, other)) &&
        !circles.some((circle, other) => other !== index && doOverlap(box, circle))
      );
    });
    if (place !== undefined) taken.push(makeBox(place, width, fontPx));
    return place ?? null;
  });
}
