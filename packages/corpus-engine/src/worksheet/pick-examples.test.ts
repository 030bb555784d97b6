import { describe, expect, it } from 'vitest';
import { buildSegment } from '../segment/build-segment';
import { sentencesToIndexText } from '../segment/index-text';
import type { Example } from './cut-example';
import { MemoryTokenIndex } from '../memory-index/memory-token-index';
import { chooseExamples, pickExamples } from './pick-examples';
import { rateExample } from './rate-example';
import { shuffleLazily } from './shuffle-lazily';

const lemmas: Readonly<Record<string, string>> = { kassi: 'kass', kassid: 'kass', tallinnas: 'tallinn' };

/** A text of sentences; each is cut into words and signs. */
function indexSentences(id: string, ...lines: readonly string[]) {
  const content = lines.join('\n');
  let start = 0;
  const sentences = lines.map((line) => {
    const from = start;
    start += line.length + 1;
    const tokens = [...line.matchAll(/[\p{L}\d-]+|[^\s\p{L}\d]/gu)].map(({ 0: form, index }) => ({
      start: from + index,
      end: from + index + form.length,
      lemma: lemmas[form.toLowerCase()] ?? form.toLowerCase(),
      upos: /\p{L}/u.test(form) ? (form === 'Tallinnas' ? 'PROPN' : 'NOUN') : 'PUNCT',
      features: '_',
    }));
    return { start: from, end: from + line.length, tokens };
  });
  return sentencesToIndexText(id, content, sentences);
}

type Text = ReturnType<typeof indexSentences>;
async function pick(
  texts: readonly Text[],
  { keyword = 'kass', count = 10, seed = 1 }: { keyword?: string; count?: number; seed?: number } = {},
): Promise<readonly Example[]> {
  const index = new MemoryTokenIndex([{ segment: buildSegment(texts), texts: null }]);
  return (await pickExamples(index.findHits({ keyword, unit: 'lemma' }), { count, seed })).examples;
}

const readMarks = ({ text, marks }: Example) => marks.map(({ start, end }) => text.slice(start, end));

describe('pickExamples', () => {
  it('gives the whole sentence with the place and base form of the word', async () => {
    const [example] = await pick([
      indexSentences(
        'a',
        'Eile sadas vihma terve pika päeva.',
        'Meie naabri kassi  nägin ma\ttäna hommikul.',
        'Nii.',
      ),
    ]);
    expect(example).toEqual({
      text: 'Meie naabri kassi nägin ma täna hommikul.',
      marks: [{ start: 12, end: 17, lemma: 'kass' }],
      words: 7,
      textId: 'a',
    });
  });

  it('marks every occurrence of a sentence and gives the sentence once', async () => {
    const examples = await pick([
      indexSentences('a', 'Kassid mängivad ja vana kass magab koos teise kassi kõrval.'),
    ]);
    expect(examples.map(readMarks)).toEqual([['Kassid', 'kass', 'kassi']]);
  });

  it('gives several words as one mark, and names their capital letters back', async () => {
    const text = indexSentences('a', 'Sõber elab Tallinnas, kass ka on seal temaga koos.');
    const [example] = await pick([text], { keyword: 'tallinn kass' });
    expect(example?.marks).toEqual([{ start: 11, end: 26, lemma: 'Tallinn kass' }]);
  });

  it('follows queries by form, also over signs and over the end of a sentence', async () => {
    const parts = [
      {
        segment: buildSegment([
          indexSentences('a', 'Nägin eile kassi, kes magas.', 'Koer ei maganud sel ajal.'),
        ]),
        texts: null,
      },
    ];
    const find = async (cql: string) => {
      const found = new MemoryTokenIndex(parts).findHits({ cql, keepCapitalization: false });
      return (await pickExamples(found, { count: 5, seed: 1 })).examples;
    };
    expect((await find('[lemma="kass"] []')).map(readMarks)).toEqual([['kassi,']]);
    const [over] = await find('[word="magas"] [] [word="koer"]');
    expect(over?.text).toBe('Nägin eile kassi, kes magas. Koer ei maganud sel ajal.');
    expect(readMarks(over!)).toEqual(['magas. Koer']);
  });

  it('gives equal sentences once, whatever their case and signs', async () => {
    const texts = ['Minu kass magab täna diivanil.', 'Minu KASS magab täna diivanil!'].map((line, id) =>
      indexSentences(String(id), line),
    );
    expect(await pick(texts)).toHaveLength(1);
  });

  it('picks the same for the same seed and others for another', async () => {
    const texts = Array.from({ length: 60 }, (_, id) =>
      indexSentences(String(id), `Minu kass magab täna toas number ${id}.`),
    );
    const read = async (seed: number) => (await pick(texts, { seed })).map(({ text }) => text);
    expect(await read(1)).toHaveLength(10);
    expect(await read(1)).toEqual(await read(1));
    expect(await read(2)).not.toEqual(await read(1));
  });

  it('takes one sentence of each text first and good sentences before others', async () => {
    const texts = ['a', 'b', 'c'].map((id) =>
      indexSentences(
        id,
        ...Array.from({ length: 9 }, (_, line) => `Tekstis ${id} on kass lauses number ${line}.`),
        `kass ${id}`,
      ),
    );
    const examples = await pick(texts, { count: 6 });
    expect(
      examples
        .map(({ textId }) => textId)
        .slice(0, 3)
        .toSorted(),
    ).toEqual(['a', 'b', 'c']);
    expect(
      examples
        .map(({ textId }) => textId)
        .slice(3)
        .toSorted(),
    ).toEqual(['a', 'b', 'c']);
    for (const { text } of examples) expect(text).toMatch(/^Tekstis/u);
    expect(await pick(texts, { count: 30 })).toHaveLength(30);
  });
});

