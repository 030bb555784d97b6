import { SegmentBuilder } from './build-segment';
import type { IndexText } from './index-text';
import type { Segment } from './segment';
import { type SegmentPart, selectTextRanges } from './selection';

/**
 * One segment from the chosen texts of several, in their order, in shared memory. The way to keep segments few, and
 * to let deleted texts go. Costs about as much as building from annotations, but needs none.
 */
export function mergeSegments(parts: readonly SegmentPart[]): Segment {
  const builder = new SegmentBuilder();
  for (const part of parts) {
    const ranges = selectTextRanges(part);
    for (let i = 0; i < ranges.length; i += 2) {
      for (let text = ranges[i]!; text < ranges[i + 1]!; text++)
        builder.addText(readIndexText(part.segment, text));
    }
  }
  return builder.build();
}

/** The text as it was indexed, but for the lemmas, which come back normalised, and the heads of and by punctuation. */
export function readIndexText(segment: Segment, text: number): IndexText {
  const { sections } = segment;
  const base = sections.textContentStarts[text]!;
  const readings: number[] = [];
  const relations: number[] = [];
  const starts: number[] = [];
  const headWords: number[] = [];
  const tokenOfWord: number[] = [];
  const firstWord = sections.textWordStarts[text]!;
  let word = firstWord;
  let mark = sections.textMarkStarts[text]!;
  const wordEnd = sections.textWordStarts[text + 1]!;
  const markEnd = sections.textMarkStarts[text + 1]!;
  while (word < wordEnd || mark < markEnd) {
    const isWord =
      mark >= markEnd || (word < wordEnd && sections.wordStarts[word]! < sections.markStarts[mark]!);
    readings.push(isWord ? sections.wordReadings[word]! : sections.markReadings[mark]!);
    relations.push(isWord ? sections.wordRelations[word]! : sections.markRelations[mark]!);
    headWords.push(isWord ? segment.wordHead(word) : -1);
    if (isWord) tokenOfWord.push(readings.length - 1);
    starts.push((isWord ? sections.wordStarts[word++]! : sections.markStarts[mark++]!) - base);
  }
  const places = readings.map((_, place) => place);
  const from = sections.textSentenceStarts[text]!;
  const to = sections.textSentenceStarts[text + 1]!;
  return {
    id: segment.textIds.get(text),
    content: segment.content.slice(base, sections.textContentStarts[text + 1]!),
    tokens: {
      starts,
      ends: readings.map((reading, i) => starts[i]! + sections.readingLengths[reading]!),
      lemmas: places,
      lemmaTable: readings.map((reading) => segment.strings.get(sections.readingLemmas[reading]!)),
      tags: places,
      tagTable: readings.map((reading) => segment.tags.get(sections.readingTags[reading]!)),
      relations,
      relationTable: Array.from({ length: segment.relations.size }, (_, id) => segment.relations.get(id)),
      heads: headWords.map((head) => (head < 0 ? -1 : tokenOfWord[head - firstWord]!)),
    },
    sentenceStarts: sections.sentenceStarts.subarray(from, to).map((start) => start - base),
    sentenceEnds: sections.sentenceEnds.subarray(from, to).map((end) => end - base),
  };
}
