import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import { indexPlainText, plainTexts, splitTexts } from '../testing/random-texts';
import { readContextRows } from '../testing/read-rows';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { rateParts, scoreExample, type SentenceFeatures } from './rating/rate-sentence';
import { SentenceReader } from './rating/sentence-reader';

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

/** The parts of the score of each sentence with the word, in the order of the texts. */
async function rate(index: MemoryTokenIndex) {
  const { listed, open } = index.findHits({ keyword: 'kass', unit: 'lemma' });
  const { hits, numbers } = await open(Array.from({ length: listed }, (_, row) => row));
  const reader = new SentenceReader(hits);
  return Array.from({ length: listed }, (_, row) =>
    rateParts({ ...reader.read(numbers[row]!), isRepeated: false }),
  );
}

async function rateLine(line: string) {
  const texts = [indexSentences('t', line)];
  const [parts] = await rate(new MemoryTokenIndex([{ segment: buildSegment(texts), texts: null }]));
  return parts!;
}

/** The parts below 1 of a sentence. */
const readFaults = async (line: string) =>
  Object.fromEntries(Object.entries(await rateLine(line)).filter(([, value]) => value !== 1));

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
    expect(scoreExample(await rateLine('Väike hall kass istub soojal sitt aknal.'))).toBe(0);
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
    expect(index.measure().runningWords).toBeGreaterThan(50_000);
    const found = await rate(index);
    expect(found[0]).toMatchObject({ known: 1, common: 1 });
    // Three times in 60,000 words is more than 10 in a million, once is not.
    expect(found.at(-2)).toMatchObject({ known: 1, common: 1 });
    expect(found.at(-1)).toMatchObject({ known: 0.5 });
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
