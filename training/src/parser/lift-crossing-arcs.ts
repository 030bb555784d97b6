/**
 * Heads of a tree without crossing arcs: as long as an arc crosses another, the shortest such arc is moved to the head of its
 * head (Nivre and Nilsson 2005). About one arc in a hundred moves. `heads` hold token indices, -1 for the root.
 */
export function liftCrossingArcs(heads: readonly number[]): number[] {
  const lifted = [...heads];
  for (;;) {
    const crossing = findShortestCrossing(lifted);
    if (crossing < 0) return lifted;
    lifted[crossing] = lifted[lifted[crossing]!]!;
  }
}

/** The dependent of the shortest arc that spans a word which does not stand below its head; -1 if there is none. */
function findShortestCrossing(heads: readonly number[]): number {
  let shortest = -1;
  let length = Infinity;
  heads.forEach((head, dependent) => {
    const span = Math.abs(head - dependent);
    if (head < 0 || heads[head]! < 0 || span >= length) return;
    if (isSpanBelow(heads, head, Math.min(head, dependent) + 1, Math.max(head, dependent))) return;
    shortest = dependent;
    length = span;
  });
  return shortest;
}

function isSpanBelow(heads: readonly number[], head: number, from: number, to: number): boolean {
  for (let token = from; token < to; token++) {
    let above = token;
    while (above >= 0 && above !== head) above = heads[above]!;
    if (above < 0) return false;
  }
  return true;
}
