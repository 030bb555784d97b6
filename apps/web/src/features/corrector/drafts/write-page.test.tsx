import { correctorCall } from '@keelerada/contract/corrector/corrector';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../../app/testing/test-app';
import { readErrorLog } from '../../../shared/error-log/error-log';
import { makeAnswer } from '../testing/make-answer';
import { standInForLayout } from '../testing/stand-in-for-layout';
import { readWorks } from './kept-drafts';

const FILLING = 'Ilm on täna ilus ja me käime koos sõbraga pargis jalutamas. '.repeat(3).trim();
const FIRST = `Ma aitan sõber. ${FILLING} Ta käib kolis.`;
const SECOND = `Ma aitan sõpra. ${FILLING} Ta käib kolis.`;
const spelling = { word: 'kolis', suggestions: ['koolis'], type: 'spellingError' };
const answers = new Map([
  [FIRST, makeAnswer(FIRST, [{ word: 'sõber', suggestions: ['sõpra'], type: 'caseError' }, spelling])],
  [SECOND, makeAnswer(SECOND, [spelling])],
]);

let asked: { readonly path: string; readonly text: string }[] = [];
beforeEach(() => {
  standInForLayout();
  asked = [];
});

async function openWriting(path: string, stored: Readonly<Record<string, string>> = {}) {
  const user = userEvent.setup();
  const { router } = await openApp(path, {
    stored,
    answers: {
      [correctorCall.path]: (_request, body) => answerJson(answers.get((body as { tekst: string }).tekst)),
    },
  });
  const fetched = vi.mocked(globalThis.fetch);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push({ path: url, text: typeof init?.body === 'string' ? init.body : '' });
    return fetched(url, init);
  });
  return { user, router };
}

async function writeDraft(user: ReturnType<typeof userEvent.setup>, number: number, text: string) {
  const box = await screen.findByRole('textbox', { name: `Draft ${number}` });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

it('a draft gets hints step by step, the next one begins with the writer’s own words, and both are compared', async () => {
  const { user } = await openWriting('/corrector/write');
  await user.click(await screen.findByRole('button', { name: 'A2' }));
  await user.click(screen.getByRole('button', { name: /Kirjuta sõbrale, mida sa nädalavahetusel tegid/u }));
  expect(screen.getByText('Write to a friend about your weekend.', { exact: false })).toBeTruthy();
  await writeDraft(user, 1, FIRST);
  await screen.findByText('2 hints');
  const first = screen.getByRole('region', { name: 'Draft 1' });
  await user.click(within(first).getByRole('button', { name: 'sõber' }));
  const hint = within(within(first).getByRole('group', { name: 'Hint' }));
  expect(hint.queryByText('sõpra')).toBeNull();
  await user.click(hint.getByRole('button', { name: 'What kind of error?' }));
  expect(hint.getByText('Case form')).toBeTruthy();
  await user.click(hint.getByRole('button', { name: 'Show the rule' }));
  expect(hint.queryByText('sõpra')).toBeNull();
  await user.click(hint.getByRole('button', { name: 'Show the answer' }));
  expect(hint.getByText('sõpra')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Draft 2' })).toHaveProperty('value', FIRST);
  await writeDraft(user, 2, SECOND);
  expect(await screen.findByText('1 of 2 places became better; still marked: spelling.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Draft 2' })).getByText('sõpra').tagName).toBe('INS');
  const what = screen.getByRole('region', { name: 'What became better' });
  const rates = within(within(what).getByRole('row', { name: /^Form/u })).getAllByRole('cell');
  expect(rates.map(({ textContent }) => textContent)).toEqual(['2.6', '0.0']);
  await user.click(screen.getByRole('button', { name: 'Write draft 3' }));
  expect(screen.getByRole('textbox', { name: 'Draft 3' })).toHaveProperty('value', SECOND);
});

it('a draft is sent to the corrector alone, and the first one counts in the list of errors', async () => {
  const { user } = await openWriting('/corrector/write?task=b1-visit');
  await writeDraft(user, 1, FIRST);
  await screen.findByText('2 hints');
  await writeDraft(user, 2, SECOND);
  await screen.findByRole('region', { name: 'What became better' });
  const withText = asked.filter(({ text }) => text.includes('kolis'));
  expect(withText.map(({ path }) => path)).toEqual([correctorCall.path, correctorCall.path]);
  expect(asked.some(({ path }) => path.includes('kolis'))).toBe(false);
  expect(readErrorLog()).toMatchObject([
    { counts: { caseError: 1, spellingError: 1 }, level: [0.296, 0.704, 0, 0], bands: [2, 1] },
  ]);
});

it('drafts stay on the device until they are deleted, and can be gone on with', async () => {
  const { user, router } = await openWriting('/corrector/write?task=b1-visit');
  await writeDraft(user, 1, FIRST);
  await screen.findByText('2 hints');
  await user.click(screen.getByRole('link', { name: 'Another task' }));
  expect(readWorks()).toMatchObject([{ taskId: 'b1-visit', drafts: [{ text: FIRST }], writing: FIRST }]);
  const kept = await screen.findByRole('region', { name: 'Your texts' });
  await user.click(within(kept).getByRole('link', { name: /^Sõber teisest riigist/u }));
  expect(await screen.findByText('2 hints')).toBeTruthy();
  await router.navigate('/corrector/write');
  const listed = within(await screen.findByRole('region', { name: 'Your texts' }));
  await user.click(await listed.findByRole('button', { name: /^Delete: Sõber/u }));
  expect(screen.queryByRole('region', { name: 'Your texts' })).toBeNull();
  expect(localStorage.getItem('correctorDrafts')).toBeNull();
});

it('what others have put into the storage does no harm', async () => {
  const works = [
    1,
    { id: 'a', task: '', drafts: [{ text: 'Tere!', day: '', words: 1, corrections: [7, {}] }] },
  ];
  await openWriting('/corrector/write?work=a', { correctorDrafts: JSON.stringify(works) });
  expect(await screen.findByText('0 hints')).toBeTruthy();
  expect(readWorks()).toEqual([
    {
      ...{ id: 'a', taskId: null, task: '', writing: 'Tere!' },
      drafts: [{ text: 'Tere!', day: '', words: 1, corrections: [], level: null }],
    },
  ]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Draft 2' })).toBeTruthy());
});
