import type { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { hashString } from '@keelerada/estonian/tagging/weights/feature-hash';

/** Longest run of letters, removed or added, that counts as a change of letters. */
const MOST_CHANGED_LETTERS = 3;

/**
 * How often learners' words were met, changed, and changed in a certain way. Keys are hashed: the counts hold no word.
 * All words are in lower case.
 */
export class LearnedEdits {
  private readonly counts: ReadonlyMap<number, number>;

  /** `counts` by the hash of a key that one of the functions below makes. */
  constructor(counts: ReadonlyMap<number, number>) {
    this.counts = counts;
  }

  countOf(key: string): number {
    return this.counts.get(hashString(key)) ?? 0;
  }

  get entries(): readonly (readonly [number, number])[] {
    return [...this.counts];
  }
}

/** A word that a learner wrote, right or wrong. */
export function seenKey(word: string): string {
  return `seen ${word}`;
}

/** A word that was replaced, taken out or joined with the next one. */
export function changedKey(word: string): string {
  return `changed ${word}`;
}

/** Words that became others; `added` is empty for a deletion. */
export function replacedKey(removed: readonly string[], added: readonly string[]): string {
  return `${removed.join(' ')}>${added.join(' ')}`;
}

/** The first of two words that were joined. */
export function joinedKey(first: string): string {
  return `joined ${first}`;
}

/** The letters that differ, with a letter on either side. Undefined if they are too many. */
export function lettersKey(written: string, right: string): string | undefined {
  const most = Math.min(written.length, right.length);
  let start = 0;
  while (start < most && written[start] === right[start]) start += 1;
  let end = 0;
  while (end < most - start && written.at(-1 - end) === right.at(-1 - end)) end += 1;
  const removed = written.slice(start, written.length - end);
  const added = right.slice(start, right.length - end);
  if (Math.max(removed.length, added.length) > MOST_CHANGED_LETTERS) return undefined;
  const before = start === 0 ? '^' : written[start - 1]!;
  const after = end === 0 ? '$' : written[written.length - end]!;
  return `letters ${before}${removed}>${added}${after}`;
}

/** Writes the counts in the order of their hashes. */
export function writeLearnedEdits(writer: ByteWriter, { entries }: LearnedEdits): void {
  writer.writeNumber(entries.length);
  let previous = 0;
  for (const [hash, count] of entries
    .map(([hash, count]) => [hash >>> 0, count] as const)
    .sort((a, b) => a[0] - b[0])) {
    writer.writeNumber(hash - previous);
    writer.writeNumber(count);
    previous = hash;
  }
}

/** Reads what `writeLearnedEdits` wrote. Throws a RangeError if the file ends too early. */
export function readLearnedEdits(reader: ByteReader): LearnedEdits {
  const counts = new Map<number, number>();
  let hash = 0;
  for (let left = reader.readNumber(); left > 0; left--) {
    hash += reader.readNumber();
    counts.set(hash | 0, reader.readNumber());
  }
  return new LearnedEdits(counts);
}
