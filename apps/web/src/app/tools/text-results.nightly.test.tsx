import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  facets,
  filter,
  FACETS,
  QUERY,
  box,
  click,
  findBox,
  findTexts,
  makeId,
  openPanel,
  rows,
  tick,
  openSelection,
} from '../testing/choose-texts';
import { answerJson } from '../testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

describe('the result list', () => {
  it('builds only the rows in sight and tells their number', async () => {
    await findTexts(12_000);
    const grid = screen.getByRole('grid', { name: 'Texts found' });
    expect(grid.getAttribute('aria-rowcount')).toBe('12001');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('is one stop of the Tab key; arrows move, space ticks, and the end is built when it is reached', async () => {
    await findTexts(500);
    const first = box('Tekst 0');
    first.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(first.checked).toBe(true);
    expect(box('Tekst 1').checked).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Preview: Tekst 1');
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Preview: Tekst 499'),
    );
    const stops = screen.getByRole('grid').querySelectorAll('[data-cell][tabindex="0"]');
    expect(stops).toHaveLength(1);
  });

  it('previews a text with its properties and gives the focus back', async () => {
    await findTexts(3, {
      '/api/texts/kysitekstjametainfo': () =>
        answerJson({
          text: 'Tere!',
          properties: [
            { propertyName: 'korpus', propertyValue: 'cwUSEqQLt' },
            { propertyName: 'sugu', propertyValue: 'naine' },
          ],
        }),
    });
    await click('Preview: Tekst 1');
    const dialog = await screen.findByRole('dialog', { name: 'Tekst 1' });
    expect(await within(dialog).findByText('Tere!')).toBeTruthy();
    expect(within(dialog).getByText('Academic Estonian')).toBeTruthy();
    expect(within(dialog).getByText('female')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Preview: Tekst 1');
  });

  it('sorts by a column, downwards, and back to the order of titles', async () => {
    await findTexts(30);
    const first = () => screen.getByRole('grid').querySelector('[data-cell="0:1"]')?.textContent;
    const header = screen.getByRole('columnheader', { name: 'Words' });
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(first()).toBe('Tekst 29');
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Level' })).getByRole('button'));
    expect(first()).toBe('Tekst 1');
    await userEvent.click(within(screen.getByRole('columnheader', { name: 'Level' })).getByRole('button'));
    expect(first()).toBe('Tekst 0');
    expect(screen.getAllByText('Estonian, Russian').length).toBeGreaterThan(1);
  });

  it('walks through the previews, adds a text and takes it out again', async () => {
    await findTexts(3, {
      '/api/texts/kysitekstjametainfo': () => answerJson({ text: 'Tere!', properties: [] }),
    });
    await click('Preview: Tekst 1');
    await screen.findByRole('dialog', { name: 'Tekst 1' });
    await click('Next text');
    await screen.findByRole('dialog', { name: 'Tekst 2' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next text' }).disabled).toBe(true);
    await click('Add to the selection');
    await click('Remove from the selection');
    await click('Add to the selection');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Tekst 2').checked).toBe(true);
  });

  it('saves for analysis, closes the panel and shows chips that can be deleted', async () => {
    await findTexts(3);
    // What can be done with ticked texts shows with the first tick.
    expect(screen.queryByRole('button', { name: 'Save for analysis' })).toBeNull();
    await userEvent.click(screen.getByLabelText(/^Choose all/u));
    await click('Save for analysis');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(document.activeElement?.textContent).toContain('3 texts');
    await openSelection();
    await click('Choose in detail');
    expect(await screen.findByText('Saved for analysis')).toBeTruthy();
    await click('Remove the saved texts');
    expect(screen.queryByText('3 texts')).toBeNull();
  });

  it('takes a result of any size whole; picked texts and a download have a limit', async () => {
    await findTexts(20_001);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    await userEvent.click(screen.getByLabelText(/^Choose all/u));
    expect(button('Save for analysis').disabled).toBe(false);
    expect(button('Download').disabled).toBe(true);
    expect(screen.getByText(/^Up to 20,000 texts can be downloaded/u)).toBeTruthy();
    await click('Analyse all 20,001');
    expect(await screen.findByText('20,001 texts')).toBeTruthy();
  });

  it('analyses all texts with one button; the panel tells what they are and leads back to them', async () => {
    await findTexts(3);
    await click('Analyse all 3');
    await openSelection();
    const panel = within(await screen.findByRole('group', { name: 'Texts to analyse' }));
    const row = (await panel.findByText('Academic Estonian')).parentElement!;
    await waitFor(() => expect(row.textContent).toBe('Academic Estonian 3 texts · 14,284 words'));
    await click('Choose in detail');
    expect(box('Academic Estonian').checked).toBe(true);
    expect((await findBox('Tekst 2')).checked).toBe(false);
  });

  it('begins with those ticked by hand where they are edited', async () => {
    await findTexts(3);
    await tick('Tekst 1');
    await click('Save for analysis');
    await openSelection();
    await click('Choose in detail');
    expect((await findBox('Tekst 1')).checked).toBe(true);
    expect(box('Tekst 2').checked).toBe(false);
  });

  it('counts one text in the singular', async () => {
    await findTexts(2);
    await tick('Tekst 1');
    await click('Save for analysis');
    expect(await screen.findByText('1 text')).toBeTruthy();
  });

  it('needs no button for the filters beside it; ticked texts stay ticked', async () => {
    await findTexts(3);
    await tick('Tekst 2');
    expect(screen.queryByRole('button', { name: 'Change the filters' })).toBeNull();
    await tick('B2');
    expect((await findBox('Tekst 2')).checked).toBe(true);
  });

  it('says that nothing was found', async () => {
    await findTexts(0);
    expect(screen.getByText('No texts found. Change the filters and try again.')).toBeTruthy();
  });

  it('names the filter without which texts would be found, and takes it away', async () => {
    const isStrict = (body: unknown) => 'gender' in (body as object);
    await openPanel({
      [QUERY]: (_, body) => answerJson(rows(isStrict(body) ? 0 : 2)),
      [FACETS]: (_, body) => answerJson(facets(isStrict(body) ? 0 : 2)),
    });
    await tick('L1 Estonian');
    await screen.findByText('2 texts found');
    await userEvent.click(filter('Gender').getByLabelText('male'));
    const without = await screen.findByRole('button', { name: 'Without “Gender: male”: 2 texts' });
    expect(screen.queryByRole('button', { name: /Subcorpora: L1/u, hidden: false })).toBeNull();
    await userEvent.click(without);
    expect(await screen.findByText('2 texts found')).toBeTruthy();
    expect(filter('Gender').getByLabelText<HTMLInputElement>('male').checked).toBe(false);
  });

  it('says what failed, keeps the form, and tries again', async () => {
    let isBusy = true;
    await openPanel({ [QUERY]: () => (isBusy ? answerJson([], 429) : answerJson(rows(1))) });
    await tick('L1 Estonian');
    expect(await screen.findByText(/too many requests in a short period/u)).toBeTruthy();
    isBusy = false;
    await click('Try again');
    expect(await screen.findByText('1 text found')).toBeTruthy();
    expect(box('L1 Estonian').checked).toBe(true);
  });

  it('does without the counts where they fail', async () => {
    await openPanel({ [FACETS]: () => answerJson([], 500) });
    await tick('L1 Estonian');
    expect(await screen.findByText('3 texts found')).toBeTruthy();
    expect(screen.queryByText(/Operation failed/u)).toBeNull();
    expect(box('B1').disabled).toBe(false);
  });

  it('downloads in the form that was chosen, with the query that found the texts', async () => {
    const download = vi.fn((_: Request, _body: unknown) => answerJson([], 500));
    await findTexts(2, { '/api/texts/tekstidfailina': download });
    await userEvent.click(screen.getByLabelText(/^Choose all/u));
    await click('Download');
    const dialog = await screen.findByRole('dialog', { name: 'Download 2 texts' });
    expect(within(dialog).queryByText(/annotation is automatic/u)).toBeNull();
    await userEvent.click(within(dialog).getByRole('radio', { name: /^TEI/u }));
    expect(within(dialog).getByText(/annotation is automatic/u)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'CC BY 4.0' })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
    await screen.findByText('Operation failed. Please try again later.');
    expect(download.mock.calls[0]?.[1]).toMatchObject({
      form: 'ANNOTATE_TEI',
      fileList: [makeId(0), makeId(1)],
      query: { corpuses: ['cwUSEqQLt'] },
    });
  });
});
