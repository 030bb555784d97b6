import type { ReviewedText } from '@keelerada/contract/donation';
import { RECEIPT_HEADER } from '@keelerada/contract/donation-choices';
import {
  DONATION_PATH,
  REVIEW_PATH,
  STATUS_PATH,
  TEXT_QUERY_PATH,
  TEXTS_TO_REVIEW_PATH,
  WITHDRAWAL_PATH,
} from '@keelerada/contract/paths';
import type { StatusResponse } from '@keelerada/contract/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { annotation } from '../../platform/database/schema';
import { readPendingTexts, saveAnnotations } from '../../corpus/store/annotation.repository';
import { makeDonationApp, type DonationApp } from '../../app/testing/donation-app-for-test';

let donation: DonationApp;
beforeAll(async () => {
  donation = await makeDonationApp();
});
afterAll(() => donation.close());

const call = (url: string, payload?: object) =>
  donation.app.inject({
    url,
    headers: donation.admin,
    ...(payload === undefined ? {} : { method: 'POST' as const, payload }),
  });
async function donate(pealkiri: string): Promise<{ id: string; receipt: string }> {
  const payload = {
    pealkiri,
    sisu: `${pealkiri}. Suvi on lühike.`,
    liik: 'mitteakadeemiline',
    mitteakadAlamliik: 'k2eesti_kiri_isiklik',
    autoriEmakeel: 'vene',
  };
  const { body, headers } = await donation.app.inject({ method: 'POST', url: DONATION_PATH, payload });
  return { id: body, receipt: String(headers[RECEIPT_HEADER]) };
}
const findTitles = async () =>
  (await call(TEXT_QUERY_PATH, { corpuses: ['cFOoRQekA'] }))
    .json<{ property_value: string }[]>()
    .map((row) => row.property_value);
const countTexts = async () => (await call(STATUS_PATH)).json<StatusResponse>().corpus.texts;
const listActions = async (id: string) =>
  (await call(`${REVIEW_PATH}/${id}`))
    .json<ReviewedText>()
    .log.map(({ action, actorName, details }) => [action, actorName, details]);

it('a text is listed, edited and accepted; then it is in the corpus, and every step is in the log', async () => {
  const { id } = await donate('Kiri');
  expect((await call(TEXTS_TO_REVIEW_PATH)).json()).toBe(1);
  expect((await call(REVIEW_PATH)).json()).toMatchObject([
    { id, title: 'Kiri', state: 'waiting', characters: 21 },
  ]);
  const { properties } = (await call(`${REVIEW_PATH}/${id}`)).json<ReviewedText>();
  const edited = properties.map((each) =>
    each.propertyName === 'title' ? { ...each, propertyValue: 'Suvekiri' } : each,
  );
  const edit = { text: 'Suvi on lühike.', properties: edited };
  expect((await call(`${REVIEW_PATH}/${id}`, edit)).json()).toMatchObject({
    title: 'Suvekiri',
    text: edit.text,
  });
  expect((await call(`${REVIEW_PATH}/${id}/accept`, {})).json()).toMatchObject({ state: 'accepted' });
  expect(donation.countAnnotationRequests()).toBe(1);
  expect(await findTitles()).toEqual(['Suvekiri']);
  expect(await countTexts()).toBe(1);
  expect((await call(TEXTS_TO_REVIEW_PATH)).json()).toBe(0);
  expect(await listActions(id)).toEqual([
    ['received', null, null],
    ['edited', 'Mari', 'content, title'],
    ['accepted', 'Mari', null],
  ]);
});

it.each([
  ['no subcorpus', 'korpus', null, 'NoSubcorpusPicked'],
  ['a subcorpus that is none', 'korpus', 'minu', 'NoSubcorpusPicked'],
  ['no title', 'title', null, 'MandatoryField'],
])('a text with %s cannot be accepted before it has one', async (_what, field, value, code) => {
  const { id } = await donate(`Puudulik ${field} ${value}`);
  const { text, properties } = (await call(`${REVIEW_PATH}/${id}`)).json<ReviewedText>();
  const others = properties.filter(({ propertyName }) => propertyName !== field);
  const given = value === null ? [] : [{ propertyName: field, propertyValue: value }];
  await call(`${REVIEW_PATH}/${id}`, { text, properties: [...others, ...given] });
  const refused = await call(`${REVIEW_PATH}/${id}/accept`, {});
  expect([refused.statusCode, refused.json()]).toMatchObject([400, [{ code, field }]]);
  expect((await call(`${REVIEW_PATH}/${id}`)).json()).toMatchObject({ state: 'waiting' });
  await call(`${REVIEW_PATH}/${id}`, { text, properties });
  expect((await call(`${REVIEW_PATH}/${id}/accept`, {})).json()).toMatchObject({ state: 'accepted' });
});

it('an accepted text that is withdrawn leaves the corpus with its analysis', async () => {
  const { id, receipt } = await donate('Kahetsus');
  await call(`${REVIEW_PATH}/${id}/accept`, {});
  const pending = await readPendingTexts(donation.db, 'v', 0, 10);
  const made = { bytes: new Uint8Array(1), words: 4, sentences: 2 };
  await saveAnnotations(
    donation.db,
    'v',
    pending.map((text) => ({ text, annotation: made })),
  );
  const analyses = await donation.db.$count(annotation);
  await call(WITHDRAWAL_PATH, { receipt });
  expect(await findTitles()).not.toContain('Kahetsus');
  expect(await donation.db.$count(annotation)).toBe(analyses - 1);
  expect(await listActions(id)).toContainEqual(['withdrawn', null, null]);
});

it('a text is refused with a reason that the donor sees', async () => {
  const { id } = await donate('Võõras');
  expect((await call(`${REVIEW_PATH}/${id}/refuse`, { reason: ' ' })).json()).toMatchObject([
    { code: 'MandatoryField', field: 'reason' },
  ]);
  const refused = await call(`${REVIEW_PATH}/${id}/refuse`, { reason: 'Tekst on kellegi teise oma.' });
  expect(refused.json()).toMatchObject({ state: 'refused', reason: 'Tekst on kellegi teise oma.' });
  expect(await findTitles()).not.toContain('Võõras');
});

it('what is decided stays decided: 409; what is not there is 404', async () => {
  const { id } = await donate('Otsus');
  const answers = await Promise.all([
    call(`${REVIEW_PATH}/${id}/accept`, {}),
    call(`${REVIEW_PATH}/${id}/refuse`, { reason: 'ei' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const edit = await call(`${REVIEW_PATH}/${id}`, { text: 'Uus.', properties: [] });
  expect([edit.statusCode, edit.json()]).toMatchObject([409, [{ code: 'AlreadyDecided' }]]);
  expect((await call(`${REVIEW_PATH}/${crypto.randomUUID()}`)).statusCode).toBe(404);
  expect((await call(`${REVIEW_PATH}/no-id`)).statusCode).toBe(400);
  expect((await call(`${REVIEW_PATH}?state=lost`)).statusCode).toBe(400);
});
