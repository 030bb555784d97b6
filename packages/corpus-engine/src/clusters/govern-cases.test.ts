import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRunningWord } from '@keelerada/estonian/is-running-word';
import { buildSegment } from '../segment/build-segment';
import { splitTag } from '../segment/index-text';
import { plainTexts, indexPlainText } from '../testing/random-texts';
import { makeClusterStream, SENTENCE_BREAK } from './cluster-stream';
import { governCases } from './govern-cases';
import { addGovernedCase, describeTag } from './tag-labels';

describe('the case that an adposition governs', () => {
  it('is the same token by token as in a cluster stream', () => {
    fc.assert(
      fc.property(plainTexts, (texts) => {
        const indexed = texts.map(indexPlainText);
        const part = { segment: buildSegment(indexed), texts: null };
        const stream = makeClusterStream([part], { unit: 'tags', keepPunctuation: true });
        const expected = [...stream.keys].filter((key) => key !== SENTENCE_BREAK).map(stream.nameOf);
        const found = indexed.flatMap(({ tokens, sentenceStarts }) => {
          const tags = Array.from(tokens.tags, (tag) => tokens.tagTable[tag]!);
          const sentences = Array.from(tokens.starts, (start) => {
            return Array.from(sentenceStarts).filter((first) => first <= start).length;
          });
          const isWord = tags.map((tag) => Number(isRunningWord(splitTag(tag).upos)));
          const places = tags.map((_, place) => place);
          const cases = governCases({ tags: places, isWord, sentences }, (place) =>
            describeTag(tags[place]!),
          );
          return tags.map((tag, place) => {
            const { wordClass, forms } = addGovernedCase(describeTag(tag).grammar, cases[place]!);
            return [wordClass, ...forms].join(', ');
          });
        });
        expect(found).toEqual(expected);
      }),
    );
  });
});
