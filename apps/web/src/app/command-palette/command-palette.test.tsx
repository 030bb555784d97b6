import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { QUERY, rows } from '../testing/choose-texts';
import { answerJson, openApp } from '../testing/test-app';

const PREVIEW = '/api/texts/kysitekstjametainfo';
const answers = {
  [QUERY]: () => answerJson(rows(40)),
  [PREVIEW]: () => answerJson({ text: 'Tere tulemast!', properties: [] }),
};
const savedSelections = {
  'keelerada.saved-selections': JSON.stringify({
    version: 1,
    selections: [
      {
        name: 'Minu rühm',
        savedAt: '2030-01-31T10:00:00.000Z',
        texts: { choice: 'all', count: 40, query: { corpuses: ['clWmOIrLa'] } },
      },
    ],
  }),
};

// On a busy machine reading its code takes longer than a test waits.
beforeAll(async () => {
  await import('./command-palette');
  await import('../tools/tools-page');
  await import('../../features/word-context/word-context-tool');
});
beforeEach(() => {
  sessionStorage.clear();
  standInForBrowser();
  setScreen('wide');
});

const open = async () => {
  await screen.findByRole('button', { name: /^Find and open/u });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Find and open' });
};
const field = () => screen.getByRole('combobox', { name: 'Find and open' });
const readActive = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
const readGroups = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('[role="presentation"]')?.textContent);

describe('the palette', () => {
  it('opens by Ctrl K and by its button, closes by Escape, and gives the focus back', async () => {
    await openApp('/links');
    const button = await screen.findByRole('button', { name: /^Find and open/u });
    button.focus();
    const input = await open();
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await userEvent.click(button);
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('offers the tools before anything is typed, and moves round by the arrows', async () => {
    await openApp('/links');
    await open();
    expect(readActive()).toBe('Word list');
    await userEvent.keyboard('{ArrowDown}');
    expect(readActive()).toBe('Word in context');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(readActive()).toBe('Word analyser');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Word analyser');
  });

  it('opens a word in the whole corpus where no texts are chosen', async () => {
    const { router } = await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('ilm');
    expect(readActive()).toBe('ilm, Word in context · whole corpus');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('combobox', { name: 'Find and open' })).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordcontext'));
    await screen.findAllByText(/40 texts/u);
  });

  it('finds texts by title, shows one, and tells how many more there are', async () => {
    await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('tekst');
    await screen.findByText(/the first 6 of 40/u);
    await userEvent.click(screen.getByRole('option', { name: 'Tekst 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tekst 1' });
    expect(await within(dialog).findByText('Tere tulemast!')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('puts a tool whose name is typed before the word', async () => {
    const { router } = await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('wor');
    expect(readGroups()[0]).toBe('Tools');
    await userEvent.keyboard('d li');
    expect(readActive()).toBe('Word list');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordlist'));
  });

  it('finds a page of the site, none of the administrators', async () => {
    const { router } = await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('privacy');
    expect(readActive()).toBe('Privacy');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'));
    await open();
    await userEvent.keyboard('admin panel');
    expect(screen.queryByRole('option', { name: 'Admin panel' })).toBeNull();
  });

  it.each([
    ['klass', 'Class report'],
    ['tööleht', 'Worksheet'],
    ['võrdle', 'Compare with other texts'],
    ['osastav', 'partitive, Word in context'],
    ['viga', 'Errors'],
    ['tume', 'Switch to dark colours'],
    ['partitive', 'partitive, Word in context'],
    ['mistake', 'Errors'],
    ['exercise', 'Practice'],
    ['eesti', 'Show the page in Estonian'],
    ['teacher', 'Class report'],
    ['konkordants', 'Word in context'],
  ])('puts what %s means before the word: %s', async (typed, name) => {
    await openApp('/links', { answers });
    await open();
    await userEvent.keyboard(typed);
    expect(readActive()).toBe(name);
    expect(readGroups()).toContain('Find a word');
  });

  it.each(['maja', 'ilma', 'saav', 'kaasa'])('keeps %s, which names nothing, a word', async (word) => {
    await openApp('/links', { answers });
    await open();
    await userEvent.keyboard(word);
    expect(readGroups()[0]).toBe('Find a word');
  });

  it('looks for a case in the whole corpus, and leads to the texts to compare', async () => {
    const { router } = await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('osastav{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?cql=%5BCase%3D%22Par%22%5D'));
    await open();
    await userEvent.keyboard('compare{Enter}');
    expect(await screen.findByRole('form', { name: 'Choose texts of the corpus' })).toBeTruthy();
    expect(router.state.location.state).toMatchObject({ isChoosing: true, side: 'B' });
  });

  it('opens a saved selection', async () => {
    const { router } = await openApp('/links', { answers, stored: savedSelections });
    await open();
    await userEvent.keyboard('minu');
    expect(readActive()).toContain('Minu rühm');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordlist'));
    await screen.findAllByText(/40 texts/u);
  });

  it('analyses a word by itself, and takes that back', async () => {
    const { router } = await openApp('/links', { answers });
    await open();
    await userEvent.keyboard('ilm');
    await userEvent.click(screen.getByRole('option', { name: /Word analyser/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/wordanalyser'));
    await screen.findByRole('button', { name: 'Show the selection: Own text' });
  });

  it('tells how many entries there are once the letters stop', async () => {
    await openApp('/links', { answers });
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Find and open' });
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('8 matches'));
  });
});
