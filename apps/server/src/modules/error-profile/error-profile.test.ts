import { readMarksRead } from '../../corpus/error-marks/error-figures';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  singleErrorCodes,
  listErrorParts,
  type ErrorCode,
} from '@keelerada/contract/error-marks/error-codes';
import { errorProfileCall } from '@keelerada/contract/tools/error-profile';
import { errorMarksDownloadCall } from '@keelerada/contract/texts/marked-texts';
import { errorMarksCall } from '@keelerada/contract/error-marks/error-marks';
import { markedTextForms } from '@keelerada/contract/fields/choices';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../app/testing/command-for-test';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { addErrorsCommand } from '../../commands/errors';
import { readXml } from '../../platform/file-text/formats/read-xml';
import { hasPython, noPython, PROJECT_PYTHON } from '../../platform/process/testing/project-python';

const READER = fileURLToPath(new URL('../text-download/testing/read_annotated_file.py', import.meta.url));

const texts = [
  makeTestText(1, 'Minu sober elab Tartus. Ma arvan et ta tuleb homme.', {
    keeletase: 'A2',
    emakeel: 'vene',
  }),
  makeTestText(2, 'Tema sober ütles „jah” & lahkus.', {
    keeletase: 'B1',
    emakeel: 'vene',
  }),
  makeTestText(3, 'Meie kass magab terve päeva.', { korpus: 'cYDRkpymb', emakeel: 'eesti' }),
  makeTestText(4, 'Мама мыла раму.', { tekstikeel: 'vene' }),
];
const ids = texts.map(({ id }) => id);
const UNKNOWN_ID = '99999999-0000-4000-8000-000000000000';

let folder: string;
let server: TestServer;
async function call(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return { status: response.statusCode, body: response.body, headers: response.headers };
}
const profile = async (payload: object) =>
  errorProfileCall.answer.parse(JSON.parse((await call(errorProfileCall.path, payload)).body));
const readEdits = async (id: string) =>
  errorMarksCall.answer.parse(JSON.parse((await call(errorMarksCall.path, { id })).body));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keelerada-marked-'));
  server = await startTestServer(texts, { MARK_ERRORS: 'on' });
  const isMarked = async () =>
    expect((await profile({ tekstivalik: 'KOIK' })).provenance.machineTexts).toBe(3);
  await vi.waitFor(isMarked, { timeout: 60_000, interval: 300 });
}, 90_000);
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

