/**
 * Marks of texts by kind, as columns. Text `i` has the entries from `offsets[i]` up to `offsets[i + 1]`: a kind, and how
 * many marks of that kind the text has; kinds without marks have no entry.
 */
export interface ErrorCounts {
  /** Running words of each text. */
  readonly words: Uint32Array;
  /** 1 for a text that people marked, 0 for one that the corrector marked. */
  readonly isByPeople: Uint8Array;
  readonly offsets: Uint32Array;
  readonly kinds: Uint8Array;
  readonly counts: Uint32Array;
}

/** The columns of some of the texts, in the order given. */
export function pickTexts(all: ErrorCounts, places: readonly number[]): ErrorCounts {
  const offsets = new Uint32Array(places.length + 1);
  places.forEach((place, i) => {
    offsets[i + 1] = offsets[i]! + all.offsets[place + 1]! - all.offsets[place]!;
  });
  const kinds = new Uint8Array(offsets[places.length]!);
  const counts = new Uint32Array(kinds.length);
  places.forEach((place, i) => {
    const [from, to] = [all.offsets[place]!, all.offsets[place + 1]!];
    kinds.set(all.kinds.subarray(from, to), offsets[i]);
    counts.set(all.counts.subarray(from, to), offsets[i]);
  });
  return {
    words: Uint32Array.from(places, (place) => all.words[place]!),
    isByPeople: Uint8Array.from(places, (place) => all.isByPeople[place]!),
    offsets,
    kinds,
    counts,
  };
}
