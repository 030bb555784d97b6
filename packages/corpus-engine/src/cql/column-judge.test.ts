import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { buildMarkLayer, markPlainText, randomMarks } from '../testing/random-marks';
import { indexPlainText, plainTexts } from '../testing/random-texts';
import { ColumnJudge, type MandatoryNumbers, type TokenColumnsOfTexts } from './column-judge';
import { readColumns } from '../testing/read-columns';

const QUERIES = [
  '[]',
  '[pos="NOUN"]',
  '[lemma="ja"] []{0,3} [pos="NOUN"]',
  '[pos="NOUN" & Case="Gen"] | [word="ja"] [lemma="õun"]',
  '([lemma="ja"] | [lemma="ja"] [pos="NOUN"])+ within s',
  '[word!=".*a"]{2,4}',
  '[]? ("ja" | [word="õun" & pos="NOUN"]) []{0,2}',
  '([lemma="õun" | lemma="ja"] [lemma="j.*"]?){2}',
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

  it('counts the same in what stands around words that each match has', () => {
    fc.assert(
      fc.property(plainTexts, fc.constantFrom(...QUERIES), fc.boolean(), (texts, cql, keepCapitalization) => {
        const { names, ...tokens } = readColumns(buildSegment(texts.map(indexPlainText)));
        const judge = new ColumnJudge({ cql, keepCapitalization }, names);
        const whole = judge.countMatches(tokens).reduce((sum, count) => sum + count, 0);
        for (const mandatory of judge.mandatory) {
          const around = judge.countMatches(keepAround(tokens, mandatory, judge.longest - 1));
          expect(around.reduce((sum, count) => sum + count, 0)).toBe(whole);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('a query by error', () => {
  it.each(['[error="R:WS"]', '"ja" [corrected.lemma!="õun"]', '[!(error="LEX" | lemma="ei")]'])(
    'is judged by its words alone, so that no text is missed: %s',
    (cql) => {
      fc.assert(
        fc.property(plainTexts, randomMarks, (texts, draws) => {
          const marks = new Map(texts.map((text, i) => [text.id, markPlainText(text, draws[i] ?? []).marks]));
          const segment = buildSegment(texts.map(indexPlainText));
          const search = { cql, keepCapitalization: false };
          const { names, ...tokens } = readColumns(segment);
          const judge = new ColumnJudge(search, names);
          const judged = judge.countMatches(tokens);
          const part = { segment, texts: null, errors: buildMarkLayer(segment, marks) };
          const { hits } = new MemoryTokenIndex([part]).countHitsByText(search);
          expect(judge.isExact).toBe(false);
          hits.forEach((count, text) => {
            if (count > 0) expect(judged[text]).toBeGreaterThan(0);
          });
        }),
        { numRuns: 100 },
      );
    },
  );
});

/** Runs of tokens that are no further than `reach` from one of the numbers. */
function keepAround(
  { columns, sentences, starts }: TokenColumnsOfTexts,
  { column, numbers }: MandatoryNumbers,
  reach: number,
): TokenColumnsOfTexts {
  const words = Array.from(columns[column]!);
  const kept: number[] = [];
  const runs: number[] = [];
  for (let text = 0; text + 1 < starts.length; text++) {
    let last = -2;
    for (let token = starts[text]!; token < starts[text + 1]!; token++) {
      const near = words.slice(
        Math.max(starts[text]!, token - reach),
        Math.min(starts[text + 1]!, token + reach + 1),
      );
      if (!near.some((word) => numbers.includes(word))) continue;
      if (last !== token - 1) runs.push(kept.length);
      kept.push(token);
      last = token;
    }
  }
  const pick = (values: ArrayLike<number>): number[] => kept.map((token) => values[token]!);
  return {
    columns: Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, pick(values)])),
    sentences: sentences && pick(sentences),
    starts: [...runs, kept.length],
  };
}
