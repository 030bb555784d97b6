import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import { donationCall, receiptCall, withdrawalCall } from '@keelerada/contract/texts/donation';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { donatedText, donatedTextProperty } from '../../platform/database/donation-schema';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** The whole state of the form as the public system's page sends it. */
const essay = {
  pealkiri: 'Jää sulab',
  kirjeldus: '',
  sisu: 'Kevadel jää sulab.',
  liik: 'akadeemiline',
  autoriValdkond: 'loodustehnika',
  mitteakadAlamliik: '',
  akadKategooria: 'ak_erialaopingud',
  akadAlamliik: 'ak_analuus',
  artikkelAasta: '2021',
  oppematerjal: 'true',
  akadOppematerjal: ['kasiraamat', 'muu'],
  akadOppematerjalMuu: 'loengukonspekt',
  autoriVanus: '26',
  autoriSugu: 'naine',
  autoriEmakeel: 'Eesti, Vene',
  autoriMuudKeeled: 'Inglise',
  autoriElukohariik: 'muu',
  elukohariikMuu: 'Island',
  autoriOppeaste: 'magistriope',
  autoriTeaduskraad: 'ba',
  autoriHaridus: null,
  kakskeelne: 'false',
  submitting: false,
};
const letter = { liik: 'mitteakadeemiline', autoriEmakeel: 'eesti' };
const withHeaders: InjectOptions = { method: 'POST', url: donationCall.path };

