import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { MemoryTokenIndex } from '../token-index/memory-token-index';
import { indexPlainText, plainTexts } from '../testing/random-texts';
import { ColumnJudge } from './column-judge';
import { readColumns } from '../testing/read-columns';

const QUERIES = [
  '[]',
  '[pos="NOUN"]',
  '[lemma="ja"] []{0,3} [pos="NOUN"]',
  '[pos="NOUN" & Case="Gen"] | [word="ja"] [lemma="õun"]',
  '([lemma="ja"] | [lemma="ja"] [pos="NOUN"])+ within s',
  '[word!=".*a"]{2,4}',
  '[deprel="nsubj"] []? [pos!="PUNCT"] within s',
  '[part="@SUBJ" | tags="S .*"] [feats="Case=Nom"]?',
];

describe('ColumnJudge', () => {
  it('counts in columns as the search counts in a segment', () => {
    fc.assert(
      fc.property(plainTexts, fc.constantFrom(...QUERIES), fc.boolean(), (texts, cql, keepCapitalization) => {
        const segment = buildSegment(texts.map(indexPlainText));
        const search = { cql, keepCapitalization };
        const { names, ...tokens } = readColumns(segment);
        const counts = new ColumnJudge(search, names).countMatches(tokens);
        const index = new MemoryTokenIndex([{ segment, texts: null }]);
        expect([...counts]).toEqual([...index.countHitsByText(search).hits]);
      }),
      { numRuns: 500 },
    );
  });
});
