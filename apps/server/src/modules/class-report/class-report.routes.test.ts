import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  classReportCall,
  type ClassReportProgress,
  type ClassReportResponse,
} from '@keelerada/contract/teaching/class-report';
import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXT_NAME_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '@keelerada/contract/fields/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../app/testing/server-for-test';

const CANARY = 'kanaarilinnuke';
const FIRST = {
  name: 'Esimene',
  text: 'Minu sober Kristjan elab Tartus. Ma tean et ta tuleb homme kooli. Kool on suur ja ilus.',
};
const SECOND = {
  name: 'Teine',
  text: 'Mu kool on suur. Mulle meeldib suur kool, aga Ma tean et see on kaugel.',
};
const RUSSIAN = { text: 'Мой друг живёт в маленьком городе и учит эстонский язык каждый день.' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([]);
});
afterAll(() => server.remove());

async function post(payload: object | string, accept = 'application/json') {
  const headers = { accept, 'content-type': 'application/json' };
  const response = await server.app.inject({ method: 'POST', url: classReportCall.path, payload, headers });
  return { status: response.statusCode, body: response.body };
}

async function report(...texts: object[]): Promise<ClassReportResponse> {
  const { status, body } = await post({ texts });
  expect(status).toBe(200);
  return classReportCall.answer.parse(JSON.parse(body));
}