let donation: DonationApp;
const donate = (payload: object | string, headers: Record<string, string> = {}) =>
  donation.app.inject({
    ...withHeaders,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
const post = (url: string, payload: object) => donation.app.inject({ method: 'POST', url, payload });
const readProperties = async () =>
  (await donation.db.select().from(donatedTextProperty)).map(({ name, value }) => `${name}=${value}`).sort();

beforeAll(async () => {
  donation = await makeDonationApp();
});
afterAll(() => donation.close());

describe('donating', () => {
  it("stores the original client's whole form with the names and codes of the corpus", async () => {
    const answer = await donate(essay);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(UUID);
    expect(await readProperties()).toEqual([
      'abivahendid=jah',
      'akad_oppematerjal=kasiraamat',
      'akad_oppematerjal=muu',
      'akad_oppematerjal_muu=loengukonspekt',
      'emakeel=eesti',
      'emakeel=vene',
      'korpus=cwUSEqQLt',
      'muudkeeled=inglise',
      'oppeaste=magistriope',
      'riik=Island',
      'sugu=naine',
      'teaduskraad=ba',
      'tekstikeel=eesti',
      'tekstityyp=ak_eriala_analuus',
      'title=Jää sulab',
      'valdkond=loodustehnika',
      'vanus=26',
      'vanusevahemik=kuni26',
    ]);
  });

  it('gives the same id when sent again, also as a JSON string, but no receipt to a stranger', async () => {
    const [again, asString] = [await donate(essay), await donate(JSON.stringify(essay))];
    expect(asString.body).toBe(again.body);
    expect(again.headers[RECEIPT_HEADER]).toBeUndefined();
    expect(await donation.db.$count(donatedText)).toBe(1);
  });

  it('gives the same receipt again to who has the request key', async () => {
    const text = { ...essay, pealkiri: 'Võtmega' };
    const key = { 'idempotency-key': 'a-random-request-key' };
    const [first, second] = [await donate(text, key), await donate(text, key)];
    expect(second.body).toBe(first.body);
    expect(first.headers[RECEIPT_HEADER]).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/u);
    expect(second.headers[RECEIPT_HEADER]).toBe(first.headers[RECEIPT_HEADER]);
    const other = await donate(text, { 'idempotency-key': 'another-request-key' });
    expect([other.body, other.headers[RECEIPT_HEADER]]).toEqual([first.body, undefined]);
  });

  it('stores one donation of ten that come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => donate({ ...essay, pealkiri: 'Kümme' })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('keeps HTML as the text that it is', async () => {
    const sisu = '<script>alert(1)</script> & <b>tere</b>';
    const { headers } = await donate({ pealkiri: '<i>x</i>', sisu, ...letter });
    const receipt = String(headers[RECEIPT_HEADER]);
    expect((await post(receiptCall.path, { receipt })).json()).toMatchObject({
      text: sisu,
      title: '<i>x</i>',
    });
  });

  it.each([
    [{ ...essay, autoriValdkond: '' }, 'autoriValdkond'],
    [{ ...essay, liik: undefined, akadKategooria: undefined }, 'akadKategooria'],
    [{ ...essay, autoriEmakeel: '' }, 'autoriEmakeel'],
    [{ ...essay, akadAlamliik: 'ak_uurimus_artikkel' }, 'artikkelValjaanne'],
    [{ ...essay, akadAlamliik: 'ak_uurimus_artikkel', artikkelAasta: '' }, 'artikkelAasta'],
  ])('asks for what the form asks for %#', async (payload, field) => {
    const answer = await donate(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toContainEqual(expect.objectContaining({ code: 'MandatoryField', field }));
  });

  it.each([
    [{ ...essay, pealkiri: undefined }, 'MandatoryField', 'pealkiri'],
    [{ ...essay, pealkiri: ' \u200b' }, 'MandatoryField', 'pealkiri'],
    [{ ...essay, sisu: '' }, 'MandatoryField', 'sisu'],
    [{ ...essay, sisu: ' … ' }, 'InvalidRequest', 'sisu'],
    [{ ...essay, sisu: 'a'.repeat(1_000_001) }, 'LimitExceeded', 'sisu'],
    [{ ...essay, liik: 'luule' }, 'InvalidRequest', 'liik'],
    [{ ...essay, akadAlamliik: 'k2eesti_tolge' }, 'InvalidRequest', 'akadAlamliik'],
    [{ ...essay, mitteakadAlamliik: 'k1eesti_disabled' }, 'InvalidRequest', 'mitteakadAlamliik'],
    [{ ...essay, akadOppematerjal: ['raamat'] }, 'InvalidRequest', 'akadOppematerjal.0'],
    [{ ...essay, autoriVanus: 'vana' }, 'InvalidRequest', 'autoriVanus'],
    [{ ...essay, autoriElukohariik: 'Kuu' }, 'InvalidRequest', 'autoriElukohariik'],
    ['no JSON inside', 'InvalidRequest', null],
    [[], 'InvalidRequest', null],
  ])('refuses bad input %#', async (payload, code, field) => {
    const answer = await donate(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toContainEqual(expect.objectContaining({ code, field }));
  });

  it('refuses pages of other sites', async () => {
    expect((await donate(essay, { origin: 'https://example.org' })).statusCode).toBe(403);
  });
});

describe('the receipt', () => {
  it('shows the text and takes it back, however the code is typed', async () => {
    const { headers, body: id } = await donate({ ...essay, pealkiri: 'Tagasi' });
    const receipt = String(headers[RECEIPT_HEADER]).toLowerCase().replaceAll('-', ' ');
    expect((await post(receiptCall.path, { receipt })).json()).toMatchObject({
      id,
      state: 'waiting',
      title: 'Tagasi',
    });
    const empty = { id, state: 'withdrawn', title: null, text: '', properties: [] };
    expect((await post(withdrawalCall.path, { receipt })).json()).toMatchObject(empty);
    expect((await post(withdrawalCall.path, { receipt })).json()).toMatchObject(empty);
    expect((await donate({ ...essay, pealkiri: 'Tagasi' })).body).not.toBe(id);
  });

  it('is asked for and must be right', async () => {
    expect((await post(receiptCall.path, {})).json()).toMatchObject([
      { code: 'MandatoryField', field: 'receipt' },
    ]);
    expect((await post(withdrawalCall.path, { receipt: 'AAAA' })).statusCode).toBe(404);
  });

  it('is stored only as a hash, and no text reaches the log', async () => {
    const { headers } = await donate({ ...essay, sisu: 'Kanaarilind laulab.' });
    const rows = JSON.stringify(await donation.db.select().from(donatedText));
    expect(rows).not.toContain(headers[RECEIPT_HEADER]);
    expect(donation.lines.join('')).not.toContain('Kanaarilind');
    expect(donation.lines.join('')).not.toContain(headers[RECEIPT_HEADER]);
  });
});

it('over the limit of calls the answer is 429', async () => {
  const limited = await makeDonationApp({ calls: 5, windowMs: 30_000 });
  const statuses: number[] = [];
  for (let call = 0; call < 6; call++) {
    statuses.push((await limited.app.inject({ ...withHeaders, payload: essay })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.close();
});

it('a donated text is in no query before it is accepted', async () => {
  expect((await post(textQueryCall.path, { corpuses: ['cwUSEqQLt'] })).json()).toEqual([]);
});
