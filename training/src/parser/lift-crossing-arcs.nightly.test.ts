import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liftCrossingArcs } from './training-tree';

/** A random tree: each word but the first in a random order depends on one before it in that order. */
const anyTree = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }).map((numbers) => {
  const order = numbers.map((_, i) => i).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
  const heads = numbers.map(() => -1);
  order.forEach((token, place) => {
    if (place > 0) heads[token] = order[numbers[token]! % place]!;
  });
  return heads;
});

function countCrossings(heads: readonly number[]): number {
  const arcs = heads.flatMap((head, token) =>
    head < 0 ? [] : [[Math.min(head, token), Math.max(head, token)] as const],
  );
  return arcs.filter(([a, b]) => arcs.some(([c, d]) => a < c && c < b && b < d)).length;
}

describe('lifting crossing arcs', () => {
  it('leaves a tree without crossing arcs alone', () => {
    expect(liftCrossingArcs([1, -1, 3, 1])).toEqual([1, -1, 3, 1]);
  });

  it('moves the shortest crossing arc to the head of its head', () => {
    // 0 hangs on 2 across 1, the root.
    expect(liftCrossingArcs([2, -1, 1])).toEqual([1, -1, 1]);
  });

  it('leaves no crossing and the same root in any tree', () => {
    fc.assert(
      fc.property(anyTree, (heads) => {
        const lifted = liftCrossingArcs(heads);
        expect(countCrossings(lifted)).toBe(0);
        expect(lifted.indexOf(-1)).toBe(heads.indexOf(-1));
        expect(lifted.filter((head) => head < 0)).toHaveLength(1);
      }),
    );
  });
});
