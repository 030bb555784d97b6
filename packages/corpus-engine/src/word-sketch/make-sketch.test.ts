import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import type { SegmentPart } from '../segment/selection';
import { listPairsNaively } from '../testing/naive-sketch';
import { countTextsNaively, readWords } from '../testing/naive-queries';
import { indexPlainText, plainTexts, splitTexts, type PlainText } from '../testing/random-texts';
import { readContextRows, readSketch } from '../testing/read-rows';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';

const corpora = fc.record({
  texts: plainTexts,
  cuts: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  chosen: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  isAll: fc.boolean(),
});
type Corpus = typeof corpora extends fc.Arbitrary<infer T> ? T : never;

function index({ texts, cuts, chosen, isAll }: Corpus): { parts: SegmentPart[]; plain: PlainText[] } {
  const isChosen = (text: PlainText): boolean => isAll || chosen[texts.indexOf(text)]!;
  const parts = splitTexts(texts, cuts).map((group) => ({
    segment: buildSegment(group.map(indexPlainText)),
    texts: isAll ? null : Uint8Array.from(group, (text) => Number(isChosen(text))),
  }));
  return { parts, plain: texts.filter(isChosen) };
}

const listLemmas = (texts: readonly PlainText[]) => [
  ...new Set(texts.flatMap((text) => readWords(text, 'lemma').map(({ key }) => key))),
];
const ALL = { limit: 1000, minCount: 1, order: 'LOGDICE' } as const;

/** Rows of a sketch as one object by relation and collocate: occurrences and logDice. */
function sketchNaively(plain: readonly PlainText[], node: string): Record<string, number[]> {
  const pairs = listPairsNaively(plain);
  const own = pairs.filter((pair) => pair.node === node);
  return Object.fromEntries(
    own.map(({ relation, collocate }) => {
      const inRelation = pairs.filter((pair) => pair.relation === relation);
      const ofNode = inRelation.filter((pair) => pair.node === node);
      const together = ofNode.filter((pair) => pair.collocate === collocate).length;
      const ofCollocate = inRelation.filter((pair) => pair.collocate === collocate).length;
      const logDice = 14 + Math.log2((2 * together) / (ofNode.length + ofCollocate));
      return [`${relation} ${collocate}`, [together, Math.round(logDice * 1e4) / 1e4]];
    }),
  );
}

