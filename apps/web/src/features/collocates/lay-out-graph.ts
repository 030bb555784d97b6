import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import { estimateTextWidth } from '../../shared/pictures/estimate-text-width';
import { writeWord } from '../../shared/parts-of-speech/word-class-looks';

export interface GraphSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PlacedWord {
  readonly row: CollocateRow;
  readonly text: string;
  /** Middle of the word, or of its dot. */
  readonly x: number;
  readonly y: number;
  readonly fontPx: number;
  /** Of the line from the keyword. */
  readonly strokePx: number;
  /** False where the word found no room: a dot stands for it. */
  readonly isNamed: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

export const CENTRE_FONT_PX = 28;
const [LEAST_FONT_PX, MOST_FONT_PX] = [16, 24];
const [LEAST_STROKE_PX, MOST_STROKE_PX] = [1.5, 4];
/** Nearest place to the keyword, as a share of the way to the edge. */
const LEAST_REACH = 0.42;
const MARGIN_PX = 14;
const GAP_PX = 4;
/** Beyond so many words looking for room only costs time. */
const MOST_NAMED = 80;
/** Directions are spread by the golden ratio, so that any number of words starts apart. */
const GOLDEN_RATIO = 0.618_033_988_75;
/** From straight left or right. */
const WIDEST_ANGLE = (80 * Math.PI) / 180;
const DIRECTIONS = 96;
/** A line is looked at in steps of so many pixels. */
const STEP_PX = 4;

/** Share of the way from the least to the most; the middle if they are the same. */
const scale = (value: number, values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === least ? 0.5 : (value - least) / (most - least);
};

function makeBox({ x, y }: Point, text: string, fontPx: number): Box {
  const half = estimateTextWidth(text, fontPx) / 2 + GAP_PX;
  return { left: x - half, right: x + half, top: y - fontPx / 2 - GAP_PX, bottom: y + fontPx / 2 + GAP_PX };
}

const doOverlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isInside = ({ x, y }: Point, box: Box) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

/** Whether the line between two points goes through a box. */
function doesCross(from: Point, to: Point, box: Box): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP_PX);
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (isInside(point, box)) return true;
  }
  return false;
}

/** A direction on the side where a neighbour mostly stands; `turn` goes round from 0 to 1. */
function readDirection({ leftOccurrences, rightOccurrences }: CollocateRow, turn: number): number {
  const round = ((turn % 1) + 1) % 1;
  if (leftOccurrences === rightOccurrences) return round * 2 * Math.PI;
  const angle = (round * 2 - 1) * WIDEST_ANGLE;
  return rightOccurrences > leftOccurrences ? angle : Math.PI - angle;
}

/**
 * Places the neighbours of a keyword around it: what stands before it at the left, the stronger the nearer, the more often the
 * larger; no word covers another, and no line goes through one. The same rows (the strongest first) give the same picture.
 */
export function layOutGraph(
  keyword: string,
  rows: readonly CollocateRow[],
  size: GraphSize,
): readonly PlacedWord[] {
  const centre = { x: size.widthPx / 2, y: size.heightPx / 2 };
  const boxes: Box[] = [];
  const ends: Point[] = [];
  const middle = makeBox(centre, keyword, CENTRE_FONT_PX);
  const scores = rows.map(({ score }) => score);
  const roots = rows.map(({ coOccurrences }) => Math.sqrt(coOccurrences));
  const counts = [0, 0, 0];
  return rows.map((row, index): PlacedWord => {
    const text = writeWord(row.collocate, row.partOfSpeech);
    const strength = scale(row.score, scores);
    const fontPx = LEAST_FONT_PX + (MOST_FONT_PX - LEAST_FONT_PX) * scale(roots[index]!, roots);
    const strokePx = LEAST_STROKE_PX + (MOST_STROKE_PX - LEAST_STROKE_PX) * strength;
    const reach = LEAST_REACH + (1 - LEAST_REACH) * (1 - strength);
    const half = estimateTextWidth(text, fontPx) / 2 + MARGIN_PX;
    const place = (turn: number, far = reach): Point => {
      const direction = readDirection(row, turn);
      const x = centre.x + far * (centre.x - MARGIN_PX) * Math.cos(direction);
      return {
        x: Math.min(size.widthPx - half, Math.max(half, x)),
        y: centre.y + far * (centre.y - MARGIN_PX) * Math.sin(direction),
      };
    };
    const side = 1 + Math.sign(row.rightOccurrences - row.leftOccurrences);
    const firstTurn = counts[side]!++ * GOLDEN_RATIO + 0.5;
    for (let trial = 0; index < MOST_NAMED && trial < 3 * DIRECTIONS; trial++) {
      const step = trial % DIRECTIONS;
      // Away from the first direction on both sides in turn; further out where none of them has room.
      const away = (step % 2 === 0 ? step : -step - 1) / 2 / DIRECTIONS;
      const point = place(firstTurn + away, reach + ((1 - reach) * Math.floor(trial / DIRECTIONS)) / 2);
      const box = makeBox(point, text, fontPx);
      const isFree =
        !doOverlap(box, middle) &&
        boxes.every((other) => !doOverlap(box, other) && !doesCross(centre, point, other)) &&
        ends.every((end) => !doesCross(centre, end, box));
      if (!isFree) continue;
      boxes.push(box);
      ends.push(point);
      return { row, text, ...point, fontPx, strokePx, isNamed: true };
    }
    return { row, text, ...place(firstTurn), fontPx, strokePx, isNamed: false };
  });
}
