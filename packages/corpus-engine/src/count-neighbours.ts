import type { CancelFlag } from './cancellation';
import { CANCEL_CHECK_INTERVAL, throwIfCancelled } from './cancellation';
import type { Hits } from './find-hits';
import type { WordUnit } from './segment';
import { findTextOfWord } from './selection';
import type { Vocabulary } from './vocabulary';

/** Different neighbours of a keyword, in columns. */
export interface Neighbours {
  /** Vocabulary ids, in no particular order. */
  readonly ids: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
}

interface NeighbourCounts {
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** Ids counted so far, each once. */
  readonly touched: number[];
}

/** Counts the running words within `span` words left and right of each hit, inside its text. */
export function countNeighbours(
  hits: Hits,
  options: { readonly unit: WordUnit; readonly span: number },
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): Neighbours {
  const counts: NeighbourCounts = {
    left: new Uint32Array(vocabulary.size),
    right: new Uint32Array(vocabulary.size),
    touched: [],
  };
  hits.parts.forEach((_, part) =>
    countInPart(hits, part, options, vocabulary.idMaps[part] ?? null, counts, cancel),
  );
  const ids = Uint32Array.from(counts.touched);
  return { ids, left: ids.map((id) => counts.left[id]!), right: ids.map((id) => counts.right[id]!) };
}

function countInPart(
  hits: Hits,
  part: number,
  { unit, span }: { readonly unit: WordUnit; readonly span: number },
  idMap: Uint32Array | null,
  { left, right, touched }: NeighbourCounts,
  cancel: CancelFlag | undefined,
): void {
  const { segment } = hits.parts[part]!;
  const { textWordStarts, wordReadings } = segment.sections;
  const strings = segment.readingStrings(unit);
  const positions = hits.positions[part]!;
  const count = (from: number, to: number, side: Uint32Array): void => {
    for (let word = from; word < to; word++) {
      const string = strings[wordReadings[word]!]!;
      const id = idMap === null ? string : idMap[string]!;
      if (left[id] === 0 && right[id] === 0) touched.push(id);
      side[id]! += 1;
    }
  };
  let text = 0;
  for (let i = 0; i < positions.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    const first = positions[i]!;
    if (first >= textWordStarts[text + 1]!) text = findTextOfWord(segment, first, text);
    const next = first + hits.wordCount;
    count(Math.max(textWordStarts[text]!, first - span), first, left);
    count(next, Math.min(textWordStarts[text + 1]!, next + span), right);
  }
}
