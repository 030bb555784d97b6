import {
  donationCall,
  reviewDecisionsCall,
  reviewListCall,
  withdrawalCall,
  type ReviewedText,
  type SimilarTextsResponse,
} from '@keelerada/contract/texts/donation';
import { RECEIPT_HEADER } from '@keelerada/contract/texts/donation-choices';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { textsToReviewCall } from '@keelerada/contract/site/admin';
import { statusCall, type StatusResponse } from '@keelerada/contract/fields/status';
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
async function donate(
  pealkiri: string,
  sisu = `${pealkiri}. Suvi on lühike.`,
): Promise<{ id: string; receipt: string }> {
  const payload = {
    pealkiri,
    sisu,
    liik: 'mitteakadeemiline',
    mitteakadAlamliik: 'k2eesti_kiri_isiklik',
    autoriEmakeel: 'vene',
  };
  const { body, headers } = await donation.app.inject({ method: 'POST', url: donationCall.path, payload });
  return { id: body, receipt: String(headers[RECEIPT_HEADER]) };
}
const findTitles = async () =>
  (await call(textQueryCall.path, { corpuses: ['cFOoRQekA'] }))
    .json<{ property_value: string }[]>()
    .map((row) => row.property_value);
const countTexts = async () => (await call(statusCall.path)).json<StatusResponse>().corpus.texts;
const listActions = async (id: string) =>
  (await call(`${reviewListCall.path}/${id}`))
    .json<ReviewedText>()
    .log.map(({ action, actorName, details }) => [action, actorName, details]);

it('a text is listed, edited and accepted; then it is in the corpus, and every step is in the log', async () => {
  const { id } = await donate('Kiri');
  expect((await call(textsToReviewCall.path)).json()).toBe(1);
  expect((await call(reviewListCall.path)).json()).toMatchObject([
    { id, title: 'Kiri', state: 'waiting', characters: 21 },
  ]);
  const { properties } = (await call(`${reviewListCall.path}/${id}`)).json<ReviewedText>();
  const edited = properties.map((each) =>
    each.propertyName === 'title' ? { ...each, propertyValue: 'Suvekiri' } : each,
  );
  const edit = { text: 'Suvi on lühike.', properties: edited };
  expect((await call(`${reviewListCall.path}/${id}`, edit)).json()).toMatchObject({
    title: 'Suvekiri',
    text: edit.text,
  });
  expect((await call(`${reviewListCall.path}/${id}/accept`, {})).json()).toMatchObject({ state: 'accepted' });
  expect(donation.countAnnotationRequests()).toBe(1);
  expect(await findTitles()).toEqual(['Suvekiri']);
  expect(await countTexts()).toBe(1);
  expect((await call(textsToReviewCall.path)).json()).toBe(0);
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
  const { text, properties } = (await call(`${reviewListCall.path}/${id}`)).json<ReviewedText>();
  const others = properties.filter(({ propertyName }) => propertyName !== field);
  const given = value === null ? [] : [{ propertyName: field, propertyValue: value }];
  await call(`${reviewListCall.path}/${id}`, { text, properties: [...others, ...given] });
  const refused = await call(`${reviewListCall.path}/${id}/accept`, {});
  expect([refused.statusCode, refused.json()]).toMatchObject([400, [{ code, field }]]);
  expect((await call(`${reviewListCall.path}/${id}`)).json()).toMatchObject({ state: 'waiting' });
  await call(`${reviewListCall.path}/${id}`, { text, properties });
  expect((await call(`${reviewListCall.path}/${id}/accept`, {})).json()).toMatchObject({ state: 'accepted' });
});

it('an accepted text that is withdrawn leaves the corpus with its analysis', async () => {
  const { id, receipt } = await donate('Kahetsus');
  await call(`${reviewListCall.path}/${id}/accept`, {});
  const pending = await readPendingTexts(donation.db, 'v', 0, 10);
  const made = { bytes: new Uint8Array(1), words: 4, sentences: 2 };
  await saveAnnotations(
    donation.db,
    'v',
    pending.map((text) => ({ text, annotation: made })),
  );
  const analyses = await donation.db.$count(annotation);
  await call(withdrawalCall.path, { receipt });
  expect(await findTitles()).not.toContain('Kahetsus');
  expect(await donation.db.$count(annotation)).toBe(analyses - 1);
  expect(await listActions(id)).toContainEqual(['withdrawn', null, null]);
});

it('a text is refused with a reason that the donor sees', async () => {
  const { id } = await donate('Võõras');
  expect((await call(`${reviewListCall.path}/${id}/refuse`, { reason: ' ' })).json()).toMatchObject([
    { code: 'MandatoryField', field: 'reason' },
  ]);
  const refused = await call(`${reviewListCall.path}/${id}/refuse`, {
    reason: 'Tekst on kellegi teise oma.',
  });
  expect(refused.json()).toMatchObject({ state: 'refused', reason: 'Tekst on kellegi teise oma.' });
  expect(await findTitles()).not.toContain('Võõras');
});

