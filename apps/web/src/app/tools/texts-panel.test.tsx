import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { openSelection, rows } from '../testing/choose-texts';
import { answerJson, openApp } from '../testing/test-app';

const summary = { texts: 3, words: 900, levels: [], nativeLanguages: [], nationalities: [] };

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

/** The tiles of the levels, over the whole corpus; what asks for texts is given back. */
async function openTiles() {
  const find = vi.fn((_: Request, _body: unknown) => answerJson(rows(3)));
  await openApp('/tools/wordcontext', {
    isFirstVisit: true,
    answers: {
      '/api/texts/detailneparing': find,
      '/api/texts/selection-summary': () => answerJson(summary),
    },
  });
  // The bar stands there before the texts, out of reach.
  await screen.findAllByText(/3 texts/u);
  await openSelection();
  const tiles = within(await screen.findByRole('group', { name: /^Levels/u }));
  const press = async (name: string) => userEvent.click(await tiles.findByRole('button', { name }));
  const findPressed = () => tiles.findByRole('button', { name: 'B1', pressed: true });
  return { readQuery: () => find.mock.calls.at(-1)![1], press, findPressed };
}

it('a level chooses its texts, and the next one is compared with them', async () => {
  const { readQuery, press, findPressed } = await openTiles();
  await press('B1');
  await findPressed();
  expect(readQuery()).toMatchObject({ level: ['B1'] });
  await press('C1');
  await screen.findByRole('button', { name: /^Selection B: C1/u });
  expect(screen.getByRole('button', { name: /^Selection A: B1/u })).toBeTruthy();
  expect(readQuery()).toMatchObject({ level: ['C1'] });
});

it('the chosen level gives the other texts back', async () => {
  const { readQuery, press, findPressed } = await openTiles();
  await press('B1');
  await findPressed();
  await press('B1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'B1', pressed: true })).toBeNull());
  expect(readQuery()).not.toHaveProperty('level');
});
