import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPlainText, plainTexts, readSentence, splitSentences } from '../testing/random-texts';
import { buildSegment } from './build-segment';
import { sentencesToIndexText } from './index-text';
import { mergeSegments } from './merge-segments';
import type { Segment } from './segment';
import { deserializeSegment, serializeSegment } from './snapshot';

const readHeads = (segment: Segment): number[] =>
  Array.from({ length: segment.sizes.words }, (_, word) => segment.wordHead(word));

describe('the heads of the words of a segment', () => {
  it('are those of the sentences, after a merge too', () => {
    fc.assert(
      fc.property(plainTexts, (texts) => {
        let words = 0;
        const expected = texts.flatMap((text) =>
          splitSentences(text).flatMap((range) => {
            const tokens = readSentence(text, range);
            const places = tokens.map(({ upos }) => (upos === 'PUNCT' || upos === 'SYM' ? -1 : words++));
            return tokens.flatMap(({ head }, token) => (places[token]! < 0 ? [] : [places[head] ?? -1]));
          }),
        );
        const segment = buildSegment(texts.map(indexPlainText));
        expect(readHeads(segment)).toEqual(expected);
        expect(readHeads(mergeSegments([{ segment, texts: null }]))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('may be farther away than a byte can tell', () => {
    const count = 600;
    const tokens = Array.from({ length: count }, (_, token) => ({
      ...{ start: 2 * token, end: 2 * token + 1, lemma: 'a', upos: 'NOUN', features: '_', relation: 'obl' },
      head: token % 3 === 0 ? count - 1 - token : token % 3 === 1 ? -1 : Math.abs(token - 128),
    }));
    const content = 'a '.repeat(count);
    const segment = buildSegment(
      ['a', 'b'].map((id) => sentencesToIndexText(id, content, [{ start: 0, end: 2 * count, tokens }])),
    );
    const expected = [0, count].flatMap((base) => tokens.map(({ head }) => (head < 0 ? -1 : base + head)));
    // A word is no head of itself.
    const heads = expected.map((head, word) => (head === word ? -1 : head));
    expect(segment.sizes.farHeads).toBeGreaterThan(100);
    expect(readHeads(segment)).toEqual(heads);
    expect(readHeads(mergeSegments([{ segment, texts: null }]))).toEqual(heads);
    expect(readHeads(deserializeSegment(serializeSegment(segment)))).toEqual(heads);
  });
});
