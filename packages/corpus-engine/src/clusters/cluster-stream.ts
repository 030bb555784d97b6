import type { CancelFlag } from '../base/cancellation';
import { throwIfCancelled } from '../base/cancellation';
import { PARTS_OF_SPEECH } from '../segment/parts-of-speech';
import type { Segment, WordUnit } from '../segment/segment';
import type { SegmentPart } from '../segment/selection';
import { selectTextRanges } from '../segment/selection';
import { joinVocabularies } from '../segment/vocabulary';

/** What a place of a cluster is: a word in one of its units, its whole tag (UPOS and features) or its UPOS. */
export type ClusterUnit = WordUnit | 'tag' | 'upos';

/** Stands in a stream where a sentence ends. */
export const SENTENCE_BREAK = 0;

/** The tokens of a selection one after another as keys; the order of keys is the order of their names. */
export interface ClusterStream {
  readonly keys: Uint32Array;
  readonly nameOf: (key: number) => string;
}

interface KeyNames {
  /** For each part the key of each reading. */
  readonly readingKeys: readonly Uint32Array[];
  readonly nameOf: (key: number) => string;
}

/** Writes the selection as keys, with a break between sentences; with or without punctuation and symbols. */
export function makeClusterStream(
  parts: readonly SegmentPart[],
  unit: ClusterUnit,
  keepPunctuation: boolean,
  cancel?: CancelFlag,
): ClusterStream {
  const { readingKeys, nameOf } = nameKeys(
    parts.map((part) => part.segment),
    unit,
  );
  const capacity = parts.reduce((sum, { segment: { sizes } }) => {
    return sum + sizes.words + (keepPunctuation ? sizes.marks : 0) + sizes.sentences + sizes.texts;
  }, 0);
  const writer = { keys: new Uint32Array(capacity), size: 0 };
  parts.forEach((part, index) => {
    throwIfCancelled(cancel);
    const ranges = selectTextRanges(part);
    for (let i = 0; i < ranges.length; i += 2) {
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++) {
        writeText(part.segment, text, readingKeys[index]!, keepPunctuation, writer);
      }
    }
  });
  return { keys: writer.keys.subarray(0, writer.size), nameOf };
}

function nameKeys(segments: readonly Segment[], unit: ClusterUnit): KeyNames {
  if (unit === 'upos') {
    const readingKeys = segments.map((segment) =>
      Uint32Array.from(segment.readingPartsOfSpeech, (place) => place + 1),
    );
    return { readingKeys, nameOf: (key) => PARTS_OF_SPEECH[key - 1]! };
  }
  if (unit === 'tag') return nameTagKeys(segments);
  const vocabulary = joinVocabularies(segments);
  const readingKeys = segments.map((segment, index) => {
    const idMap = vocabulary.idMaps[index] ?? null;
    return segment.readingStrings(unit).map((id) => 1 + (idMap === null ? id : idMap[id]!));
  });
  return { readingKeys, nameOf: (key) => vocabulary.get(key - 1) };
}

function nameTagKeys(segments: readonly Segment[]): KeyNames {
  const tagsOf = (segment: Segment): string[] =>
    Array.from({ length: segment.tags.size }, (_, tag) => segment.tags.get(tag));
  const names = [...new Set(segments.flatMap(tagsOf))].sort();
  const keys = new Map(names.map((name, index) => [name, index + 1]));
  const readingKeys = segments.map((segment) => {
    const tagKeys = tagsOf(segment).map((name) => keys.get(name)!);
    return Uint32Array.from(segment.sections.readingTags, (tag) => tagKeys[tag]!);
  });
  return { readingKeys, nameOf: (key) => names[key - 1]! };
}

/** Every text ends with a break; sentences begin where their offset is reached. */
function writeText(
  { sections }: Segment,
  text: number,
  readingKeys: Uint32Array,
  keepPunctuation: boolean,
  writer: { readonly keys: Uint32Array; size: number },
): void {
  const { wordStarts, wordReadings, markStarts, markReadings, sentenceStarts } = sections;
  const wordEnd = sections.textWordStarts[text + 1]!;
  const sentenceEnd = sections.textSentenceStarts[text + 1]!;
  const markEnd = keepPunctuation ? sections.textMarkStarts[text + 1]! : 0;
  let word = sections.textWordStarts[text]!;
  let sentence = sections.textSentenceStarts[text]! + 1;
  let mark = keepPunctuation ? sections.textMarkStarts[text]! : 0;
  while (word < wordEnd || mark < markEnd) {
    const isWord = mark >= markEnd || (word < wordEnd && wordStarts[word]! < markStarts[mark]!);
    const start = isWord ? wordStarts[word]! : markStarts[mark]!;
    while (sentence < sentenceEnd && sentenceStarts[sentence]! <= start) {
      writer.keys[writer.size++] = SENTENCE_BREAK;
      sentence += 1;
    }
    const reading = isWord ? wordReadings[word++]! : markReadings[mark++]!;
    writer.keys[writer.size++] = readingKeys[reading]!;
  }
  writer.keys[writer.size++] = SENTENCE_BREAK;
}
