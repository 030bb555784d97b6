import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { box, click, findBox, findTexts, openPanel } from '../testing/choose-texts';
import { answerJson, openApp } from '../testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

describe('the two panels and the navigation state', () => {
  it('exclude each other', async () => {
    await openPanel();
    const opener = screen.getByRole('button', { name: 'Choose in detail' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await click('Own text');
    expect(await screen.findByRole('dialog', { name: 'Your own text' })).toBeTruthy();
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('open by a flag, once, and keep what others put into the state', async () => {
    const state = { openTextChoice: true, scrollToTop: true, kept: 1 };
    const { router } = await openApp('/tools/wordlist', { state });
    expect(await screen.findByRole('form', { name: 'Choose texts of the corpus' })).toBeTruthy();
    expect(vi.spyOn(window, 'scrollTo')).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(router.state.location.state).toEqual({ kept: 1, isChoosing: true }));
  });

  it('lead on to a redirect target', async () => {
    const { router } = await openApp('/tools/wordlist', { state: { redirectTo: '/tools/clusterfinder' } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/tools/clusterfinder'));
  });

  it('open from the card that explains a tool', async () => {
    await openApp('/tools/wordlist');
    await userEvent.click(await screen.findByRole('link', { name: 'Choose texts from the corpus' }));
    expect(await screen.findByRole('form', { name: 'Choose texts of the corpus' })).toBeTruthy();
  });

  it('take turns with the tool: a step back shows the tool, a step forward the texts again', async () => {
    const { router } = await findTexts(3);
    expect(screen.queryByRole('tab', { name: 'Word list' })).toBeNull();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await router.navigate(1);
    expect(await screen.findByText('3 texts found')).toBeTruthy();
    expect(box('Academic Estonian').checked).toBe(true);
  });

  it('find filters and chosen texts again after a reload, with none ticked for the next choice', async () => {
    const { unmount } = await findTexts(3);
    await click('Analyse all 3');
    await screen.findByText('3 texts');
    unmount();
    await openPanel();
    expect(screen.getAllByText('3 texts')).not.toHaveLength(0);
    expect(box('Academic Estonian').checked).toBe(true);
    expect((await findBox('Tekst 1')).checked).toBe(false);
  });

  it('find an own text again after a reload, with base forms chosen, so that a word and Enter are enough', async () => {
    const ask = vi.fn((_: Request, _body: unknown) => answerJson({ contextList: [] }));
    const answers = { '/api/tools/wordcontext': ask };
    const { unmount } = await openApp('/tools/wordcontext', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Own text' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Text/u }), 'Minu tekst');
    await click('Save for analysis');
    await screen.findByText('Own text');
    unmount();
    await openApp('/tools/wordcontext', { answers });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Keyword/u }), 'tekst{Enter}');
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(ask.mock.calls.at(-1)![1]).toMatchObject({ ownTexts: 'Minu tekst', type: 'LEMMAS' });
  });

  it('open the filters as a sheet on a narrow screen, and the texts after it', async () => {
    setScreen('narrow');
    await openPanel();
    const sheet = await screen.findByRole('dialog', { name: 'Choose texts of the corpus' });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'L1 Estonian' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Find texts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('3 texts found');
    await click('Change the filters');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
