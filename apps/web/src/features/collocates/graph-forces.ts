import type { Force, SimulationNodeDatum } from 'd3-force';
import type { GraphNode, Side } from './graph-nodes';

/** A node on its way to its place; the keyword is at 0, 0. */
export interface MovingNode extends SimulationNodeDatum {
  readonly node: GraphNode;
  readonly side: Exclude<Side, 'both'>;
  /** Half of the width of circle and name, and what they take above and below the circle's middle. */
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** Half axes in pixels of the outermost places. */
export interface Ellipse {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** How much of the way back to its place a node goes in one step. */
const REACH_PULL = 0.5;
const SIDE_GAP_PX = 12;
const BOX_PUSH = 0.5;

/** Draws every node to its distance from the keyword: the same share of the way to the edge in every direction. */
export function pullToReach({ halfWidth, halfHeight }: Ellipse): Force<MovingNode, undefined> {
  let nodes: MovingNode[] = [];
  const force = () => {
    for (const node of nodes) {
      const now = Math.hypot(node.x / halfWidth, node.y / halfHeight) || 1e-6;
      const change = (node.node.reach / now - 1) * REACH_PULL;
      node.vx += node.x * change;
      node.vy += node.y * change;
    }
  };
  return Object.assign(force, { initialize: (all: MovingNode[]) => (nodes = all) });
}

/** Keeps left neighbours left and right neighbours right of the keyword. */
export function keepOnSide(): Force<MovingNode, undefined> {
  let nodes: MovingNode[] = [];
  const force = () => {
    for (const node of nodes) {
      if (node.node.side === 'both') continue;
      const sign = node.side === 'left' ? -1 : 1;
      const inside = sign * node.x - (node.node.radius + SIDE_GAP_PX);
      if (inside < 0) node.vx -= sign * inside;
    }
  };
  return Object.assign(force, { initialize: (all: MovingNode[]) => (nodes = all) });
}

function pushApart(one: MovingNode, other: MovingNode): void {
  const dx = other.x - one.x;
  const overlapX = one.halfWidth + other.halfWidth - Math.abs(dx);
  if (overlapX <= 0) return;
  const isBelow = other.y >= one.y;
  const overlapY = isBelow
    ? one.y + one.below - (other.y - other.above)
    : other.y + other.below - (one.y - one.above);
  if (overlapY <= 0) return;
  if (overlapX < overlapY) {
    const push = ((dx >= 0 ? 1 : -1) * overlapX * BOX_PUSH) / 2;
    one.vx -= push;
    other.vx += push;
  } else {
    const push = ((isBelow ? 1 : -1) * overlapY * BOX_PUSH) / 2;
    one.vy -= push;
    other.vy += push;
  }
}

/** Parts nodes whose circles and names overlap. Every pair is looked at: for some hundred nodes at most. */
export function partBoxes(): Force<MovingNode, undefined> {
  let nodes: MovingNode[] = [];
  const force = () => {
    nodes.forEach((one, index) => {
      for (let i = index + 1; i < nodes.length; i++) pushApart(one, nodes[i]!);
    });
  };
  return Object.assign(force, { initialize: (all: MovingNode[]) => (nodes = all) });
}
