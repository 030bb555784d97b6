import type { CollocateRow } from '@keelerada/contract/tools/collocates';
import type { PictureSize } from '../../shared/pictures/picture-size';
import { type GraphNode, makeGraphNodes, type Side } from './graph-nodes';
import {
  type Box,
  doOverlap,
  isInPicture,
  type LabelPlace,
  listLabelPlaces,
  makeCircleBox,
  makeLabelBox,
} from './label-boxes';

export interface PlacedNode {
  readonly row: CollocateRow;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Place of the name, or null if there is no room for it. */
  readonly label: LabelPlace | null;
}

export interface GraphLayout {
  /** The strongest first. */
  readonly nodes: readonly PlacedNode[];
  readonly fontPx: number;
  readonly size: PictureSize;
  /** Place of the keyword. */
  readonly centre: { readonly x: number; readonly y: number };
  /** Radii of places of equal score. The last is the edge. */
  readonly rings: readonly number[];
}

export const CENTRE_RADIUS_PX = 22;
export const CENTRE_FONT_PX = 20;
const FONT_PX = 18;
const SMALL_FONT_PX = 14;
/** Up to so many nodes names are large. */
const LARGE_FONT_NODES = 50;
/** Past so many names a picture is full, and looking for places only costs time. */
const MAX_LABELS = 150;
/** Room for the outermost circles. */
const MARGIN_PX = 34;
/** Of the way from the keyword to the edge. */
const RING_SHARES = [1 / 3, 2 / 3, 1];
/** A layout works so long before it lets the page draw. */
const SLICE_MS = 12;
/** Directions are spread by the golden ratio, so that any number of nodes starts apart. */
const GOLDEN_RATIO = 0.618_033_988_75;
/** From straight left or right. */
const WIDEST_ANGLE = (80 * Math.PI) / 180;
/** Directions that are tried for a node. */
const DIRECTIONS = 96;

/** What stands in the picture already. */
interface Taken {
  readonly circles: Box[];
  readonly labels: Box[];
}

/** A direction on a node's own side; `turn` goes round from 0 to 1. */
function readDirection(side: Side, turn: number): number {
  const round = ((turn % 1) + 1) % 1;
  if (side === 'both') return round * 2 * Math.PI;
  const angle = (round * 2 - 1) * WIDEST_ANGLE;
  return side === 'right' ? angle : Math.PI - angle;
}

const isFree = (box: Box, boxes: readonly Box[]) => !boxes.some((other) => doOverlap(box, other));

/** The place of a node at its distance: where circle and name are free, else where the circle is, else anywhere. */
function placeNode(
  node: GraphNode,
  firstTurn: number,
  { size, centre, fontPx, rings }: Omit<GraphLayout, 'nodes'>,
  taken: Taken,
  hasName: boolean,
): PlacedNode {
  const { row, side, radius } = node;
  const distance = node.reach * (rings.at(-1) ?? 0);
  const place = (turn: number): PlacedNode => {
    const direction = readDirection(side, turn);
    const x = centre.x + distance * Math.cos(direction);
    return { row, side, radius, x, y: centre.y + distance * Math.sin(direction), label: null };
  };
  let fallback: PlacedNode | undefined;
  for (let step = 0; hasName && step < DIRECTIONS; step++) {
    // Away from the first direction on both sides in turn.
    const away = (step % 2 === 0 ? step : -step - 1) / 2 / DIRECTIONS;
    const placed = place(firstTurn + away);
    const circle = makeCircleBox(placed);
    if (!isFree(circle, taken.circles) || !isFree(circle, taken.labels)) continue;
    fallback ??= placed;
    const label = listLabelPlaces(placed, fontPx, placed.x >= centre.x).find((candidate) => {
      const box = makeLabelBox(candidate, row.collocate, fontPx);
      return isInPicture(box, size) && isFree(box, taken.labels) && isFree(box, taken.circles);
    });
    if (label !== undefined) return { ...placed, label };
  }
  return fallback ?? place(firstTurn);
}

function takePlace(taken: Taken, placed: PlacedNode, fontPx: number): void {
  taken.circles.push(makeCircleBox(placed));
  if (placed.label !== null) taken.labels.push(makeLabelBox(placed.label, placed.row.collocate, fontPx));
}

const letPageDraw = () => new Promise((resolve) => setTimeout(resolve));

function makeGround(
  count: number,
  { widthPx, heightPx, leastFontPx }: PictureSize,
): Omit<GraphLayout, 'nodes'> {
  // Distances are the same in every direction: a picture higher than wide would stay empty above and below.
  const size = { widthPx, heightPx: Math.min(heightPx, widthPx), leastFontPx };
  const edge = Math.min(size.widthPx, size.heightPx) / 2 - MARGIN_PX;
  return {
    size,
    fontPx: Math.max(leastFontPx, count <= LARGE_FONT_NODES ? FONT_PX : SMALL_FONT_PX),
    centre: { x: size.widthPx / 2, y: size.heightPx / 2 },
    rings: RING_SHARES.map((share) => share * edge),
  };
}

/**
 * Places the neighbours of a keyword around it: the distance is the score alone, the side is that on which they mostly occur,
 * circles are by frequency, names without overlap as far as there is room. The same rows give the same picture. Rejects when
 * the signal aborts.
 */
export async function layOutGraph(
  keyword: string,
  rows: readonly CollocateRow[],
  pictureSize: PictureSize,
  signal: AbortSignal,
): Promise<GraphLayout> {
  const ground = makeGround(rows.length, pictureSize);
  const { centre, fontPx } = ground;
  const keywordPlace = {
    ...centre,
    y: centre.y + CENTRE_RADIUS_PX + CENTRE_FONT_PX,
    anchor: 'middle',
  } as const;
  const taken: Taken = {
    circles: [makeCircleBox({ ...centre, radius: CENTRE_RADIUS_PX })],
    labels: [makeLabelBox(keywordPlace, keyword, CENTRE_FONT_PX)],
  };
  const counts = { left: 0, right: 0, both: 0 };
  const nodes: PlacedNode[] = [];
  let sliceStart = performance.now();
  for (const [index, node] of makeGraphNodes(rows).entries()) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await letPageDraw();
      sliceStart = performance.now();
    }
    signal.throwIfAborted();
    const firstTurn = counts[node.side]++ * GOLDEN_RATIO + 0.5;
    const hasName = index < MAX_LABELS;
    const placed = placeNode(node, firstTurn, ground, taken, hasName);
    if (hasName) takePlace(taken, placed, fontPx);
    nodes.push(placed);
  }
  return { ...ground, nodes };
}
