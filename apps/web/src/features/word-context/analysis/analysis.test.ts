import type { AnalysedSentence, AnalysedToken } from '@keelerada/contract/tools/sentence-analysis';
import { parseCql } from '@keelerada/corpus-engine/cql/parse-cql';
import { describe, expect, it } from 'vitest';
import { findWordBorders } from './find-pointed-word';
import { layoutTree } from './layout-tree';
import { findToken, readKeywordStretch, readLineStretch } from './line-analysis.queries';
import { nameShortForm } from './name-form';
import { makeStructureQuery } from './same-structure';

const TEXT = 'Ta loeb eesti keeles ajakirju.';
/** Word, head and relation. */
const WORDS: readonly (readonly [string, string, number, string, string])[] = [
  ['Ta', 'PRON', 1, 'nsubj', 'Case=Nom'],
  ['loeb', 'VERB', -1, 'root', 'Mood=Ind'],
  ['eesti', 'ADJ', 3, 'amod', '_'],
  ['keeles', 'NOUN', 1, 'obl', 'Case=Ine|Number=Sing'],
  ['ajakirju', 'NOUN', 1, 'obj', 'Case=Par|Number=Plur'],
  ['.', 'PUNCT', 1, 'punct', '_'],
];
const tokens = WORDS.map(([written, upos, head, relation, features]): AnalysedToken => {
  const start = TEXT.indexOf(written);
  return {
    ...{ start, end: start + written.length, lemma: written.toLowerCase(), upos, features },
    ...{ isWord: upos !== 'PUNCT', wordClass: 'sõna', form: '–', head, relation },
  };
});
const sentence: AnalysedSentence = { start: 100, text: TEXT, tokens };
const keyword = { start: TEXT.indexOf('keeles'), end: TEXT.indexOf('keeles') + 6 };
const names = { nameRelation: (relation: string) => relation, nameForm: () => 'vorm' };

describe('the tree of a sentence', () => {
  const tree = layoutTree(sentence, keyword, names);

  it('has every word from left to right without overlap, and an arc for each but the root', () => {
    expect(tree.words.map(({ text }) => text)).toEqual(['Ta', 'loeb', 'eesti', 'keeles', 'ajakirju']);
    const middles = tree.words.map(({ x }) => x);
    expect([...middles].sort((one, other) => one - other)).toEqual(middles);
    expect(tree.arcs.map(({ relation }) => relation)).toEqual(['nsubj', 'amod', 'obl', 'obj']);
    for (const { tipX, labelX } of tree.arcs) {
      expect(middles).toContain(tipX);
      expect(labelX).toBeGreaterThan(0);
      expect(labelX).toBeLessThan(tree.width);
    }
  });

  it('puts an arc over those that it covers, and the arc to the keyword apart', () => {
    const height = Object.fromEntries(tree.arcs.map(({ relation, labelY }) => [relation, labelY]));
    expect(height['obj']).toBeLessThan(height['obl']!);
    expect(height['obl']).toBeLessThan(height['amod']!);
    expect(height['nsubj']).toBe(height['amod']);
    expect(tree.arcs.filter(({ isHot }) => isHot).map(({ relation }) => relation)).toEqual(['obl']);
    expect(tree.words.filter(({ isKeyword }) => isKeyword)).toHaveLength(1);
  });

  it('is empty without words', () => {
    expect(layoutTree({ ...sentence, tokens: [] }, keyword, names)).toMatchObject({
      words: [],
      arcs: [],
      width: 0,
    });
  });
});

describe('the query for the same structure', () => {
  it('asks for the classes of keyword and head in their order, and is a query', () => {
    const query = makeStructureQuery(sentence, keyword)!;
    expect(query).toBe('[pos="VERB"] []{0,3} [pos="NOUN" & Case="Ine" & deprel="obl"] within s');
    expect(() => parseCql(query)).not.toThrow();
    const subject = makeStructureQuery(sentence, { start: 0, end: 2 })!;
    expect(subject).toBe('[pos="PRON" & Case="Nom" & deprel="nsubj"] []{0,2} [pos="VERB"] within s');
  });

  it('asks for the class of a root alone, and for nothing of punctuation', () => {
    expect(makeStructureQuery(sentence, { start: 3, end: 7 })).toBe('[pos="VERB"]');
    expect(makeStructureQuery(sentence, { start: TEXT.length - 1, end: TEXT.length })).toBeNull();
  });
});

describe('the analysis of a line', () => {
  const row = { textId: 'a', keyword: 'keeles', contextBefore: 'eesti', contextAfter: 'ajakirju' };

  it('is asked for where the line stands in its text, or of the line itself', () => {
    const stretch = { textId: 'a', from: 108, to: 129 };
    expect(readLineStretch({ ...row, start: 114 })).toEqual({ stretch, keywordStart: 114 });
    expect(readLineStretch(row)).toBeNull();
    expect(readLineStretch({ ...row, textId: null, joined: 'BEFORE' })).toEqual({
      stretch: { ownTexts: 'eestikeeles ajakirju', from: 0, to: 20 },
      keywordStart: 5,
    });
    expect(readKeywordStretch({ ...row, start: 114 }, undefined)).toEqual({
      textId: 'a',
      from: 114,
      to: 120,
    });
    const own = { ...row, textId: null };
    expect(readKeywordStretch(own, undefined)).toBeNull();
    expect(readKeywordStretch(own, { ...own, contextBefore: 'Ta loeb eesti' })).toEqual({
      ...{ ownTexts: 'Ta loeb eesti keeles ajakirju', from: 14, to: 20 },
    });
  });

  it('finds the word that is written so nearest to a place', () => {
    expect(findToken([sentence], 'keeles', 112)).toMatchObject({ lemma: 'keeles' });
    expect(findToken([sentence], 'keeles', 500)).toBeNull();
    expect(findToken([sentence], 'koer', 114)).toBeNull();
  });

  it.each([
    ['„Ta loeb”', 1, 'Ta'],
    ['„Ta loeb”', 5, 'loeb'],
    ['ema-isa', 2, 'ema-isa'],
    ["'ema'", 2, 'ema'],
    [' , ', 1, null],
  ])('sees in %s at %i the word %s', (text, at, word) => {
    const borders = findWordBorders(text, at);
    expect(borders && text.slice(borders.from, borders.to)).toBe(word);
  });
});

describe('the short name of a form', () => {
  const name = (form: string, wordClass = '', language: 'et' | 'en' = 'et') =>
    nameShortForm({ ...tokens[0]!, form, wordClass }, language);

  it('leaves out what goes without saying', () => {
    expect(name('ainsuse seesütlev kääne')).toBe('ains seesütlev');
    expect(name('kindla kõneviisi olevik, ainsuse 3. pööre')).toBe('olevik, ains 3. p');
    expect(name('tingiva kõneviisi olevik')).toBe('tingiv olevik');
    expect(name('kaudse kõneviisi olevik')).toBe('kaudne olevik');
    expect(name('indicative present, 3rd person singular', '', 'en')).toBe('present, 3rd sg');
    expect(name('–', 'sidesõna (alistav)')).toBe('sidesõna');
  });
});
