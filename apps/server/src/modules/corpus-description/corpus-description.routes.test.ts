import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { corpusDescriptionCall } from '@keelerada/contract/texts/corpus-description';
import { CORPUS_PAGE_PATH } from '@keelerada/contract/site/page-paths';
import { CORPUS_CMDI_PATH, CORPUS_JSON_LD_PATH } from '@keelerada/contract/site/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestText, startTestServer, type TestServer } from '../../app/testing/server-for-test';
import { canValidate, noSchemas, validateXml } from '../../app/testing/validate-xml';
import { makeTestApp } from '../../app/testing/app-for-test';
import { noErrorMarks } from '../../corpus/error-marks/error-marks';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { TextColumns } from '../../corpus/text-columns/text-columns';

const hasScreens = existsSync(join(PROJECT_ROOT, 'apps/web/dist/index.html'));
const noScreens = hasScreens ? '' : ' - skipped: the screens are not built';
const EXAM = 'clWmOIrLa';
const texts = [
  makeTestText(1, 'Koer jookseb õue.', { korpus: EXAM, keeletase: 'A2', emakeel: 'vene', aasta: '2018' }),
  makeTestText(2, 'Kass magab.', { korpus: EXAM, keeletase: 'B1', sugu: 'naine', ajavahemik: '2021-2025' }),
  makeTestText(3, 'Kevad on käes.', { korpus: 'cYDRkpymb', emakeel: 'eesti' }),
  makeTestText(4, 'Мама мыла раму.', { tekstikeel: 'vene', korpus: 'cgSRJPKTr' }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts, {
    CORPUS_OWNER: 'Keele <ja> Kirjanduse & Instituut',
    CORPUS_DOI: '10.1234/keel',
    PUBLIC_URL: 'https://keel.example',
  });
});
afterAll(() => server.remove());

const readDescription = async () =>
  corpusDescriptionCall.answer.parse((await server.app.inject(corpusDescriptionCall.path)).json());

describe('GET /api/corpus-description', () => {
  it('counts texts and words by subcorpus and level, and what is not told', async () => {
    const description = await readDescription();
    expect(description).toMatchObject({ texts: 4, runningWords: 11, isDemo: false, pendingTexts: 0 });
    expect(description.citation.en).toBe(
      `Keele <ja> Kirjanduse & Instituut. (${description.changedOn.slice(0, 4)}). Keelerada corpus of learner Estonian (Version ${description.version}) [Data set]. https://doi.org/10.1234/keel`,
    );
    expect(description.version.startsWith(`${description.changedOn}-`)).toBe(true);
    expect(description.subcorpora).toEqual([
      {
        code: EXAM,
        texts: 2,
        runningWords: 5,
        levels: [
          { code: 'A2', texts: 1, runningWords: 3 },
          { code: 'B1', texts: 1, runningWords: 2 },
        ],
        withoutLevel: { texts: 0, runningWords: 0 },
      },
      {
        ...{ code: 'cYDRkpymb', texts: 1, runningWords: 3 },
        levels: [{ code: 'EK', texts: 1, runningWords: 3 }],
        withoutLevel: { texts: 0, runningWords: 0 },
      },
      {
        ...{ code: 'cgSRJPKTr', texts: 1, runningWords: 3 },
        levels: [],
        withoutLevel: { texts: 1, runningWords: 3 },
      },
    ]);
    expect(description.withoutLevel).toEqual({ texts: 1, runningWords: 3 });
    expect(description.nativeWriters).toEqual({ texts: 1, runningWords: 3 });
    expect(description.languages.map(({ code, texts: number }) => [code, number])).toEqual([
      ['et', 3],
      ['ru', 1],
    ]);
    expect(description.years).toEqual({ from: 2018, to: 2025 });
    const unknown = new Map(description.unknown.map(({ property, texts: number }) => [property, number]));
    expect([unknown.get('level'), unknown.get('gender'), unknown.get('nativeLang')]).toEqual([1, 3, 2]);
    expect(description.marks).toMatchObject({ machineTexts: 0, goldTexts: 0, waitingTexts: 3 });
  });
});