describe('the profile of errors', () => {
  it('counts as the marks of the texts do, by property', async () => {
    const answer = await profile({ tekstivalik: 'KOIK', omadus: 'level' });
    const edits = await Promise.all(ids.map(readEdits));
    const count = (marked: typeof edits, code: string | null) =>
      marked
        .flatMap(({ marks }) => marks)
        .filter(
          (mark) => code === null || listErrorParts(mark.code as ErrorCode).some((part) => part === code),
        ).length;
    expect(answer.groups.map(({ value, texts: size }) => [value, size])).toEqual([
      ['A2', 1],
      ['B1', 1],
      ['EK', 1],
    ]);
    expect(answer.errorList.map(({ code }) => code)).toEqual(singleErrorCodes);
    for (const { code, hits, groups } of [answer.total, ...answer.errorList]) {
      expect([hits, ...groups.map((group) => group.hits)]).toEqual(
        [edits, edits.slice(0, 1), edits.slice(1, 2), edits.slice(2, 3)].map((marked) => count(marked, code)),
      );
    }
    expect(answer.total.hits).toBeGreaterThan(2);
    const words = answer.groups.reduce((sum, { runningWords }) => sum + runningWords, 0);
    expect(answer.total.observed.per100).toBeCloseTo((100 * answer.total.hits) / words, 9);
    expect(answer.total.estimated).toBeNull();
    const spelling = answer.errorList.find(({ code }) => code === 'R:SPELL')!;
    expect(answer.groups.map(({ estimatedTexts }) => estimatedTexts)).toEqual([1, 1, 0]);
    // Measured with the version that marks; a mark or two tell too little for an estimate.
    expect(answer.provenance.measuredWith).toBe(answer.provenance.version);
    expect(spelling.precision!.of).toBeGreaterThan(100);
    expect(spelling.groups.map(({ estimated }) => estimated)).toEqual([null, null, null]);
    expect(answer.totals).toEqual({ texts: 3, runningWords: words });
    expect(answer.provenance).toMatchObject({ goldTexts: 0, waitingTexts: 0, otherTexts: 1 });
    const { value, low, high, of, version } = answer.provenance.othersRead;
    expect([low < value!, value! < high, of]).toEqual([true, true, (await readMarksRead()).others.marks]);
    expect(version).toMatch(/^c\d+-[\da-f]{8}$/u);
    expect(answer.provenance.version).toMatch(/^c\d+-[\da-f]{8}$/u);
  });

  it('is of the chosen texts, and refuses those that are not there', async () => {
    const { totals, groups } = await profile({ corpusTextIds: [ids[0]], omadus: 'nativeLanguage' });
    expect(totals.texts).toBe(1);
    expect(groups).toMatchObject([{ value: 'vene', texts: 1, isSmall: true }]);
    for (const [payload, code] of [
      [{}, 'NoTextsSelected'],
      [{ corpusTextIds: [UNKNOWN_ID] }, 'UnknownTextId'],
      [{ tekstivalik: 'KOIK', omadus: 'korgus' }, 'InvalidRequest'],
    ] as const) {
      const { status, body } = await call(errorProfileCall.path, payload);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toMatchObject([{ code }]);
    }
    const none = await profile({ tekstivalik: { paring: { country: ['Kuu'] } } });
    expect(none).toMatchObject({ groups: [], totals: { texts: 0 }, total: { hits: 0 } });
  });
});