describe('the class report', () => {
  it('counts errors by kind and text, and rates them', async () => {
    const { texts, errors, total } = await report(FIRST, RUSSIAN, SECOND);
    expect(texts).toMatchObject([
      { name: 'Esimene', language: 'et', runningWords: 17 },
      { name: null, language: 'ru', runningWords: 0, marks: 0, per100: 0, level: null },
      { name: 'Teine', language: 'et' },
    ]);
    const commas = errors.find(({ code }) => code === 'M:PUNCT');
    expect(commas).toMatchObject({ marks: 2, texts: 2, byText: [1, 0, 1] });
    expect(errors.find(({ code }) => code === 'R:SPELL')).toMatchObject({ byText: [1, 0, 0] });
    expect(total.texts).toBe(2);
    expect(total.marks).toBe(texts[0]!.marks + texts[2]!.marks);
    expect(total.per100).toBeCloseTo((100 * total.marks) / total.runningWords, 1);
  });

  it('gives sentences with their marks and without names, and the words that texts share', async () => {
    const { examples, words } = await report(FIRST, SECOND);
    expect(examples.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['spelling', 'comma']));
    const [example] = examples.find(({ kind }) => kind === 'spelling')!.sentences;
    expect(example).toEqual({
      text: 'Minu sober [nimi] elab [nimi].',
      marks: [{ start: 5, end: 10, corrected: 'sõber', code: 'R:SPELL', kind: 'spelling' }],
    });
    expect(JSON.stringify({ examples, words })).not.toMatch(/Kristjan|Esimene|Teine/u);
    expect(words[0]).toEqual({ lemma: 'kool', count: 4, texts: 2 });
  });

  it('has no misspelt word among the words that texts share, and those beside it', async () => {
    const { words } = await report(
      { text: 'Laupäeval joosime vanaemaga teed. Hoomikul oli tore. Ma armasan kooki ja sober sõi õuna.' },
      { text: 'Eile joosime kohvi. Hoomikul on tore. Ta armasan kooki ja sober sõi ka õuna.' },
    );
    const lemmas = words.map(({ lemma }) => lemma);
    expect(lemmas.filter((lemma) => /^(?:joos|hoom|armas|sober)/u.test(lemma))).toEqual([]);
    expect(lemmas).toEqual(expect.arrayContaining(['tore', 'kook', 'õun', 'sööma']));
  });

  it('gives the teacher the marked sentences of each text at their places in it, with a kind and why', async () => {
    // A soft hyphen is not read: places behind it move.
    const text = `Tere\u00ADtulemast! ${FIRST.text} Ma ootan buss.`;
    const { texts } = await report({ name: 'Esimene', text });
    const found = texts[0]!.sentences.flatMap(({ start, end, marks }) =>
      marks.map((mark) => [
        text.slice(start, end),
        text.slice(mark.start, mark.end),
        mark.corrected,
        mark.kind,
      ]),
    );
    expect(found).toContainEqual(['Minu sober Kristjan elab Tartus.', 'sober', 'sõber', 'spelling']);
    expect(found).toContainEqual(['Ma ootan buss.', 'buss', 'bussi', 'partitive']);
    expect(found.filter(([, , , kind]) => kind === 'comma')).toHaveLength(1);
    const whys = texts[0]!.sentences.flatMap(({ marks }) => marks.flatMap(({ why }) => [why.et, why.en]));
    expect(whys.every((why) => why.length > 10)).toBe(true);
  });

  it('tells the level of each text that is long enough, and their spread', async () => {
    const longer = `${FIRST.text} Õhtul käin sageli rannas jalutamas või loen kodus raamatut. Suvel sõidan maale.`;
    const { texts, levels } = await report({ text: longer }, { text: longer }, { text: 'Tere!' });
    expect(texts[0]!.level).toHaveLength(2);
    expect(texts[2]!.level).toBeNull();
    expect(levels).toEqual([{ level: texts[0]!.level, texts: 2 }]);
  });

  it('comes text by text in lines, then as a whole', async () => {
    const { body } = await post({ texts: [FIRST, SECOND] }, 'application/x-ndjson');
    const lines = body.trimEnd().split('\n');
    const progress = lines.slice(0, -1).map((line) => JSON.parse(line) as ClassReportProgress);
    expect(progress.map(({ done, total }) => [done, total])).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(progress.map(({ report: { texts } }) => texts.length)).toEqual([0, 1, 2]);
    expect(JSON.parse(lines.at(-1)!)).toEqual({ result: await report(FIRST, SECOND) });
  });

  it.each<[what: string, payload: object, code: string, field: string]>([
    ['no texts', {}, 'MandatoryField', 'texts'],
    ['an empty list', { texts: [] }, 'MandatoryField', 'texts'],
    ['a text without words', { texts: [FIRST, { text: ' \n\u200b' }] }, 'MandatoryField', 'texts.1.text'],
    ['a text that is no text', { texts: [{ text: 5 }] }, 'InvalidRequest', 'texts.0.text'],
    [
      'too many texts',
      { texts: new Array<object>(MAX_CLASS_TEXTS + 1).fill(FIRST) },
      'LimitExceeded',
      'texts',
    ],
    [
      'a text too long',
      { texts: [{ text: 'a'.repeat(MAX_CLASS_TEXT_CHARACTERS + 1) }] },
      'LimitExceeded',
      'texts.0.text',
    ],
    [
      'texts too long together',
      {
        texts: new Array<object>(MAX_CLASS_CHARACTERS / MAX_CLASS_TEXT_CHARACTERS + 1).fill({
          text: 'a'.repeat(MAX_CLASS_TEXT_CHARACTERS),
        }),
      },
      'LimitExceeded',
      'texts',
    ],
    [
      'a name too long',
      { texts: [{ ...FIRST, name: 'a'.repeat(MAX_CLASS_TEXT_NAME_CHARACTERS + 1) }] },
      'LimitExceeded',
      'texts.0.name',
    ],
  ])('answers 400 for %s', async (_what, payload, code, field) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject([{ code, field }]);
  });
});

/** Files of the data folder, tables of the database included, that hold the word. */
async function findInFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.includes(CANARY) || bytes.includes(Buffer.from(CANARY, 'utf16le'))) found.push(path);
  }
  return found;
}

describe('the texts of a class', () => {
  it('reach no log, no table and no file', async () => {
    const texts = [
      { name: `${CANARY}.docx`, text: `Minu sober ${CANARY} elab kodu.` },
      { name: 'Teine', text: `Ma tean et ${CANARY} tuleb.` },
    ];
    for (const accept of ['application/json', 'application/x-ndjson']) {
      expect((await post({ texts }, accept)).status).toBe(200);
      expect((await post({ texts: [{ text: CANARY.repeat(9000) }] }, accept)).status).toBe(400);
      expect((await post(`{"texts": [{"text": "${CANARY}`, accept)).status).toBe(400);
    }
    expect(server.lines.length).toBeGreaterThan(6);
    expect(server.lines.filter((line) => line.includes(CANARY))).toEqual([]);
    expect(await findInFiles(server.dataDir)).toEqual([]);
  });
});
