import { CANCEL_CHECK_INTERVAL, type CancelFlag, throwIfCancelled } from '../base/cancellation';
import type { Hits } from '../keyword/hits';
import type { WordUnit } from '../segment/segment';
import { findTextOfPlace } from '../segment/selection';
import type { Vocabulary } from '../segment/vocabulary';

/** Different neighbours of a keyword, in columns. */
export interface Neighbours {
  /** Vocabulary ids, ascending. */
  readonly ids: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** In how many texts each stands in a window. */
  readonly texts: Uint32Array;
}

/** What is kept of a word: counts on both sides, its texts, and the last of them counted from 1 over all segments. */
const LEFT = 0;
const RIGHT = 1;
const TEXTS = 2;
const LAST_TEXT = 3;
const CELLS = 4;

/**
 * Counts the running words within `span` words left and right of the hits, inside their text. Where windows overlap
 * they are merged (Evert 2008): a word counts once, at the hit it stands nearest to, at the left one if both are as
 * near. A word of one hit counts as a neighbour of another hit, never of its own. The cost is linear in the hits and
 * the words of their windows. Throws QueryCancelledError.
 */
export function countNeighbours(
  hits: Hits,
  options: { readonly unit: WordUnit; readonly span: number },
  vocabulary: Vocabulary,
  cancel?: CancelFlag,
): Neighbours {
  // The numbers of a word lie together, in one line of the processor's cache.
  const counts = new Uint32Array(vocabulary.size * CELLS);
  let textsBefore = 1;
  hits.parts.forEach(({ segment }, part) => {
    const strings = segment.readingStrings(options.unit);
    const { wordReadings } = segment.sections;
    const idMap = vocabulary.idMaps[part] ?? null;
    visitNeighbours(hits, part, options.span, cancel, (from, to, side, text) => {
      const mark = textsBefore + text;
      for (let word = from; word < to; word++) {
        const string = strings[wordReadings[word]!]!;
        const place = CELLS * (idMap === null ? string : idMap[string]!);
        counts[place + side]! += 1;
        if (counts[place + LAST_TEXT] === mark) continue;
        counts[place + LAST_TEXT] = mark;
        counts[place + TEXTS]! += 1;
      }
    });
    textsBefore += segment.sizes.texts;
  });
  return listNeighbours(counts);
}

function listNeighbours(counts: Uint32Array): Neighbours {
  let size = 0;
  for (let i = 0; i < counts.length; i += CELLS) if ((counts[i]! | counts[i + 1]!) !== 0) size += 1;
  const ids = new Uint32Array(size);
  const left = new Uint32Array(size);
  const right = new Uint32Array(size);
  const texts = new Uint32Array(size);
  let row = 0;
  for (let i = 0; i < counts.length; i += CELLS) {
    if ((counts[i]! | counts[i + 1]!) === 0) continue;
    ids[row] = i / CELLS;
    left[row] = counts[i]!;
    texts[row] = counts[i + TEXTS]!;
    right[row++] = counts[i + 1]!;
  }
  return { ids, left, right, texts };
}

/**
 * Calls back with ranges of words that stand left or right of the hit nearest to them; no word comes twice. `hit` is the
 * number of that hit in the part.
 */
export function visitNeighbours(
  hits: Hits,
  part: number,
  span: number,
  cancel: CancelFlag | undefined,
  visit: (from: number, to: number, side: typeof LEFT | typeof RIGHT, text: number, hit: number) => void,
): void {
  const { segment } = hits.parts[part]!;
  const { textWordStarts } = segment.sections;
  const positions = hits.positions[part]!;
  const { wordCount } = hits;
  let text = 0;
  /** Hits before this place end before the word that is looked at. */
  let ended = 0;
  for (let i = 0; i < positions.length; i++) {
    if (i % CANCEL_CHECK_INTERVAL === 0) throwIfCancelled(cancel);
    const first = positions[i]!;
    if (first >= textWordStarts[text + 1]!) text = findTextOfPlace(textWordStarts, first, text);
    const textStart = textWordStarts[text]!;
    const textEnd = textWordStarts[text + 1]!;
    const end = first + wordCount;
    const before = i > 0 && positions[i - 1]! >= textStart ? positions[i - 1]! : -1;
    const after = i + 1 < positions.length && positions[i + 1]! < textEnd ? positions[i + 1]! : Infinity;
    // Words between two hits: the left hit has the nearer half and the word in the middle.
    const left = before < 0 ? first - textStart : (first - before - wordCount) >> 1;
    const right = after === Infinity ? textEnd - end : (after - end + 1) >> 1;
    visit(first - Math.max(0, Math.min(span, left)), first, LEFT, text, i);
    visit(end, end + Math.max(0, Math.min(span, right)), RIGHT, text, i);
    if (before < 0 && after === Infinity) continue;
    // Words of this hit that are no words of the next one, as neighbours of other hits.
    for (let word = first; word < Math.min(end, after); word++) {
      while (positions[ended]! + wordCount <= word) ended += 1;
      const leftHit = ended > 0 && positions[ended - 1]! >= textStart ? positions[ended - 1]! : -Infinity;
      const toLeft = word - (leftHit + wordCount - 1);
      const toRight = after - word;
      if (Math.min(toLeft, toRight) > span) continue;
      if (toLeft <= toRight) visit(word, word + 1, RIGHT, text, ended - 1);
      else visit(word, word + 1, LEFT, text, i + 1);
    }
  }
}