describe('the corpus for catalogues and search engines', () => {
  it('is a Dataset of schema.org', async () => {
    const { version } = await readDescription();
    const file = await server.app.inject(CORPUS_JSON_LD_PATH);
    expect(file.headers['content-type']).toContain('application/ld+json');
    const dataset = file.json<Record<string, unknown>>();
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      '@id': 'https://doi.org/10.1234/keel',
      url: 'https://keel.example/about/corpus',
      creator: { name: 'Keele <ja> Kirjanduse & Instituut' },
      license: 'https://creativecommons.org/licenses/by/4.0/',
      version,
      inLanguage: ['et', 'ru'],
      temporalCoverage: '2018/2025',
      isAccessibleForFree: true,
    });
    expect(dataset['hasPart']).toHaveLength(3);
  });

  it.skipIf(!hasScreens)(`stands in the page, whose header leads to everything${noScreens}`, async () => {
    const page = await server.app.inject({ url: CORPUS_PAGE_PATH, headers: { accept: '*/*' } });
    const written = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(page.body)![1]!;
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual((await server.app.inject(CORPUS_JSON_LD_PATH)).json());
    const links = String(page.headers['link']).split(', ');
    expect(links).toContain('<https://doi.org/10.1234/keel>; rel="cite-as"');
    for (const relation of ['describedby', 'item', 'type', 'license'])
      expect(
        links.some((link) => link.includes(`rel="${relation}"`)),
        relation,
      ).toBe(true);
    const files = links.filter((link) => /describedby|item/u.test(link));
    for (const [, path] of files.map((link) => /<https:\/\/keel\.example(.+?)>/u.exec(link)!))
      expect((await server.app.inject(path!)).statusCode, path).toBe(200);
  });

  it(`is a valid CMDI record${noSchemas}`, async () => {
    const { body, headers } = await server.app.inject(CORPUS_CMDI_PATH);
    expect(headers['content-type']).toContain('application/x-cmdi+xml');
    expect(headers['link']).toBe('<https://keel.example/about/corpus>; rel="describes"; type="text/html"');
    expect(body).toContain('<cmdp:creator>Keele &lt;ja&gt; Kirjanduse &amp; Instituut</cmdp:creator>');
    if (!canValidate) return;
    const cmd = 'http://www.clarin.eu/cmd/1';
    const profile = `${cmd}/profiles/clarin.eu:cr1:p_1288172614026`;
    const schemas = { [cmd]: 'cmd-envelop.xsd', [profile]: 'OLAC-DcmiTerms.xsd' };
    expect(validateXml(body, schemas)).toBe('');
    // A schema that is not read would find nothing here either.
    expect(validateXml(body.replaceAll('cmdp:creator', 'cmdp:author'), schemas)).not.toBe('');
  });
});

it('tells a corpus that is only the demonstration', async () => {
  const counts = { texts: 1, runningWords: 2, pendingTexts: 0, outdatedTexts: 0 };
  const status = { ...counts, isDemo: true, version: '2026-01-02-abcdef01', revision: '1' };
  const { app } = await makeTestApp({
    publicUrl: 'https://keel.example',
    parts: {
      readCorpusStatus: () => Promise.resolve(status),
      readTextColumns: () => Promise.resolve(new TextColumns([], [])),
      errorMarks: noErrorMarks,
    },
  });
  const dataset = (await app.inject(CORPUS_JSON_LD_PATH)).body;
  expect(dataset).toContain('Keelerada demonstration corpus');
  expect(dataset).toContain('"@id": "https://keel.example/about/corpus"');
  expect((await app.inject(CORPUS_CMDI_PATH)).body).toContain('not research data');
  await app.close();
});
