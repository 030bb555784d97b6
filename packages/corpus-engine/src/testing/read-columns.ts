import type { ColumnNames, TokenColumnsOfTexts } from '../cql/column-judge';
import { findLastAtMost } from '../segment/selection';
import type { Segment } from '../segment/segment';

/** The tokens of a segment in columns of numbers; words are numbered by their place in the alphabet. */
export function readColumns(segment: Segment): TokenColumnsOfTexts & { readonly names: ColumnNames } {
  const { sections, sizes } = segment;
  const readings: number[] = [];
  const relation: number[] = [];
  const sentences: number[] = [];
  const starts: number[] = [];
  for (let text = 0; text < sizes.texts; text++) {
    starts.push(readings.length);
    let word = sections.textWordStarts[text]!;
    let mark = sections.textMarkStarts[text]!;
    const wordEnd = sections.textWordStarts[text + 1]!;
    const markEnd = sections.textMarkStarts[text + 1]!;
    while (word < wordEnd || mark < markEnd) {
      const isWord =
        mark >= markEnd || (word < wordEnd && sections.wordStarts[word]! < sections.markStarts[mark]!);
      const place = isWord ? word++ : mark++;
      readings.push(isWord ? sections.wordReadings[place]! : sections.markReadings[place]!);
      relation.push(isWord ? sections.wordRelations[place]! : sections.markRelations[place]!);
      const start = isWord ? sections.wordStarts[place]! : sections.markStarts[place]!;
      const [first, end] = [sections.textSentenceStarts[text]!, sections.textSentenceStarts[text + 1]!];
      sentences.push(findLastAtMost(sections.sentenceStarts, start, first, end));
    }
  }
  starts.push(readings.length);
  const names: ColumnNames = {
    strings: segment.strings,
    units: sections,
    rankOfId: Uint32Array.from({ length: sizes.strings }, (_, id) => id),
    tags: Array.from({ length: segment.tags.size }, (_, id) => segment.tags.get(id)),
    relations: Array.from({ length: segment.relations.size }, (_, id) => segment.relations.get(id)),
  };
  const columns = {
    form: readings.map((reading) => sections.readingForms[reading]!),
    folded: readings.map((reading) => sections.readingFolded[reading]!),
    lemma: readings.map((reading) => sections.readingLemmas[reading]!),
    tag: readings.map((reading) => sections.readingTags[reading]!),
    relation,
  };
  return { names, columns, sentences, starts };
}
