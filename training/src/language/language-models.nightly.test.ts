import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import { describe, expect, it } from 'vitest';
import { buildWordModel, idSentences } from './build-word-model';
import { writeLexicon } from './write-lexicon';

const WORDS = ['ma', 'maja', 'majas', 'majad', 'väga', 'vaga', 'suur', 'on', 'tallinn', 'šokk', 'õu'];
const file = writeLexicon(
  WORDS.map((word, i) => ({
    word,
    frequency: 10 ** -(i + 1),
    capitalShare: word === 'tallinn' ? 1 : 0,
    isCandidate: word !== 'vaga',
  })),
);
const lexicon = loadLexicon(file);

describe('a lexicon', () => {
  it('finds and reads back every word and no other', () => {
    for (const word of WORDS) expect(lexicon.read(lexicon.find(word))).toBe(word);
    expect(lexicon.size).toBe(WORDS.length);
    for (const word of ['', 'm', 'maj', 'majasse', 'xyz', 'вода']) expect(lexicon.find(word)).toBe(-1);
  });

  it('keeps frequency, capital share and whether a word may be offered', () => {
    expect(lexicon.logFrequency(lexicon.find('majas'))).toBeCloseTo(-3, 1);
    expect(lexicon.capitalShare(lexicon.find('tallinn'))).toBe(1);
    expect(lexicon.isCandidate(lexicon.find('vaga'))).toBe(false);
    expect(lexicon.isCandidate(lexicon.find('väga'))).toBe(true);
  });

  it('refuses bytes that are no lexicon', () => {
    expect(() => loadLexicon(new Uint8Array(40))).toThrow('no model file');
    expect(() => loadLexicon(file.slice(0, -40))).toThrow('ends inside');
  });
});

const sentences = [
  ['Maja', 'on', 'väga', 'suur', '.'],
  ['Õu', 'on', 'väga', 'suur', '.'],
  ['Ma', 'majas', '.'],
];
const build = (isLeftOut: (i: number) => boolean): ReturnType<typeof loadWordModel> =>
  loadWordModel(
    buildWordModel({
      lexicon,
      sentences: idSentences(
        lexicon,
        sentences.map((tokens) => tokens),
      ),
      pairCounts: [],
      isLeftOut,
    }),
    lexicon,
  );

describe('a word model', () => {
  const model = build(() => false);
  const [on, väga, vaga, suur] = ['on', 'väga', 'vaga', 'suur'].map((word) => model.idOf(word)) as [
    number,
    number,
    number,
    number,
  ];

  it('prefers what it has seen in a context', () => {
    expect(model.logProbability(väga, on, model.idOf('maja'))).toBeGreaterThan(
      model.logProbability(vaga, on, model.idOf('maja')) + 2,
    );
    expect(model.logProbability(suur, väga, on)).toBeGreaterThan(model.bigramLogProbability(suur, väga) - 1);
  });

  it('spreads a probability of about one over the words behind a context', () => {
    const { ids } = model;
    const all = Array.from({ length: ids.unknown + 13 }, (_, id) => id).filter(
      (id) => id !== ids.sentenceStart,
    );
    const sum = all.reduce((total, id) => total + Math.exp(model.logProbability(id, väga, on)), 0);
    expect(sum).toBeGreaterThan(0.8);
    expect(sum).toBeLessThan(1.1);
  });

  it('knows numbers, marks and unknown words, in capitals too', () => {
    expect(model.idOf('ON')).toBe(on);
    expect(model.idOf('12')).toBe(model.idOf('1999'));
    expect(model.idOf('„')).toBe(model.idOf('"'));
    expect(model.idOf('Zürich')).toBe(model.ids.unknown);
  });

  it('has seen nothing of the sentences that are left out', () => {
    const without = build((i) => i < 2);
    expect(without.bigramLogProbability(väga, on)).toBeCloseTo(without.unigramLogProbability(väga), 1);
    expect(model.bigramLogProbability(väga, on)).toBeGreaterThan(model.unigramLogProbability(väga) + 1);
  });

  it('refuses another lexicon', () => {
    const other = loadLexicon(
      writeLexicon([{ word: 'a', frequency: 0.1, capitalShare: 0, isCandidate: true }]),
    );
    const bytes = buildWordModel({
      lexicon,
      sentences: idSentences(lexicon, []),
      pairCounts: [],
      isLeftOut: () => false,
    });
    expect(() => loadWordModel(bytes, other)).toThrow('another lexicon');
  });
});
