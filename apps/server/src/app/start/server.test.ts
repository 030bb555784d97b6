import { textPreviewCall, textQueryCall } from '@keelerada/contract/texts/text-query';
import { statusCall } from '@keelerada/contract/fields/status';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { strFromU8, unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseInUseError } from '../../platform/database/failures/database-in-use-error';
import { openDatabase } from '../../platform/database/open-database';
import { makeTestText, startTestServer, type TestServer } from '../testing/server-for-test';
import { tools } from '../tool-list';

const CANARY = 'kanaarilind';
const UNKNOWN_ID = '99999999-0000-4000-8000-000000000000';
const texts = [
  makeTestText(1, 'Ema ütles: &quot;Tere!&quot;\n\nIsa on tööl.', {
    title: '=HYPERLINK("x")',
    keeletase: 'B1',
  }),
  makeTestText(2, `Salajane ${CANARY} laulab.`, { title: '../../Öö ja päev', keeletase: 'A2' }),
];
const ids = texts.map(({ id }) => id);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(texts);
});
afterAll(() => server.remove());

async function post(url: string, payload: object) {
  return server.app.inject({ method: 'POST', url, payload });
}

describe('GET /api/status', () => {
  it('tells what the corpus holds', async () => {
    const status = statusCall.answer.parse((await server.app.inject('/api/status')).json());
    expect(status).toMatchObject({ user: null, accessToken: null });
    expect(status.corpus).toMatchObject({ texts: 2, runningWords: 11, isDemo: false, pendingTexts: 0 });
  });
});

describe('POST /api/texts/detailneparing', () => {
  it.each([{}, { corpuses: null }, { corpuses: [] }])('searches the whole corpus for %j', async (payload) => {
    const response = await post('/api/texts/detailneparing', payload);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toHaveLength(2);
  });

  it('lists the texts that meet the filters', async () => {
    const response = await post('/api/texts/detailneparing', {
      corpuses: ['cFOoRQekA'],
      level: 'A2',
      words: [[1, 100]],
    });
    expect(textQueryCall.answer.parse(response.json())).toEqual([
      { text_id: ids[1], property_value: '../../Öö ja päev' },
    ]);
  });

  it('answers an empty list where no text does', async () => {
    const response = await post('/api/texts/detailneparing', { corpuses: ['cwUSEqQLt'] });
    expect(response.json()).toEqual([]);
  });
});

describe('GET /api/texts/kysitekstjametainfo', () => {
  it.each([
    ['', 'MandatoryField'],
    ['?id=', 'InvalidRequest'],
    ['?id=1', 'InvalidRequest'],
    [`?id=${UNKNOWN_ID}`, 'UnknownTextId'],
  ])('answers 400 for "%s"', async (query, code) => {
    const response = await server.app.inject(`/api/texts/kysitekstjametainfo${query}`);
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.parse(response.json())).toMatchObject([{ code, field: 'id' }]);
  });

  it('gives a text with its properties', async () => {
    const response = await server.app.inject(`/api/texts/kysitekstjametainfo?id=${ids[0]}`);
    const { text, properties } = textPreviewCall.answer.parse(response.json());
    expect(text).toBe(texts[0]?.content);
    expect(properties).toContainEqual({ propertyName: 'keeletase', propertyValue: 'B1' });
  });
});