describe('a word sketch', () => {
  it('equals a plain count over the trees of the sentences, whatever the segments', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const { parts, plain } = index(corpus);
        for (const keyword of listLemmas(plain).filter((lemma) => !lemma.includes(' '))) {
          const relations = readSketch(parts, { keyword }, undefined, ALL);
          const rows = relations.flatMap(({ seos, naabrid }) =>
            naabrid.map(({ sona, esinemisi, logDice }) => [`${seos} ${sona}`, [esinemisi, logDice]]),
          );
          expect(Object.fromEntries(rows)).toEqual(sketchNaively(plain, keyword));
          const { word } = new MemoryTokenIndex(parts).countSketch({ keyword });
          const forms = plain.flatMap((text) => {
            const folded = readWords(text, 'folded');
            return readWords(text, 'lemma').flatMap(({ key }, i) => (key === keyword ? folded[i]!.key : []));
          });
          expect([word.hits, word.textCount]).toEqual([
            forms.length,
            countTextsNaively(plain, 'lemma').get(keyword),
          ]);
          for (const { form, count } of word.forms)
            expect(forms.filter((one) => one === form)).toHaveLength(count);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('opens exactly the lines of each collocate, the collocate marked, and has an example of it', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const { parts, plain } = index(corpus);
        for (const keyword of listLemmas(plain).filter((lemma) => !lemma.includes(' ')))
          for (const { seos, naabrid } of readSketch(parts, { keyword }, undefined, ALL))
            for (const { sona, esinemisi, naide } of naabrid) {
              const near = { word: sona, unit: 'lemma', relation: seos } as const;
              const rows = readContextRows(parts, {
                ...{ keyword, unit: 'lemma', near, line: { characters: 0, markedAt: [] } },
                width: { type: 'SENTENCE', count: 1 },
              });
              expect(rows.flatMap(({ sortedBy = [] }) => sortedBy)).toHaveLength(esinemisi);
              expect(naide).toHaveLength(5);
              const shown = rows.map((row) => row.contextBefore + row.keyword + row.contextAfter);
              const [, one, , other] = naide!;
              expect(shown.some((line) => [one, other].every((word) => line.includes(word!)))).toBe(true);
            }
      }),
      { numRuns: 40 },
    );
  });

  it('sets two words side by side, from what is of the first to what is of the second', () => {
    fc.assert(
      fc.property(corpora, fc.nat(30), fc.nat(30), (corpus, one, other) => {
        const { parts, plain } = index(corpus);
        const lemmas = listLemmas(plain).filter((lemma) => !lemma.includes(' '));
        if (lemmas.length === 0) return;
        const [first, second] = [lemmas[one % lemmas.length]!, lemmas[other % lemmas.length]!];
        const rows = readSketch(parts, { keyword: first }, { keyword: second }, ALL).flatMap(
          ({ seos, naabrid }) => naabrid.map((row) => ({ ...row, key: `${seos} ${row.sona}`, seos })),
        );
        const alone = [first, second].map((keyword) => sketchNaively(plain, keyword));
        expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(alone.flatMap(Object.keys)));
        for (const { key, esinemisi, logDice, vordlus } of rows) {
          expect([esinemisi, logDice]).toEqual(alone[0]![key] ?? [0, null]);
          expect([vordlus!.esinemisi, vordlus!.logDice]).toEqual(alone[1]![key] ?? [0, null]);
        }
        for (const seos of new Set(rows.map((row) => row.seos))) {
          const differences = rows
            .filter((row) => row.seos === seos)
            .map(({ logDice, vordlus }) => Math.max(0, logDice ?? 0) - Math.max(0, vordlus!.logDice ?? 0));
          const sorted = [...differences].sort((a, b) => b - a);
          differences.forEach((difference, i) => expect(difference).toBeCloseTo(sorted[i]!, 3));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds a head that is hundreds of words away, on both sides', () => {
    const words = Array.from({ length: 400 }, (_, word) => ({
      ...{ start: 2 * word, end: 2 * word + 1, lemma: 'muu', upos: 'VERB', features: '_' },
      ...{ head: -1, relation: 'dep' },
    }));
    words[0] = { ...words[0]!, lemma: 'algus', upos: 'NOUN', head: 399, relation: 'obj' };
    words[399] = { ...words[399]!, lemma: 'lõpp', head: 1, relation: 'xcomp' };
    const sentence = { start: 0, end: 800, tokens: words };
    const parts = [
      { segment: buildSegment([sentencesToIndexText('a', 'a '.repeat(400), [sentence])]), texts: null },
    ];
    const read = (keyword: string) =>
      readSketch(parts, { keyword }, undefined, ALL).map(({ seos, naabrid }) => [
        seos,
        ...naabrid.map(({ sona, logDice }) => `${sona} ${logDice}`),
      ]);
    expect(read('algus')).toEqual([['OBJECT_OF', 'lõpp 14']]);
    expect(read('lõpp')).toEqual([
      ['OBJECT', 'algus 14'],
      ['INFINITIVE_OF', 'muu 14'],
    ]);
  });

  it('keeps so many collocates of each relation, by strength or by count, and none that is too rare', () => {
    fc.assert(
      fc.property(corpora, (corpus) => {
        const { parts } = index(corpus);
        const all = readSketch(parts, { keyword: 'õun' }, undefined, ALL);
        const kept = readSketch(parts, { keyword: 'õun' }, undefined, {
          limit: 2,
          minCount: 2,
          order: 'COUNT',
        });
        const frequent = all.map(({ naabrid }) => naabrid.filter(({ esinemisi }) => esinemisi > 1));
        expect(kept.map(({ naabrid }) => naabrid.map(({ esinemisi }) => esinemisi))).toEqual(
          frequent
            .filter((rows) => rows.length > 0)
            .map((rows) =>
              rows
                .map((row) => row.esinemisi)
                .sort((a, b) => b - a)
                .slice(0, 2),
            ),
        );
        for (const { naabrid } of all) {
          const scores = naabrid.map(({ logDice }) => logDice!);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
      { numRuns: 60 },
    );
  });
});
