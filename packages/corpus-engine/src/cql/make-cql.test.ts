import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { findCqlHits } from './find-cql-hits';
import { makeCql } from './make-cql';

const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'ab\\".*+?|()[]{}^$-&=') });

describe('makeCql', () => {
  it('writes places, repeats and the sentence', () => {
    expect(
      makeCql(
        [
          { lemma: 'ema', pos: 'NOUN' },
          {},
          { word: 'a.b', least: 0 },
          { feats: 'Case=Gen|Number=Plur', least: 0, most: null },
          { part: '@SUBJ', least: 1, most: null },
          { deprel: 'obj', least: 2, most: 2 },
          { word: 'x', least: 2, most: 4 },
        ],
        true,
      ),
    ).toBe(
      String.raw`[lemma="ema" & pos="NOUN"] [] [word="a\.b"]? [feats="Case=Gen|Number=Plur"]* [part="@SUBJ"]+ [deprel="obj"]{2} [word="x"]{2,4} within s`,
    );
  });

  it('escapes what has a meaning, so that any word finds itself and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), (words) => {
        const forms = words.map((form) => `x${form}x`.replaceAll('*', ''));
        let end = 0;
        const tokens = forms.map((lemma) => {
          const start = end;
          end += lemma.length + 1;
          return { start, end: end - 1, lemma, upos: 'X', features: '_' };
        });
        const text = sentencesToIndexText('1', forms.join(' '), [{ start: 0, end, tokens }]);
        const parts = [{ segment: buildSegment([text]), texts: null }];
        for (const form of forms) {
          const expected = forms.filter((other) => other === form).length;
          for (const field of ['word', 'lemma'] as const) {
            const search = { cql: makeCql([{ [field]: form }]), keepCapitalization: false };
            expect(findCqlHits(parts, search).total).toBe(expected);
          }
        }
      }),
    );
  });
});