describe('rateExample', () => {
  const rate = (text: string, marks = 1) =>
    rateExample({
      text,
      words: text.split(' ').length,
      marks: Array.from({ length: marks }, () => ({ start: 0, end: 1, lemma: 'x' })),
    });

  it.each([
    [0, 'Minu kass magab täna diivanil.'],
    [0, '„Kus on minu vana kass?” küsis ema.'],
    [1, 'minu kass magab täna diivanil.'],
    [1, 'Minu kass magab täna diivanil'],
    [1, 'Vaata minu kassi siin: www.kass.ee lehel.'],
    [1, 'MINU VANA KASS MAGAB TÄNA.'],
    [2, 'Kass magab toas.'],
    [2, `Kass ${'ja '.repeat(30)}koer.`],
    [3, 'Kass!'],
    [3, `Kass ${'ja '.repeat(50)}koer.`],
  ])('gives rank %i to "%s"', (rank, text) => {
    expect(rate(text)).toBe(rank);
  });

  it('does not like a second occurrence: it may give the answer away', () => {
    expect(rate('Minu kass ja sinu kass magavad.', 2)).toBe(1);
  });
});

it('chooseExamples takes more of a text only where there are no others', () => {
  const make = (text: string, textId: string) => ({ text, textId, words: 6, marks: [] });
  const found = [
    { example: make('a1', 'a'), rank: 0 },
    { example: make('a2', 'a'), rank: 0 },
    { example: make('a3', 'a'), rank: 0 },
    { example: make('b1', 'b'), rank: 1 },
  ] as const;
  const read = (count: number) => chooseExamples(found, count).map(({ text }) => text);
  expect(read(3)).toEqual(['a1', 'a2', 'b1']);
  expect(read(9)).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('chooseExamples lets the forms of the word take turns', () => {
  const forms = ['kass 1', 'kass 2', 'kass 3', 'Kass 4', 'koer 5', 'kuul 6', 'koer 7'];
  const found = forms.map((text, id) => ({
    example: { text, textId: String(id), words: 6, marks: [{ start: 0, end: 4, lemma: 'x' }] },
    rank: 0 as const,
  }));
  expect(chooseExamples(found, 5).map(({ text }) => text)).toEqual([
    'kass 1',
    'koer 5',
    'kuul 6',
    'kass 2',
    'koer 7',
  ]);
});

it('shuffleLazily gives every number once, each place as often', () => {
  expect([...shuffleLazily(200, 7)].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 200 }, (_, n) => n),
  );
  const firsts = Array.from({ length: 3000 }, (_, seed) => [...shuffleLazily(3, seed)][0]);
  for (const n of [0, 1, 2]) {
    const count = firsts.filter((first) => first === n).length;
    expect(count).toBeGreaterThan(900);
    expect(count).toBeLessThan(1100);
  }
});