it('what is decided stays decided: 409; what is not there is 404', async () => {
  const { id } = await donate('Otsus');
  const answers = await Promise.all([
    call(`${reviewListCall.path}/${id}/accept`, {}),
    call(`${reviewListCall.path}/${id}/refuse`, { reason: 'ei' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const edit = await call(`${reviewListCall.path}/${id}`, { text: 'Uus.', properties: [] });
  expect([edit.statusCode, edit.json()]).toMatchObject([409, [{ code: 'AlreadyDecided' }]]);
  expect((await call(`${reviewListCall.path}/${crypto.randomUUID()}`)).statusCode).toBe(404);
  expect((await call(`${reviewListCall.path}/no-id`)).statusCode).toBe(400);
  expect((await call(`${reviewListCall.path}?state=lost`)).statusCode).toBe(400);
});

it('texts like a donation are found in the corpus and among those that wait, with the share in common', async () => {
  const sentence = 'Vana kalur istus hommikul sadamas ja parandas oma rebenenud võrku.';
  const stored = await donate('Kalur', sentence);
  await call(`${reviewListCall.path}/${stored.id}/accept`, {});
  const half = await donate(
    'Pool',
    `${sentence} Tuul tõusis, lained kasvasid, paat kõikus ning tema naeratas.`,
  );
  const { id } = await donate('Uus kalur', `Täna: ${sentence}`);
  const answer = await call(`${reviewListCall.path}/${id}/similar`);
  expect(answer.json()).toEqual([
    // Of the eight runs of four words only the first, with the added word, is not in the others.
    { id: stored.id, title: 'Kalur', place: 'corpus', share: expect.closeTo(7 / 8) as number },
    { id: half.id, title: 'Pool', place: 'waiting', share: expect.closeTo(7 / 8) as number },
  ]);
  const back = (await call(`${reviewListCall.path}/${half.id}/similar`)).json<SimilarTextsResponse>();
  expect(back.map((each) => [each.id, each.share < 0.6])).toEqual([
    [stored.id, true],
    [id, true],
  ]);
  const own = (await call(`${reviewListCall.path}/${stored.id}/similar`)).json<SimilarTextsResponse>();
  expect(own.map((each) => each.id)).not.toContain(stored.id);
  expect((await call(`${reviewListCall.path}/${crypto.randomUUID()}/similar`)).statusCode).toBe(404);
});

it('several texts are decided at once; one that cannot be says why and keeps no other back', async () => {
  const [first, second, third] = [await donate('Esimene'), await donate('Teine'), await donate('Kolmas')];
  const { text, properties } = (await call(`${reviewListCall.path}/${second.id}`)).json<ReviewedText>();
  const nameless = properties.filter(({ propertyName }) => propertyName !== 'korpus');
  await call(`${reviewListCall.path}/${second.id}`, { text, properties: nameless });
  const before = donation.countAnnotationRequests();
  const accepted = await call(reviewDecisionsCall.path, { decision: 'accept', ids: [first.id, second.id] });
  expect(accepted.json()).toMatchObject([
    { id: first.id, error: null },
    { id: second.id, error: { code: 'NoSubcorpusPicked' } },
  ]);
  expect(donation.countAnnotationRequests()).toBe(before + 1);
  expect(await findTitles()).toContain('Esimene');
  const refused = await call(reviewDecisionsCall.path, {
    decision: 'refuse',
    ids: [first.id, second.id, third.id],
    reason: 'Samad tekstid on juba olemas.',
  });
  expect(refused.json()).toMatchObject([
    { id: first.id, error: { code: 'AlreadyDecided' } },
    { id: second.id, error: null },
    { id: third.id, error: null },
  ]);
  expect((await call(`${reviewListCall.path}/${third.id}`)).json()).toMatchObject({
    state: 'refused',
    reason: 'Samad tekstid on juba olemas.',
  });
});

it.each([
  [{ decision: 'refuse', ids: [crypto.randomUUID()] }, 'MandatoryField', 'reason'],
  [{ decision: 'accept', ids: [] }, 'MandatoryField', 'ids'],
  [
    { decision: 'accept', ids: Array.from({ length: 101 }, () => crypto.randomUUID()) },
    'LimitExceeded',
    'ids',
  ],
  [{ decision: 'forget', ids: [crypto.randomUUID()] }, 'InvalidRequest', 'decision'],
])('a decision on several texts is refused when it is not whole %#', async (payload, code, field) => {
  const answer = await call(reviewDecisionsCall.path, payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, [{ code, field }]]);
});

it('only administrators decide on several texts and see what is like a text', async () => {
  const payload = { decision: 'accept', ids: [crypto.randomUUID()] };
  const decided = await donation.app.inject({ method: 'POST', url: reviewDecisionsCall.path, payload });
  const seen = await donation.app.inject({ url: `${reviewListCall.path}/${crypto.randomUUID()}/similar` });
  expect([decided.statusCode, seen.statusCode]).toEqual([401, 401]);
});
