import type { CollocateRow } from '@keelerada/contract/collocates';
import type { PictureSize } from '../../shared/pictures/picture-size';
import type { Ellipse, MovingNode } from './graph-forces';
import { keepOnSide, partBoxes, pullToReach } from './graph-forces';
import type { GraphNode, Side } from './graph-nodes';
import { makeGraphNodes } from './graph-nodes';
import type { LabelPlace } from './place-labels';
import { estimateTextWidth, placeLabels } from './place-labels';

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
  /** Places of equal distance from the keyword: a picture is not as high as it is wide. The last is the edge. */
  readonly rings: readonly Ellipse[];
}

export const CENTRE_RADIUS_PX = 22;
export const CENTRE_FONT_PX = 20;
const FONT_PX = 18;
const SMALL_FONT_PX = 14;
/** Up to so many nodes names are large. */
const LARGE_FONT_NODES = 50;
/** Up to so many nodes the boxes of names are kept apart, which compares every pair; with more, only the circles. */
const BOX_NODES = 200;
/** Room for the outermost circles and names. */
const MARGIN = { xPx: 75, yPx: 34 } as const;
/** Of the way from the keyword to the edge. */
const RING_SHARES = [1 / 3, 2 / 3, 1];
const EDGE_PX = 22;
const BOX_GAP_PX = 4;
const MAX_STEPS = 300;
const MIN_STEPS = 20;
/** Nodes times steps that the layout may take: large graphs settle less. */
const MAX_NODE_STEPS = 40_000;
/** A layout works so long before it lets the page draw. */
const SLICE_MS = 12;
/** Directions are spread by the golden ratio, so that any number of nodes starts apart. */
const GOLDEN_RATIO = 0.618_033_988_75;
const WIDEST_ANGLE = (75 * Math.PI) / 180;

/** First places: on the node's own side, at its distance, in directions that are spread evenly. */
function makeMovingNodes(nodes: readonly GraphNode[], fontPx: number, ellipse: Ellipse): MovingNode[] {
  const counts = { left: 0, right: 0 };
  return nodes.map((node): MovingNode => {
    const side = node.side === 'both' ? (counts.left <= counts.right ? 'left' : 'right') : node.side;
    const turn = ((counts[side]++ * GOLDEN_RATIO + 0.5) % 1) * 2 - 1;
    const angle = turn * WIDEST_ANGLE;
    return {
      node,
      side,
      halfWidth: Math.max(node.radius, estimateTextWidth(node.row.collocate, fontPx) / 2) + BOX_GAP_PX,
      above: node.radius + BOX_GAP_PX,
      below: node.radius + fontPx + BOX_GAP_PX,
      x: (side === 'left' ? -1 : 1) * ellipse.halfWidth * node.reach * Math.cos(angle),
      y: ellipse.halfHeight * node.reach * Math.sin(angle),
      vx: 0,
      vy: 0,
    };
  });
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

function toPicture({ node, x, y }: MovingNode, { widthPx, heightPx }: PictureSize) {
  return {
    row: node.row,
    side: node.side,
    radius: node.radius,
    x: clamp(widthPx / 2 + x, EDGE_PX, widthPx - EDGE_PX),
    y: clamp(heightPx / 2 + y, EDGE_PX, heightPx - EDGE_PX),
  };
}

const letPageDraw = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Places the neighbours of a keyword around it: nearer the stronger the score, left or right by the side on which they mostly
 * occur, circles by frequency, names without overlap as far as there is room. The same rows give the same picture.
 * Rejects when the signal aborts.
 */
export async function layOutGraph(
  keyword: string,
  rows: readonly CollocateRow[],
  size: PictureSize,
  signal: AbortSignal,
): Promise<GraphLayout> {
  const { forceCollide, forceSimulation } = await import('d3-force');
  const fontPx = rows.length <= LARGE_FONT_NODES ? FONT_PX : SMALL_FONT_PX;
  const centre = { x: size.widthPx / 2, y: size.heightPx / 2 };
  const ellipse = { halfWidth: centre.x - MARGIN.xPx, halfHeight: centre.y - MARGIN.yPx };
  const moving = makeMovingNodes(makeGraphNodes(rows), fontPx, ellipse);
  const simulation = forceSimulation(moving)
    .stop()
    .force('reach', pullToReach(ellipse))
    .force('side', keepOnSide())
    .force(
      'apart',
      moving.length <= BOX_NODES ? partBoxes() : forceCollide<MovingNode>(({ node }) => node.radius + 1),
    );
  const steps = clamp(Math.round(MAX_NODE_STEPS / Math.max(1, moving.length)), MIN_STEPS, MAX_STEPS);
  let sliceStart = performance.now();
  for (let step = 0; step < steps; step++) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await letPageDraw();
      sliceStart = performance.now();
    }
    signal.throwIfAborted();
    simulation.tick();
  }
  const placed = moving.map((node) => toPicture(node, size));
  const names = placed.map(({ row, x, y, radius }) => ({ text: row.collocate, x, y, radius }));
  const [, ...labels] = placeLabels(
    [{ text: keyword, ...centre, radius: CENTRE_RADIUS_PX }, ...names],
    fontPx,
    size,
  );
  return {
    nodes: placed.map((node, index) => ({ ...node, label: labels[index] ?? null })),
    fontPx,
    size,
    centre,
    rings: RING_SHARES.map((share) => ({
      halfWidth: share * ellipse.halfWidth,
      halfHeight: share * ellipse.halfHeight,
    })),
  };
}
