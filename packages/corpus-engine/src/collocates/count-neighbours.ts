import type { CancelFlag } from '../base/cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/find-hits';
import type { WordUnit } from '../segment/segment';
import { findTextOfWord } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';

/** Different neighbours of a keyword, in columns. */
export interface Neighbours {
  /** Vocabulary ids, ascending. */
  readonly ids: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
}

/** Counts the running words within `span` words left and right of each hit, inside its text. */
export function countNeighbours(
  hits: Hits,
  options: { readonly unit: WordUnit; readonly span: number },
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): Neighbours {
  // Left and right of a word side by side: one line of the processor's cache for both.
  const counts = new Uint32Array(vocabulary.size * 2);
  hits.parts.forEach((_, part) =>
    countInPart(hits, part, options, vocabulary.idMaps[part] ?? null, counts, cancel),
  );
  return listNeighbours(counts);
}

function listNeighbours(counts: Uint32Array): Neighbours {
  let size = 0;
  for (let i = 0; i < counts.length; i += 2) if ((counts[i]! | counts[i + 1]!) !== 0) size += 1;
  const ids = new Uint32Array(size);
  const left = new Uint32Array(size);
  const right = new Uint32Array(size);
  let row = 0;
  for (let i = 0; i < counts.length; i += 2) {
    if ((counts[i]! | counts[i + 1]!) === 0) continue;
    ids[row] = i >> 1;
    left[row] = counts[i]!;
    right[row++] = counts[i + 1]!;
  }
  return { ids, left, right };
}

function countInPart(
  hits: Hits,
  part: number,
  { unit, span }: { readonly unit: WordUnit; readonly span: number },
  idMap: Uint32Array | null,
  counts: Uint32Array,
  cancel: CancelFlag | undefined,
): void {
  const { segment } = hits.parts[part]!;
  const { textWordStarts, wordReadings } = segment.sections;
  const strings = segment.readingStrings(unit);
  const positions = hits.positions[part]!;
  const count = (from: number, to: number, side: 0 | 1): void => {
    for (let word = from; word < to; word++) {
      const string = strings[wordReadings[word]!]!;
      const id = idMap === null ? string : idMap[string]!;
      counts[2 * id + side]! += 1;
    }
  };
  let text = 0;
  for (let i = 0; i < positions.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    const first = positions[i]!;
    if (first >= textWordStarts[text + 1]!) text = findTextOfWord(segment, first, text);
    const next = first + hits.wordCount;
    count(Math.max(textWordStarts[text]!, first - span), first, 0);
    count(next, Math.min(textWordStarts[text + 1]!, next + span), 1);
  }
}
