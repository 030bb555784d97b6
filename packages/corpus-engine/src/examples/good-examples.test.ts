import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { indexPlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { pickGoodExamples } from './pick-good-examples';
import type { SentenceFeatures } from './rating/rate-sentence';
import { rateParts, scoreExample } from './rating/rate-sentence';

const classes: Readonly<Record<string, readonly [upos: string, features: string]>> = {
  istub: ['VERB', 'Mood=Ind|VerbForm=Fin'],
  magab: ['VERB', 'Mood=Ind|VerbForm=Fin'],
  ma: ['PRON', '_'],
  ta: ['PRON', '_'],
  Tartu: ['PROPN', '_'],
  Mari: ['PROPN', '_'],
  kasz: ['X', '_'],
};

/** A text of sentences; each is cut into words and signs, and a word is its own lemma. */
function indexSentences(id: string, ...lines: readonly string[]) {
  const content = lines.join('\n');
  let start = 0;
  const sentences = lines.map((line) => {
    const from = start;
    start += line.length + 1;
    const tokens = [...line.matchAll(/[\p{L}\d@.]*[\p{L}\d]+|[^\s\p{L}\d]/gu)].map(({ 0: form, index }) => {
      const [upos, features] = classes[form] ?? [/[\p{L}\d]/u.test(form) ? 'NOUN' : 'PUNCT', '_'];
      const end = from + index + form.length;
      return { start: from + index, end, lemma: form.toLowerCase(), upos, features };
    });
    return { start: from, end: from + line.length, tokens };
  });
  return sentencesToIndexText(id, content, sentences);
}

async function pick(lines: readonly string[], count = 20) {
  const texts = lines.map((line, place) => indexSentences(`t${place}`, line));
  const index = new MemoryTokenIndex([{ segment: buildSegment(texts), texts: null }]);
  return pickGoodExamples(index.findHits({ keyword: 'kass', unit: 'lemma' }), count);
}

/** The parts below 1 of a sentence. */
async function readFaults(line: string) {
  const [found] = await pick([line]);
  return Object.fromEntries(Object.entries(found!.parts).filter(([, value]) => value !== 1));
}

const whole: SentenceFeatures = {
  ...{ words: 8, isAtEdge: false, isWhole: true, oddTokens: 0, unknownWords: 0, rareWords: 0 },
  ...{ pronouns: 0, names: 0, hasVulgarWord: false, isRepeated: false },
};
const score = (faults: Partial<SentenceFeatures>) => scoreExample(rateParts({ ...whole, ...faults }));

describe('the score of an example', () => {
  it('is 1 for a whole sentence of six to fourteen words, and less with any fault', () => {
    expect([6, 8, 14].map((words) => score({ words }))).toEqual([1, 1, 1]);
    const faults: Partial<SentenceFeatures>[] = [
      ...[{ words: 5 }, { words: 15 }, { isAtEdge: true }, { isWhole: false }, { oddTokens: 1 }],
      ...[{ unknownWords: 1 }, { rareWords: 1 }, { pronouns: 2 }, { names: 1, pronouns: 1 }],
      ...[{ hasVulgarWord: true }, { isRepeated: true }],
    ];
    for (const fault of faults) expect(score(fault), JSON.stringify(fault)).toBeLessThan(1);
    expect(score({ hasVulgarWord: true })).toBe(0);
    expect(score({ names: 1 })).toBe(1);
    // Half of ½ for what it must be, all of ½ for what makes it better.
    expect(score({ oddTokens: 1 })).toBe(0.75);
    expect(score({ words: 22, isWhole: false })).toBe(0.25);
  });
});

describe('the sentence around a word', () => {
  it.each([
    ['Väike hall kass istub soojal aknal.', {}],
    ['„Väike hall kass istub soojal aknal.”', {}],
    ['väike hall kass istub soojal aknal.', { whole: 0 }],
    ['Väike hall kass istub soojal aknal', { whole: 0 }],
    ['Väike hall kass soojal vanal aknal.', { whole: 0 }],
    ['Väike 12 kass istub WC aknal.', { clean: 0.25 }],
    ['Väike hall kass istub (a@b.ee) aknal.', { clean: 0.125 }],
    ['Väike yes kass istub soojal мир.', { clean: 0.25 }],
    ['Väike kasz kass istub soojal aknal.', { known: 0.5 }],
    ['Kass istub väikese soojal vanal aknal.', { place: 0.7 }],
    ['Hall kass istub.', { length: 0.25 }],
    ['Hall kass istub ma Tartu aknal ta.', { plain: 0.85 ** 2 }],
  ])('%s', async (line, faults) => {
    expect(await readFaults(line)).toEqual(faults);
  });

  it('is none with a vulgar word', async () => {
    expect(await pick(['Väike hall kass istub soojal sitt aknal.'])).toEqual([]);
  });

  it('is rare or likely misspelt by how often the corpus has its words', async () => {
    const common = 'Väike hall kass istub soojal aknal haruldane tore.';
    const filler = Array.from({ length: 7_000 }, () => 'Väike hall istub soojal aknal tore kass ja muu.');
    const text = indexSentences(
      'suur',
      ...filler,
      'Siin haruldane.',
      common,
      common.replace('tore', 'toore'),
    );
    const index = new MemoryTokenIndex([{ segment: buildSegment([text]), texts: null }]);
    const found = await pickGoodExamples(index.findHits({ keyword: 'kass', unit: 'lemma' }), 10);
    expect(index.measure().runningWords).toBeGreaterThan(50_000);
    const read = (word: string) => found.find(({ example }) => example.text.includes(word))!.parts;
    expect(read('muu')).toMatchObject({ known: 1, common: 1 });
    // Three times in 60,000 words is more than 10 in a million, once is not.
    expect(read(' tore.')).toMatchObject({ known: 1, common: 1 });
    expect(read('toore')).toMatchObject({ known: 0.5 });
  });
});

describe('good examples', () => {
  it('come first, one of each text, no sentence twice', async () => {
    const good = 'Väike hall kass istub soojal aknal.';
    const texts = [
      indexSentences('a', 'kass', good, 'Meie vana kass magab terve päeva.'),
      indexSentences('b', good, 'Hall kass magab.'),
      indexSentences('c', 'Mari kass magab oma pehmel asemel.'),
    ];
    const index = new MemoryTokenIndex([{ segment: buildSegment(texts), texts: null }]);
    const found = index.findHits({ keyword: 'kass', unit: 'lemma' });
    const list = async (count: number) =>
      (await pickGoodExamples(found, count)).map(({ example }) => `${example.textId}: ${example.text}`);
    expect(await list(3)).toEqual([
      `a: ${good}`,
      'c: Mari kass magab oma pehmel asemel.',
      'b: Hall kass magab.',
    ]);
    expect(await list(9)).toHaveLength(4);
  });
});

describe('a concordance with the best examples first', () => {
  const view = { keyword: 'ja', unit: 'lemma', width: { type: 'WORD', count: 1 } } as const;
  const line = { characters: 0, markedAt: [] };
  const cuts = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });

  it('has every line once, in the same order whatever segments there are, by falling score', () => {
    fc.assert(
      fc.property(plainTexts, cuts, (texts, marks) => {
        const parts = splitTexts(texts, marks).map((group) => {
          return { segment: buildSegment(group.map(indexPlainText)), texts: null };
        });
        const read = (given: typeof parts, more: object) =>
          readContextRows(given, { ...view, line, ...more }).map(({ textId, start }) => `${textId} ${start}`);
        const sorted = read(parts, { sortBy: ['EXAMPLES'] });
        const whole = [{ segment: buildSegment(texts.map(indexPlainText)), texts: null }];
        expect(read(whole, { sortBy: ['EXAMPLES'] })).toEqual(sorted);
        expect([...sorted].sort()).toEqual([...read(parts, {})].sort());
      }),
    );
  });

  it('puts a repeated sentence after a worse one', () => {
    const good = 'Väike hall kass istub soojal aknal.';
    const texts = [indexSentences('a', good, good, 'Hall kass istub kodus.', 'kass')];
    const rows = readContextRows([{ segment: buildSegment(texts), texts: null }], {
      ...{ keyword: 'kass', unit: 'lemma', width: { type: 'SENTENCE', count: 0 } },
      sortBy: ['EXAMPLES'],
    });
    expect(rows.map(({ contextBefore, keyword }) => `${contextBefore} ${keyword}`.trim())).toEqual([
      'Väike hall kass',
      'Hall kass',
      'Väike hall kass',
      'kass',
    ]);
  });
});
