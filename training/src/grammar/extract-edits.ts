import type { GoldEdit } from '../sources/read-m2';
import type { TokenEdit } from '../sources/token-edit';

/** Most unchanged tokens inside one edit, as in the reference scorer. */
const MOST_UNCHANGED = 2;

/** A way from one node of the alignment graph to a later one. Nodes are pairs of positions (source, corrected). */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly unchanged: number;
  readonly isChange: boolean;
}

/**
 * The edits from `source` to `corrected` that agree with most of `gold` (MaxMatch, Dahlmeier & Ng 2012). Every shortest
 * Levenshtein alignment is in the graph, and neighbouring steps may be joined to one edit with at most two unchanged
 * tokens inside. The path that meets most gold edits is taken, of equal ones the one with fewest changes.
 */
export function extractEdits(
  source: readonly string[],
  corrected: readonly string[],
  gold: readonly GoldEdit[],
): TokenEdit[] {
  if (source.join(' ') === corrected.join(' ')) return [];
  const width = corrected.length + 1;
  const steps = listSteps(source, corrected);
  const edges = joinSteps(steps);
  const makeEdit = ({ from, to }: Edge): TokenEdit => ({
    start: Math.floor(from / width),
    end: Math.floor(to / width),
    replacement: corrected.slice(from % width, to % width),
  });
  const goldKeys = new Set(
    gold.flatMap(({ start, end, alternatives }) => alternatives.map((a) => `${start} ${end} ${a.join(' ')}`)),
  );
  const isGold = (edge: Edge): boolean => {
    if (!edge.isChange) return false;
    const { start, end, replacement } = makeEdit(edge);
    return goldKeys.has(`${start} ${end} ${replacement.join(' ')}`);
  };
  const reward = 2 * steps.length + 1;
  const path = findCheapestPath(edges, source.length * width + corrected.length, (edge) => {
    if (isGold(edge)) return -reward;
    return edge.cost + (edge.isChange ? weighSize(makeEdit(edge), edge.unchanged) : 0);
  });
  return path.filter(({ isChange }) => isChange).map(makeEdit);
}

/**
 * A tiny price that chooses among paths of equal cost: each replaced token is an edit of its own, a deletion beside an
 * insertion is one substitution, two tokens that become one are one edit, unchanged tokens stay outside.
 */
function weighSize({ start, end, replacement }: TokenEdit, unchanged: number): number {
  const [removed, added] = [end - start, replacement.length];
  const isUneven = removed !== added && removed > 0 && added > 0;
  return 0.001 * (10 * Math.max(removed, added) + 20 * unchanged - (isUneven ? 1 : 0));
}

/** The steps of all cheapest alignments; a substitution costs as much as a deletion and an insertion. */
function listSteps(source: readonly string[], corrected: readonly string[]): Edge[] {
  const width = corrected.length + 1;
  const distance = new Int32Array((source.length + 1) * width);
  const before: Edge[][] = Array.from({ length: distance.length }, () => []);
  for (let i = 0; i <= source.length; i++) {
    for (let j = 0; j <= corrected.length; j++) {
      if (i === 0 && j === 0) continue;
      const node = i * width + j;
      const options: Edge[] = [];
      if (i > 0 && j > 0) {
        const isEqual = source[i - 1] === corrected[j - 1];
        options.push({ ...makeStep(node - width - 1, node, isEqual ? 0 : 2), unchanged: isEqual ? 1 : 0 });
      }
      if (i > 0) options.push(makeStep(node - width, node, 1));
      if (j > 0) options.push(makeStep(node - 1, node, 1));
      const costs = options.map((step) => distance[step.from]! + step.cost);
      distance[node] = Math.min(...costs);
      before[node] = options.filter((_, k) => costs[k] === distance[node]);
    }
  }
  return collectReachable(before);
}

function makeStep(from: number, to: number, cost: number): Edge {
  return { from, to, cost, unchanged: 0, isChange: cost > 0 };
}

/** The steps that lead to the last node. */
function collectReachable(before: readonly (readonly Edge[])[]): Edge[] {
  const found: Edge[] = [];
  const seen = new Set<number>();
  const open = [before.length - 1];
  while (open.length > 0) {
    const node = open.pop()!;
    if (seen.has(node)) continue;
    seen.add(node);
    for (const step of before[node]!) {
      found.push(step);
      open.push(step.from);
    }
  }
  return found;
}

/** The steps and every chain of steps that may be one edit; an edit costs what its steps cost. */
function joinSteps(steps: readonly Edge[]): Edge[] {
  const byStart = new Map<number, Edge[]>();
  for (const step of steps) byStart.set(step.from, [...(byStart.get(step.from) ?? []), step]);
  const joined = new Map<string, Edge>();
  const open: Edge[] = [...steps];
  for (const edge of open) joined.set(`${edge.from} ${edge.to}`, edge);
  while (open.length > 0) {
    const edge = open.pop()!;
    for (const step of byStart.get(edge.to) ?? []) {
      const unchanged = edge.unchanged + step.unchanged;
      if (unchanged > MOST_UNCHANGED) continue;
      const key = `${edge.from} ${step.to}`;
      const cost = edge.cost + step.cost;
      const isChange = edge.isChange || step.isChange;
      const known = joined.get(key);
      if (!isChange || (known && known.cost <= cost && known.unchanged <= unchanged)) continue;
      const longer = { from: edge.from, to: step.to, cost, unchanged, isChange };
      joined.set(key, longer);
      open.push(longer);
    }
  }
  return [...joined.values()];
}

/** The cheapest path from node 0 to `goal`; every edge leads to a larger node. Of equal paths the one with single steps wins. */
function findCheapestPath(edges: readonly Edge[], goal: number, weigh: (edge: Edge) => number): Edge[] {
  const byEnd = new Map<number, Edge[]>();
  for (const edge of edges) byEnd.set(edge.to, [...(byEnd.get(edge.to) ?? []), edge]);
  const cost = new Map<number, number>([[0, 0]]);
  const last = new Map<number, Edge>();
  for (const node of [...byEnd.keys()].sort((a, b) => a - b)) {
    for (const edge of byEnd.get(node)!) {
      const start = cost.get(edge.from);
      if (start === undefined) continue;
      const total = start + weigh(edge);
      const best = cost.get(node);
      if (best === undefined || total < best) {
        cost.set(node, total);
        last.set(node, edge);
      }
    }
  }
  const path: Edge[] = [];
  for (let node = goal; node !== 0; node = last.get(node)!.from) path.push(last.get(node)!);
  return path.reverse();
}
