import {
  corpusTextExportCall,
  corpusTextSearchCall,
  corpusTextWithdrawalCall,
  type CorpusTextDetail,
  type CorpusTextSearchResponse,
  type CorpusTextWithdrawalResponse,
} from '@keelerada/contract/texts/corpus-text';
import { adminHistoryCall, type AdminHistoryResponse } from '@keelerada/contract/site/admin-history';
import { receiptCall, reviewListCall } from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';
import { saveTexts } from '../../corpus/store/save-texts.repository';

const EXAM = 'clWmOIrLa';
const ids = {
  letter: '0b0c6f1e-0000-4000-8000-000000000001',
  story: '0b0c6f1e-0000-4000-8000-000000000002',
  bare: '0b0c6f1e-0000-4000-8000-000000000003',
};

let made: DonationApp;
beforeAll(async () => {
  made = await makeDonationApp();
  const property = (name: string, value: string) => ({ name, value });
  await saveTexts(
    made.db,
    [
      {
        id: ids.letter,
        content: 'Kallis sõber! Tulen homme.',
        properties: [property('autor', 'A_17'), property('korpus', EXAM), property('title', 'Kiri sõbrale')],
      },
      { id: ids.story, content: 'Metsas elas karu.', properties: [property('title', 'Karu 100%')] },
    ],
    { isDemo: false, removesDemo: false },
  );
  await saveTexts(made.db, [{ id: ids.bare, content: 'Kolm sõna siin.', properties: [] }], {
    isDemo: true,
    removesDemo: false,
  });
});
afterAll(() => made.close());

const post = (url: string, payload: object) =>
  made.app.inject({ method: 'POST', url, payload, headers: made.admin });
const search = async (filter: object) =>
  (await post(corpusTextSearchCall.path, filter)).json<CorpusTextSearchResponse>();
const find = async (filter: object) => (await search(filter)).texts.map(({ id }) => id);
const read = async (id: string) =>
  (await made.app.inject({ url: `/api/admin/texts/${id}`, headers: made.admin })).json<CorpusTextDetail>();
const readHistory = async () =>
  (await made.app.inject({ url: adminHistoryCall.path, headers: made.admin })).json<AdminHistoryResponse>();

it.each([
  [{}, ['bare', 'story', 'letter']],
  [{ words: 'kiri', where: 'title' }, ['letter']],
  [{ words: 'karu' }, ['story']],
  [{ words: 'karu', where: 'data' }, ['story']],
  [{ words: 'a_17', where: 'data' }, ['letter']],
  [{ words: 'a_17', where: 'content' }, []],
  [{ words: '%' }, ['story']],
  [{ words: '000000000003', where: 'id' }, ['bare']],
  [{ words: 'homme', where: 'content' }, ['letter']],
  [{ subcorpus: EXAM }, ['letter']],
  [{ state: 'demo' }, ['bare']],
  [{ state: 'analysed' }, []],
  [{ state: 'donated' }, []],
  [{ state: 'waiting', words: 'kolm' }, ['bare']],
] as const)('finds by %j', async (filter, names) => {
  expect(await find(filter)).toEqual(names.map((name) => ids[name]));
});

it('tells how many there are behind the first page', async () => {
  const { total, texts } = await search({ offset: 2 });
  expect([total, texts.length]).toEqual([3, 1]);
  expect(texts[0]).toMatchObject({ title: 'Kiri sõbrale', subcorpus: EXAM, words: null, isDemo: false });
  expect((await post(corpusTextSearchCall.path, { subcorpus: 'none' })).statusCode).toBe(400);
});

it('changes words and data, asks for the analysis, and writes the names of the fields down', async () => {
  const { properties, revision } = await read(ids.letter);
  const edit = {
    revision,
    text: 'Kallis sõber! Tulen ülehomme.',
    properties: [...properties.filter(({ propertyName }) => propertyName !== 'autor')],
  };
  const before = made.countAnnotationRequests();
  const answer = await post(`/api/admin/texts/${ids.letter}`, edit);
  expect(answer.json()).toMatchObject({
    text: edit.text,
    properties: edit.properties,
    log: [{ actorName: 'Mari', action: 'text_edited', details: 'content, autor' }],
  });
  expect(made.countAnnotationRequests()).toBe(before + 1);
  expect(await find({ words: 'ülehomme' })).toEqual([ids.letter]);
});

it('an edit that began before another one overwrites nothing: 409', async () => {
  const { revision } = await read(ids.story);
  const edit = (text: string) => post(`/api/admin/texts/${ids.story}`, { revision, text, properties: [] });
  expect((await edit('Metsas elas hunt.')).statusCode).toBe(200);
  const late = await edit('Metsas elas rebane.');
  expect([late.statusCode, late.json()]).toMatchObject([409, [{ code: 'EditConflict' }]]);
  expect(await read(ids.story)).toMatchObject({ text: 'Metsas elas hunt.' });
});

it('a text of the demonstration stays one when it is changed, and no text is 400', async () => {
  const { revision } = await read(ids.bare);
  const edit = (text: string) => post(`/api/admin/texts/${ids.bare}`, { revision, text, properties: [] });
  expect((await edit(' … ')).statusCode).toBe(400);
  expect((await edit('Neli sõna on siin.')).json()).toMatchObject({ isDemo: true });
});

it('exports what a search finds in the form of the import', async () => {
  const response = await post(corpusTextExportCall.path, { words: 'sõber' });
  expect(response.headers['content-type']).toContain('application/x-ndjson');
  const lines = response.body.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { id: ids.letter, content: 'Kallis sõber! Tulen ülehomme.' },
  ]);
  expect(await readHistory()).toMatchObject([{ action: 'texts_exported', details: '1' }, {}, {}, {}]);
});

it('takes texts out with the donation they came from, which the receipt then tells', async () => {
  const donated = await made.app.inject({
    method: 'POST',
    url: '/api/texts/lisatekst',
    payload: { pealkiri: 'Suvi', sisu: 'Suvi on soe.', liik: 'mitteakadeemiline', autoriEmakeel: 'eesti' },
  });
  const id = donated.body;
  const { properties, text } = (
    await made.app.inject({ url: `${reviewListCall.path}/${id}`, headers: made.admin })
  ).json<CorpusTextDetail>();
  const given = properties.filter(({ propertyName }) => propertyName !== 'korpus');
  await post(`${reviewListCall.path}/${id}`, {
    text,
    properties: [...given, { propertyName: 'korpus', propertyValue: EXAM }],
  });
  expect((await post(`${reviewListCall.path}/${id}/accept`, {})).statusCode).toBe(200);
  expect(await find({ state: 'donated' })).toEqual([id]);
  const answer = await post(corpusTextWithdrawalCall.path, { ids: [id, ids.letter, crypto.randomUUID()] });
  expect(answer.json<CorpusTextWithdrawalResponse>()).toEqual({ withdrawn: 2 });
  expect(await find({})).toEqual([ids.bare, ids.story]);
  const receipt = await made.app.inject({
    method: 'POST',
    url: receiptCall.path,
    payload: { receipt: donated.headers[RECEIPT_HEADER] },
  });
  expect(receipt.json()).toMatchObject({ state: 'withdrawn', text: '', properties: [] });
  expect((await readHistory()).filter(({ action }) => action === 'text_withdrawn')).toHaveLength(2);
  expect((await made.app.inject({ url: `/api/admin/texts/${id}`, headers: made.admin })).statusCode).toBe(
    404,
  );
});
