import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { corpusTextSearchCall, corpusTextWithdrawalCall } from '@keelerada/contract/texts/corpus-text';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerJson, openAsAdministrator } from '../../../app/testing/test-app';
import { setScreen, standInForBrowser } from '../../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const makeId = (number: number) => `0b0c6f1e-0000-4000-8000-00000000000${number}`;
const makeRow = (number: number) => ({
  ...{ id: makeId(number), title: `Kiri ${number}`, subcorpus: 'clWmOIrLa', type: null, level: 'B1' },
  ...{ characters: 12, words: 3, isDemo: false, isDonated: false, addedAt: '2026-02-02T03:04:00Z' },
});

/** Three texts of the corpus; a search for “2” finds the second alone. `calls` are what changes something. */
async function openTexts(address = '/admin/texts') {
  const calls: unknown[] = [];
  let text = {
    ...makeRow(1),
    ...{ text: 'Kallis sõber!', revision: 'r1', log: [] as unknown[] },
    properties: [{ propertyName: 'title', propertyValue: 'Kiri 1' }],
  };
  const { router } = await openAsAdministrator(address, {
    [corpusTextSearchCall.path]: (_request, body) => {
      const { words } = body as { words: string };
      const texts = [1, 2, 3].map(makeRow).filter(({ title }) => title.includes(words));
      return answerJson({ total: texts.length, texts });
    },
    [corpusTextWithdrawalCall.path]: (_request, body) => {
      calls.push(body);
      return answerJson({ withdrawn: (body as { ids: string[] }).ids.length });
    },
    [`/api/admin/texts/${makeId(1)}`]: (request, body) => {
      if (request.method === 'GET') return answerJson(text);
      calls.push(body);
      const log = [{ at: '2026-02-03T03:04:00Z', actorName: 'Mari', action: 'text_edited', details: null }];
      text = { ...text, ...(body as object), revision: 'r2', log };
      return answerJson(text);
    },
  });
  return { calls, router };
}

describe('the texts that are removed', () => {
  it('stay where the question is not confirmed', async () => {
    const { calls } = await openTexts();
    expect(await screen.findByRole('button', { name: 'Remove the selected (0)' })).toHaveProperty(
      'disabled',
      true,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select the text: Kiri 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select the text: Kiri 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the selected (2)' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^2 texts with their data and analyses are deleted/u)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([]);
  });

  it('are never those of an earlier search, which are out of sight', async () => {
    const { calls } = await openTexts();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select the text: Kiri 1' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search for' }), '2{Enter}');
    await waitFor(() => expect(screen.queryByText('Kiri 1')).toBeNull());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select the text: Kiri 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove the selected (1)' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from the corpus' }));
    await screen.findByText('One text has been removed from the corpus.');
    expect(calls).toEqual([{ ids: [makeId(2)] }]);
    expect(await screen.findByRole('button', { name: 'Remove the selected (0)' })).toBeTruthy();
  });
});

describe('one text', () => {
  it('is saved with its revision once it is changed and whole, and shows what was done', async () => {
    const { calls } = await openTexts(`/admin/texts?id=${makeId(1)}`);
    const box = await screen.findByRole('textbox', { name: 'Text' });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    await userEvent.clear(box);
    expect(save).toHaveProperty('disabled', true);
    await userEvent.type(box, 'Tere!');
    await userEvent.click(save);
    await screen.findByText(/Mari: changed a text/u);
    expect(calls).toEqual([
      { revision: 'r1', text: 'Tere!', properties: [{ propertyName: 'title', propertyValue: 'Kiri 1' }] },
    ]);
  });

  it('leads back to the list when it is removed', async () => {
    const { calls, router } = await openTexts(`/admin/texts?id=${makeId(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from the corpus' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from the corpus' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(calls).toEqual([{ ids: [makeId(1)] }]);
  });
});
