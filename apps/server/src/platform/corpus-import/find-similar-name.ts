/** At most this share of a name may differ for it to be offered. */
const MAX_DIFFERENCE = 0.34;

/** The known name that a misspelt one was probably meant to be, or null. */
export function findSimilarName(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(name.length * MAX_DIFFERENCE)) + 1;
  for (const candidate of known) {
    const distance = measureDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Levenshtein distance: letters to insert, delete or replace. */
function measureDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, place) => place);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const replaced = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, replaced));
    }
    row = next;
  }
  return row[right.length]!;
}
