import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CQL_PLACE_FIELDS, makeCql } from './make-cql';
import { readPlaces } from './read-places';

const value = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(...'aõ10 \\".*|()[]') });
const place = fc
  .record(
    {
      ...Object.fromEntries(
        CQL_PLACE_FIELDS.filter((field) => field !== 'feats').map((field) => [field, value]),
      ),
      // Closed lists: another value is refused.
      pos: fc.constantFrom('NOUN', 'X'),
      deprel: fc.constantFrom('nsubj', 'obl:lmod'),
      feats: fc.constantFrom('Case=Gen', 'Case=Gen|Number=Plur'),
    },
    { requiredKeys: [] },
  )
  .chain((fields) =>
    fc
      .constantFrom({}, { least: 0, most: 1 }, { least: 1, most: null }, { least: 2, most: 4 })
      .map((repeat) => ({ ...fields, ...repeat })),
  );

describe('readPlaces', () => {
  it('reads what makeCql writes', () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (places, isWithinSentence) => {
          fc.pre(places.some((one) => !('least' in one) || one.least !== 0));
          expect(readPlaces(makeCql(places, isWithinSentence))).toEqual({ places, isWithinSentence });
        },
      ),
    );
  });

  it('reads features that stand on their own', () => {
    expect(readPlaces('"ema" [pos="VERB" & Mood="Cnd" & feats="Tense=Pres"]*')?.places).toEqual([
      { word: 'ema' },
      { pos: 'VERB', feats: 'Mood=Cnd|Tense=Pres', least: 0, most: null },
    ]);
  });

  it.each([
    '"a" | "b"',
    '("a" "b")+',
    '[!word="a"]',
    '[word="a" | pos="X"]',
    '[word="a.*"]',
    '[Case=""]',
    '[word="a" & word="b"]',
    '[feats="_"]',
  ])('gives null for %s', (cql) => expect(readPlaces(cql)).toBeNull());
});
