import type { CollocateRow } from '@keelerada/contract/tools/collocates';

/** Side on which a neighbour mostly occurs; `both` if equally often on each. */
export type Side = 'left' | 'right' | 'both';

export interface GraphNode {
  readonly row: CollocateRow;
  readonly side: Side;
  readonly radius: number;
  /** Share of the way from the keyword to the edge, by the score alone: the stronger, the smaller. */
  readonly reach: number;
}

/** Radii of circles in pixels. */
const MIN_RADIUS_PX = 5;
const MAX_RADIUS_PX = 20;
/** Nearest place to the keyword, so that its own circle and name stay free. */
const MIN_REACH = 0.3;

function readSide({ leftOccurrences, rightOccurrences }: CollocateRow): Side {
  if (leftOccurrences === rightOccurrences) return 'both';
  return leftOccurrences > rightOccurrences ? 'left' : 'right';
}

/** Share of the way from the least to the most; the middle if they are the same. */
const scale = (value: number, least: number, most: number) =>
  most === least ? 0.5 : (value - least) / (most - least);

/** Nodes of the graph, the strongest first: radius by the square root of frequency (so that areas compare), reach by score. */
export function makeGraphNodes(rows: readonly CollocateRow[]): readonly GraphNode[] {
  const byScore = [...rows].sort((a, b) => b.score - a.score);
  const roots = byScore.map(({ frequencyCount }) => Math.sqrt(frequencyCount));
  const [least, most] = [Math.min(...roots), Math.max(...roots)];
  const [best, worst] = [byScore[0]?.score ?? 0, byScore.at(-1)?.score ?? 0];
  return byScore.map((row, index) => ({
    row,
    side: readSide(row),
    radius: MIN_RADIUS_PX + (MAX_RADIUS_PX - MIN_RADIUS_PX) * scale(roots[index] ?? 0, least, most),
    reach: MIN_REACH + (1 - MIN_REACH) * (1 - scale(row.score, worst, best)),
  }));
}