describe('POST /api/texts/kysitekstid', () => {
  it('gives contents in the order of the ids, line breaks as spaces, &quot; as a quote', async () => {
    const response = await post('/api/texts/kysitekstid', { ids: [ids[1], ids[0]] });
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toBe(`Salajane ${CANARY} laulab. Ema ütles: "Tere!"  Isa on tööl.`);
  });

  it.each([
    [{ ids: [] }, 'MandatoryField'],
    [{ ids: ['x'] }, 'InvalidRequest'],
    [{ ids: [UNKNOWN_ID] }, 'UnknownTextId'],
  ])('answers 400 for %j', async (payload, code) => {
    const response = await post('/api/texts/kysitekstid', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject([{ code }]);
  });
});

describe('POST /api/texts/tekstidfailina', () => {
  const download = (payload: object) =>
    post('/api/texts/tekstidfailina', { form: 'BASIC_TEXT', fileType: 'ZIP', fileList: ids, ...payload });

  it('gives one file with the texts, an empty line between them, unless an archive is asked for', async () => {
    const response = await download({ fileType: undefined });
    expect(response.headers['content-disposition']).toBe('attachment; filename="texts.txt"');
    expect(response.body).toBe(`${texts[0]?.content}\n\n${texts[1]?.content}\n`);
  });

  it('gives an archive with the texts, their metadata, the licence and where they come from', async () => {
    const response = await download({ query: { corpuses: ['cFOoRQekA'], level: ['A2', 'B1'] } });
    expect(response.headers['content-type']).toBe('application/zip');
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'LICENSE.txt',
      `=HYPERLINK( x ) (${ids[0]}).txt`,
      `Öö ja päev (${ids[1]}).txt`,
      'metadata.csv',
    ]);
    const read = (name: string) => strFromU8(files[name]!);
    expect(read(`=HYPERLINK( x ) (${ids[0]}).txt`)).toBe(texts[0]?.content);
    expect(read('LICENSE.txt')).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(read('README.txt')).toMatch(/level: \["A2","B1"\]/u);
    expect(read('README.txt')).toMatch(/corpus version: \d{4}-\d\d-\d\d-[0-9a-f]{8}\n/u);
    const table = papaparse.parse<Record<string, string>>(read('metadata.csv').slice(1).trim(), {
      header: true,
    });
    expect(table.data.map((row) => [row.id, row.keeletase, row.title])).toEqual([
      [ids[0], 'B1', `'=HYPERLINK("x")`],
      [ids[1], 'A2', '../../Öö ja päev'],
    ]);
  });

  it.each([
    [{ form: 'PDF' }, 'InvalidRequest', 'form'],
    [{ fileList: [] }, 'MandatoryField', 'fileList'],
    [{ fileList: [UNKNOWN_ID] }, 'UnknownTextId', 'fileList'],
  ])('answers 400 for %j', async (payload, code, field) => {
    const response = await download(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject([{ code, field }]);
  });
});

interface DescribedCall {
  readonly tags?: readonly string[];
  readonly responses?: Record<
    string,
    { description: string; content?: Record<string, { example?: unknown } | undefined> }
  >;
  readonly requestBody?: {
    content: Record<string, { example?: object; schema?: { required?: readonly string[] } } | undefined>;
  };
}

async function readDescription() {
  const response = await server.app.inject('/api/docs/json');
  return response.json<{
    paths: Record<string, { get?: DescribedCall; post?: DescribedCall; delete?: DescribedCall }>;
  }>().paths;
}

