import { type CancelFlag, throwIfCancelled } from '../base/cancellation';
import { hasLevels, readLevels } from '../levels/level-totals';
import type { Segment } from '../segment/segment';
import { type SegmentPart, selectTextRanges } from '../segment/selection';
import type { ClusterFilter } from './cluster-filter';
import {
  type ClusterUnit,
  makePlaceKeys,
  numberWords,
  PART_COUNT,
  type PlaceKeys,
  type SegmentKeys,
} from './place-keys';
import { LOOKS_AHEAD, LOOKS_BACK } from './tag-labels';

/** Stands in a stream where a sentence ends. */
export const SENTENCE_BREAK = 0;

/** The tokens of a selection one after another as keys; the order of keys is the order of their names. */
export interface ClusterStream {
  readonly keys: Uint32Array;
  readonly nameOf: (key: number) => string;
  /** The forms as written, as keys of `writeWord`'s vocabulary; parallel to `keys`. */
  readonly words: Uint32Array;
  readonly nameOfWord: (word: number) => string;
  /** 1 for tokens of which a cluster needs at least one; null if it needs none. */
  readonly anchors: Uint8Array | null;
  /** Where the texts begin, and the level of each; null where no levels are known. */
  readonly texts: { readonly starts: Uint32Array; readonly levels: Uint8Array } | null;
}

export interface StreamOptions {
  readonly unit: ClusterUnit;
  /** Punctuation and symbols take places of their own; otherwise they are passed over. */
  readonly keepPunctuation?: boolean;
  readonly filter?: ClusterFilter;
}

/**
 * Writes the selection as keys, with a break between sentences. A token that a filter does not let through is a break too,
 * unless the filter is partial.
 */
export function makeClusterStream(
  parts: readonly SegmentPart[],
  { unit, keepPunctuation = false, filter }: StreamOptions,
  cancel?: CancelFlag,
): ClusterStream {
  const segments = parts.map((part) => part.segment);
  const placeKeys = makePlaceKeys(segments, unit, filter);
  const forms = numberWords(segments, 'form');
  const capacity = parts.reduce(
    (sum, { segment: { sizes } }) =>
      sum + sizes.words + (keepPunctuation ? sizes.marks : 0) + sizes.sentences + sizes.texts,
    0,
  );
  const isPartial = filter?.isPartial === true;
  const columns = {
    keys: new Uint32Array(capacity),
    words: new Uint32Array(capacity),
    anchors: isPartial ? new Uint8Array(capacity) : null,
    size: 0,
  };
  const starts: number[] = [];
  const levelsOfTexts: number[] = [];
  parts.forEach((part, index) => {
    throwIfCancelled(cancel);
    const levels = readLevels(part);
    const writer = new TextWriter(part.segment, {
      columns,
      placeKeys,
      keys: placeKeys.segments[index]!,
      forms: forms.readingKeys[index]!,
      keepPunctuation,
    });
    const ranges = selectTextRanges(part);
    for (let i = 0; i < ranges.length; i += 2)
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        starts.push(columns.size);
        levelsOfTexts.push(levels[text]!);
        writer.write(text);
      }
  });
  return {
    keys: columns.keys.subarray(0, columns.size),
    nameOf: placeKeys.nameOf,
    words: columns.words.subarray(0, columns.size),
    nameOfWord: forms.nameOf,
    anchors: columns.anchors?.subarray(0, columns.size) ?? null,
    texts: hasLevels(parts)
      ? { starts: Uint32Array.from(starts), levels: Uint8Array.from(levelsOfTexts) }
      : null,
  };
}

interface StreamColumns {
  readonly keys: Uint32Array;
  readonly words: Uint32Array;
  readonly anchors: Uint8Array | null;
  size: number;
}

interface WriterParts {
  readonly columns: StreamColumns;
  readonly placeKeys: PlaceKeys;
  readonly keys: SegmentKeys;
  readonly forms: Uint32Array;
  readonly keepPunctuation: boolean;
}

class TextWriter {
  readonly #segment: Segment;
  readonly #parts: WriterParts;
  /** Case of the last word of the sentence, from 1; 0 at its beginning and after a word without one. */
  #lastCase = 0;

  constructor(segment: Segment, parts: WriterParts) {
    this.#segment = segment;
    this.#parts = parts;
  }

  /** Every text ends with a break; sentences begin where their offset is reached. */
  write(text: number): void {
    const { sections } = this.#segment;
    const { keepPunctuation } = this.#parts;
    const { wordStarts, markStarts, sentenceStarts } = sections;
    const wordEnd = sections.textWordStarts[text + 1]!;
    const sentenceEnd = sections.textSentenceStarts[text + 1]!;
    const markEnd = keepPunctuation ? sections.textMarkStarts[text + 1]! : 0;
    let word = sections.textWordStarts[text]!;
    let sentence = sections.textSentenceStarts[text]! + 1;
    let mark = keepPunctuation ? sections.textMarkStarts[text]! : 0;
    this.#lastCase = 0;
    while (word < wordEnd || mark < markEnd) {
      const isWord = mark >= markEnd || (word < wordEnd && wordStarts[word]! < markStarts[mark]!);
      const start = isWord ? wordStarts[word]! : markStarts[mark]!;
      while (sentence < sentenceEnd && sentenceStarts[sentence]! <= start) {
        this.#writeBreak();
        sentence += 1;
      }
      if (isWord) {
        const end = sentence < sentenceEnd ? sentenceStarts[sentence]! : Number.POSITIVE_INFINITY;
        const next = word + 1 < wordEnd && wordStarts[word + 1]! < end ? word + 1 : -1;
        this.#writeToken(sections.wordReadings[word]!, sections.wordRelations[word]!, next);
        word += 1;
      } else {
        const lastCase = this.#lastCase;
        this.#writeToken(sections.markReadings[mark]!, sections.markRelations[mark]!, -1);
        this.#lastCase = lastCase;
        mark += 1;
      }
    }
    this.#writeBreak();
  }

  #writeBreak(): void {
    this.#parts.columns.keys[this.#parts.columns.size++] = SENTENCE_BREAK;
    this.#lastCase = 0;
  }

  /** `next` is the next word of the sentence, or -1. */
  #writeToken(reading: number, relation: number, next: number): void {
    const { columns, placeKeys, keys, forms } = this.#parts;
    const { labelKeys, fits } = placeKeys;
    const place = columns.size++;
    columns.words[place] = forms[reading]!;
    if (labelKeys === null && fits === null) {
      columns.keys[place] = keys.readingKeys![reading]!;
      return;
    }
    const { labels, cases, looks } = keys.labels;
    const { readingTags, wordReadings } = this.#segment.sections;
    const tag = readingTags[reading]!;
    let label = labels[tag]!;
    if (looks[tag] === LOOKS_BACK) label += this.#lastCase;
    else if (looks[tag] === LOOKS_AHEAD && next >= 0) label += cases[readingTags[wordReadings[next]!]!]!;
    this.#lastCase = cases[tag]!;
    const pair = label * PART_COUNT + keys.parts[relation]!;
    const fitting = fits === null ? 1 : fits[pair]!;
    const key = labelKeys === null ? keys.readingKeys![reading]! : labelKeys[pair]!;
    columns.keys[place] = fitting === 1 || columns.anchors !== null ? key : SENTENCE_BREAK;
    if (columns.anchors !== null) columns.anchors[place] = fitting;
  }
}