describe('a text with its errors', () => {
  it('tells what is written and what belongs there', async () => {
    const answer = await readEdits(ids[0]!);
    expect(answer).toMatchObject({ state: 'marked', origin: 'machine', level: 'A2', title: 'Tekst 1' });
    expect(answer.text.slice(answer.sentences[1]!.start, answer.sentences[1]!.end)).toBe(
      'Ma arvan et ta tuleb homme.',
    );
    expect(answer.marks).toMatchObject([
      { written: 'sober', corrected: 'sõber', code: 'R:SPELL' },
      { written: '', corrected: ',', code: 'M:PUNCT' },
    ]);
    expect(await readEdits(ids[3]!)).toMatchObject({ state: 'other-language', origin: null, marks: [] });
  });

  it.each(markedTextForms.filter((form) => !form.startsWith('M2')))('is given as %s', async (vorm) => {
    const { status, body, headers } = await call(errorMarksDownloadCall.path, { id: ids[0], vorm });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(ids[0]);
    expect(body).toContain('found automatically');
    expect(body).toMatch(
      /Keelerada\. \(\d{4}\)\. Keelerada corpus of learner Estonian \(Version \d{4}-.*A text as written and as corrected\. Texts: Tekst 1 \(\S+\)\. Software: Keelerada \d.*Retrieved .*\/tools\/errors\?tekst=/u,
    );
    expect(body).toContain(`/tools/errors?tekst=${ids[0]}`);
    expect(body).toContain('sõber');
    if (vorm === 'PLAIN')
      expect(body).toContain('\n\nMinu sõber elab Tartus. Ma arvan, et ta tuleb homme.\n');
    if (vorm === 'SVALA') expect(JSON.parse(body)).toHaveProperty('edges');
  });

  it('is given as M2 without a comment, and what it is of beside it', async () => {
    const file = async (vorm: string) => (await call(errorMarksDownloadCall.path, { id: ids[0], vorm })).body;
    const m2 = await file('M2');
    expect(m2).toContain('S Minu sober elab Tartus .\nA 1 2|||R:SPELL|||sõber|||REQUIRED|||-NONE-|||0\n\nS ');
    expect(m2).not.toContain('#');
    const origin = await file('M2_ORIGIN');
    expect(origin).toContain(`# text_id = ${ids[0]}\n`);
    expect(origin).toContain('# sentences = 2\n');
    expect(origin).toContain('found automatically');
  });

  it('is given for a selection in forms that can be joined, without the texts that are not marked', async () => {
    const ask = (request: object) => call(errorMarksDownloadCall.path, request);
    const single = await Promise.all(ids.slice(0, 3).map((id) => ask({ id, vorm: 'M2' })));
    const all = await ask({ tekstivalik: 'KOIK', vorm: 'M2' });
    expect(all.headers['content-disposition']).toContain('marked-texts.m2');
    expect(all.body).toBe(single.map(({ body }) => body).join(''));
    expect((await ask({ corpusTextIds: ids.slice(2), vorm: 'M2' })).body).toBe(single[2]!.body);
    expect((await ask({ corpusTextIds: ids.slice(3), vorm: 'M2' })).status).toBe(404);
    for (const wrong of [{}, { tekstivalik: 'KOIK', id: ids[0] }])
      expect((await ask({ ...wrong, vorm: 'M2' })).status).toBe(400);
    expect((await ask({ tekstivalik: 'KOIK', vorm: 'SVALA' })).status).toBe(400);
  });

  it.skipIf(!hasPython).each([
    ['TEI', 'tei'],
    ['CONLLU', 'conllu'],
  ])(`as %s passes the checks of others${noPython}`, async (vorm, kind) => {
    for (const id of ids.slice(0, 2)) {
      const { body } = await call(errorMarksDownloadCall.path, { id, vorm });
      const path = join(folder, `${id}.${kind}`);
      await writeFile(path, body);
      const { stdout } = await promisify(execFile)(PROJECT_PYTHON, [READER, kind, path]);
      expect(JSON.parse(stdout)).toMatchObject({ errors: [], valid: true });
    }
  });

  it('is well-formed XML whatever it holds', async () => {
    const { body } = await call(errorMarksDownloadCall.path, { id: ids[1], vorm: 'TEI' });
    const names: string[] = [];
    await readXml(new TextEncoder().encode(body), {
      onOpen: ({ name }) => names.push(name),
      onText: () => undefined,
      onClose: () => undefined,
    });
    expect(names).toContain('corr');
  });

  it('is refused where there is none', async () => {
    const unknown = await call(errorMarksCall.path, { id: UNKNOWN_ID });
    expect([unknown.status, unknown.body]).toEqual([400, expect.stringContaining('UnknownTextId')]);
    const foreign = await call(errorMarksDownloadCall.path, { id: ids[3], vorm: 'M2' });
    expect([foreign.status, foreign.body]).toEqual([404, expect.stringContaining('NotFound')]);
  });
});

describe('keelerada errors, of a running server', () => {
  const run = (...words: string[]) =>
    runCommand([addErrorsCommand], { DATA_DIR: server.dataDir }, ['errors', ...words]);

  it('writes the table and a text', async () => {
    const { status, stdout, stderr } = await run('--all', '--by', 'level', '--csv');
    expect(status).toBe(0);
    expect(stdout).toMatch(/R:SPELL,Spelling,level,A2,corrector,1,1,1,/u);
    expect(stderr).toContain('marked by the corrector, version c');
    const origin = await run('--text', ids[0]!, '--format', 'm2_origin');
    expect(origin.stdout).toMatch(/^# citation = Keelerada\. .*\/tools\/errors\?tekst=/mu);
    const m2 = await run('--text', ids[0]!, '--format', 'm2');
    expect(m2.stdout).toContain('A 1 2|||R:SPELL|||sõber|||REQUIRED|||-NONE-|||0\n');
    await expect(run('--text', '7')).rejects.toThrow('the id of a text');
    await expect(run('essee.txt')).rejects.toThrow('correct');
  });
});