describe('the description of the calls', () => {
  it('names every call of the contract', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
    const list = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);
    const expected = [
      ...list(
        '/api',
        'status home home/pictures/{name} corpus-description text-to-speech textfromfile health/live',
      ),
      ...list('/api', 'health/ready'),
      ...list('/api/auth', 'login/harid login/harid/success logout renew'),
      ...list('/api', 'actuator/health actuator/metrics/{name} donations/receipt donations/withdrawal'),
      ...list(
        '/api/texts',
        'detailneparing keeletase keerukus keerukus-sonaliigid-mitmekesisus korrektuur kysitekstid',
      ),
      ...list(
        '/api/texts',
        'kysitekstjametainfo lauseanalyys laused lemmad mitmekesisus silbid sonad sonaliik lisatekst',
      ),
      ...list('/api/admin', 'donations donations/{id} donations/{id}/accept donations/{id}/refuse'),
      ...list('/api/admin', 'donations/decisions donations/{id}/similar'),
      ...list(
        '/api/admin',
        'jobs jobs/analysis system texts-to-review usage accounts accounts/{id}/role history',
      ),
      ...list('/api/admin', 'content/{name} imports imports/{id}'),
      ...list('/api/admin', 'texts/search texts/export texts/withdrawal texts/{id}'),
      ...list('/api/site-content', '{name}/{version}'),
      ...list(
        '/api/texts',
        'facets origins selection-summary tekstidfailina tunnused vead vead-failina vormimargendid',
      ),
      ...list('/api/tools', 'clusterfinder collocates masinoppe-ennustus minitorn-pikkus wordanalyser'),
      ...list(
        '/api/tools',
        'distribution klassiraport lahimad-algvormid practice sagedused sonatasemed sonavisand sonavormid vead votmesonad word-page wordcontext wordlist worksheet',
      ),
      ...list('/v2', 'check languages'),
    ];
    expect(Object.keys(paths).sort()).toEqual(expected.sort());
  });

  it('tells how every failure looks', async () => {
    for (const { get, post: posted, delete: deleted } of Object.values(await readDescription())) {
      const { responses = {}, tags = [] } = (get ?? posted ?? deleted)!;
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '500']));
      expect(Object.values(responses).map(({ description }) => description)).not.toContain(
        'Default Response',
      );
      expect('429' in responses).toBe(tags.includes('tools'));
      for (const [status, { content }] of Object.entries(responses)) {
        if (/^[45]/u.test(status)) errorBodySchema.parse(content?.['application/json']?.example);
      }
    }
  });

  it('names nothing as what a text query must have', async () => {
    const call = (await readDescription())['/api/texts/detailneparing']!.post!;
    expect(call.requestBody!.content['application/json']!.schema!.required).toBeUndefined();
  });

  it('gives an example of every JSON request, which works', async () => {
    const calls = Object.entries(await readDescription()).flatMap(([path, { post: posted }]) => {
      const body = posted?.requestBody?.content['application/json'];
      return body ? [{ path, example: body.example }] : [];
    });
    const paths = tools.map(({ call }) => call.path);
    expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    for (const { path, example } of calls) {
      const response = await post(path, example ?? {});
      // The ids and receipts of an example are those of no text, and nobody is signed in.
      if (response.statusCode !== 200) expect(response.body).toMatch(/UnknownTextId|NotFound|NotAuth/u);
    }
  });
});

/** A form with a file, with headers that only its sender and the server may know. */
async function upload() {
  const form = new FormData();
  form.append('file', new Blob([`${CANARY} laulab`]), `${CANARY}.txt`);
  const { headers, body } = new Request('http://x', { method: 'POST', body: form });
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/textfromfile',
    payload: Buffer.from(await new Response(body).arrayBuffer()),
    headers: {
      'content-type': headers.get('content-type') ?? '',
      authorization: `Bearer ${CANARY}`,
      cookie: `session=${CANARY}`,
      'x-forwarded-for': CANARY,
      'x-anything': CANARY,
    },
  });
  expect(response.body).toBe(`${CANARY} laulab`);
}

describe('privacy', () => {
  it('no log line holds a text, a keyword, a query, a file or a header', async () => {
    await post('/api/tools/wordlist', { ownTexts: `${CANARY} laulab`, type: 'WORDS' });
    await post('/api/tools/wordcontext', { corpusTextIds: ids, type: 'LEMMAS', keyword: CANARY });
    await post('/api/tools/wordcontext', { corpusTextIds: ids, type: CANARY, keyword: CANARY });
    await post('/api/tools/masinoppe-ennustus', { input: CANARY });
    await post('/api/texts/detailneparing', { corpuses: [CANARY], domain: [`${CANARY}'"`] });
    await server.app.inject(`/api/texts/kysitekstjametainfo?id=${CANARY}`);
    await server.app.inject(`/${CANARY}?${CANARY}`);
    await upload();
    expect(server.lines.length).toBeGreaterThan(5);
    expect(server.lines.join('\n').toLowerCase()).not.toContain(CANARY);
  });
});

describe('the built-in database', () => {
  it('tells anyone who wants it where the server is', async () => {
    const open = openDatabase({ dataDir: server.dataDir, databaseUrl: null });
    await expect(open).rejects.toThrow(DatabaseInUseError);
    await expect(open).rejects.toThrow(server.address);
  });
});
