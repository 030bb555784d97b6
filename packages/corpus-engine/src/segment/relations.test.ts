import { decodeAnnotationColumns } from '@keelerada/estonian/annotation-format/decode-annotation';
import { encodeAnnotation } from '@keelerada/estonian/annotation-format/encode-annotation';
import { describe, expect, it } from 'vitest';
import { buildSegment } from './build-segment';
import { sentencesToIndexText, toIndexText } from './index-text';
import { mergeSegments } from './merge-segments';
import { splitRelation } from './relations';
import type { Segment } from './segment';

const content = 'Koer haugub. Kass!';
const make = (start: number, end: number, upos: string, head: number, relation: string) => ({
  ...{ start, end, upos, head, relation, lemma: content.slice(start, end), root: '_', xpos: '_' },
  features: upos === 'VERB' ? 'VerbForm=Fin' : '_',
});
const sentences = [
  {
    start: 0,
    end: 12,
    tokens: [
      make(0, 4, 'NOUN', 1, 'nsubj'),
      make(5, 11, 'VERB', -1, 'root'),
      make(11, 12, 'PUNCT', 1, 'punct'),
    ],
  },
  { start: 13, end: 18, tokens: [make(13, 17, 'NOUN', -1, '_'), make(17, 18, 'PUNCT', -1, '_')] },
];

function readRelations({ sections, relations }: Segment): string[] {
  const read = (id: number): string => {
    const { relation, part } = splitRelation(relations.get(id));
    return `${relation} ${part ?? '-'}`;
  };
  return [...Array.from(sections.wordRelations, read), ...Array.from(sections.markRelations, read)];
}

describe('the relations of a segment', () => {
  const expected = ['nsubj @SUBJ', 'root @FMV', '_ -', 'punct -', '_ -'];

  it('are those of the sentences, with the sentence parts', () => {
    expect(readRelations(buildSegment([sentencesToIndexText('a', content, sentences)]))).toEqual(expected);
  });

  it('are the same from a stored annotation and after a merge', () => {
    const columns = decodeAnnotationColumns(encodeAnnotation({ language: 'et', sentences }));
    const segment = buildSegment([toIndexText('a', content, columns)]);
    expect(readRelations(segment)).toEqual(expected);
    expect(readRelations(mergeSegments([{ segment, texts: null }]))).toEqual(expected);
  });

  it('stand as not parsed beyond those that a byte can number', () => {
    const words = Array.from({ length: 300 }, (_, n) => make(0, 4, 'NOUN', -1, `dep:${n}`));
    const text = sentencesToIndexText('a', content, [{ start: 0, end: 18, tokens: words }]);
    const segment = buildSegment([text]);
    expect(segment.relations.size).toBe(256);
    const relations = readRelations(segment);
    expect(relations[254]).toBe('dep:254 @ADVL');
    expect(relations.slice(255)).toEqual(Array.from({ length: 45 }, () => '_ -'));
  });
});
