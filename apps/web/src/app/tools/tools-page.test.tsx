import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../testing/test-app';
import { answerJson, openApp, setScreen, standInForBrowser } from '../testing/test-app';

const QUERY = '/api/texts/detailneparing';
const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text_id: makeId(index), property_value: `Tekst ${index}` }));

const click = (name: string | RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));

async function openPanel(answers: Answers = {}, path = '/tools/wordlist', language: 'et' | 'en' = 'en') {
  const app = await openApp(path, { answers, language });
  await userEvent.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Choose texts' : 'Vali tekstid' }),
  );
  return app;
}

async function findTexts(count: number, answers: Answers = {}) {
  const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(count)));
  await openPanel({ [QUERY]: query, ...answers });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Academic Estonian' }));
  await click('Find texts');
  await screen.findByText(/texts? found|No texts found/u);
  return query;
}

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

describe('the query form', () => {
  it('says that a subcorpus is needed and sends nothing', async () => {
    const query = vi.fn(() => answerJson([]));
    await openPanel({ [QUERY]: query });
    await click('Find texts');
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one subcorpus.');
    expect(query).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
  });

  it('opens the types with a subcorpus and shows the academic filters for the academic one alone', async () => {
    await openPanel();
    expect(screen.getByRole('combobox', { name: /Text type/u }).getAttribute('aria-disabled')).toBe('true');
    await click('Academic Estonian', 'checkbox');
    expect(screen.getByRole('combobox', { name: /Text type/u }).getAttribute('aria-disabled')).toBeNull();
    for (const name of [
      /Field of research/u,
      /Degree/u,
      /Level of study/u,
      /Other languages/u,
      /Materials used/u,
    ])
      expect(screen.getByRole('combobox', { name })).toBeTruthy();
    await click('L1 Estonian', 'checkbox');
    expect(screen.queryByRole('combobox', { name: /Field of research/u })).toBeNull();
  });

  it('shows nationality in place of native language for the exams alone', async () => {
    await openPanel();
    expect(screen.getByRole('combobox', { name: /Native language/u })).toBeTruthy();
    await click('L2 Estonian: proficiency exams', 'checkbox');
    expect(screen.getByRole('combobox', { name: /Nationality/u })).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: /Native language/u })).toBeNull();
  });

  it('ticks "all" when all seven are ticked', async () => {
    await openPanel();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All subcorpora' });
    await userEvent.click(all);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(8);
    await click('L1 Russian', 'checkbox');
    expect(all.checked).toBe(false);
    expect(all.dataset['indeterminate']).toBe('true');
  });

  it('sends what is chosen and says how many filters are in use', async () => {
    const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(1)));
    await openPanel({ [QUERY]: query });
    await click('L2 Estonian: proficiency exams', 'checkbox');
    await userEvent.click(screen.getByRole('combobox', { name: /Proficiency level/u }));
    await userEvent.click(await screen.findByRole('option', { name: 'B1' }));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('1 filter')).toBeTruthy();
    await click('Find texts');
    await screen.findByText('1 text found');
    expect(query.mock.calls[0]?.[1]).toEqual({ corpuses: ['clWmOIrLa'], level: ['B1'], language: ['eesti'] });
  });
});

describe('the result list', () => {
  it('builds only the rows in sight and tells their number', async () => {
    await findTexts(12_000);
    const grid = screen.getByRole('grid', { name: 'Texts found' });
    expect(grid.getAttribute('aria-rowcount')).toBe('12000');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('is one stop of the Tab key; arrows move, space ticks, and the end is built when it is reached', async () => {
    await findTexts(500);
    const first = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tekst 0' });
    first.focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(first.checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tekst 1' }).checked).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Preview: Tekst 1');
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Preview: Tekst 499'),
    );
    const stops = screen.getByRole('grid').querySelectorAll('[tabindex="0"]');
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

  it('saves for analysis, closes the panel and shows chips that can be deleted', async () => {
    await findTexts(3);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save for analysis' }).disabled).toBe(true);
    await click(/Choose all/u, 'checkbox');
    await click('Save for analysis');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Choose texts');
    expect(screen.getByText('3 texts')).toBeTruthy();
    expect(screen.getByText('Saved for analysis')).toBeTruthy();
    await click('Remove the saved texts');
    expect(screen.queryByText('3 texts')).toBeNull();
  });

  it('counts one text in the singular', async () => {
    await findTexts(2);
    await click('Tekst 1', 'checkbox');
    await click('Save for analysis');
    expect(await screen.findByText('1 text')).toBeTruthy();
  });

  it('goes back to the form with its selections, and finds the ticked texts still ticked', async () => {
    await findTexts(3);
    await click('Tekst 2', 'checkbox');
    await click('Change chosen corpuses');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Academic Estonian' }).checked).toBe(true);
    await click('Find texts');
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tekst 2' })).checked).toBe(true);
  });

  it('says that nothing was found', async () => {
    await findTexts(0);
    expect(screen.getByText('No texts found. Change the filters and try again.')).toBeTruthy();
  });

  it('says what failed, keeps the form, and tries again', async () => {
    let isBusy = true;
    await openPanel({ [QUERY]: () => (isBusy ? answerJson([], 429) : answerJson(rows(1))) });
    await click('L1 Estonian', 'checkbox');
    await click('Find texts');
    expect(await screen.findByText(/too many requests in a short period/u)).toBeTruthy();
    isBusy = false;
    await click('Try again');
    expect(await screen.findByText('1 text found')).toBeTruthy();
  });

  it('downloads in the form that was chosen, with the query that found the texts', async () => {
    const download = vi.fn((_: Request, _body: unknown) => answerJson([], 500));
    await findTexts(2, { '/api/texts/tekstidfailina': download });
    await click(/Choose all/u, 'checkbox');
    await click('Download');
    const dialog = await screen.findByRole('dialog', { name: 'Download 2 texts' });
    expect(within(dialog).queryByText(/made by machine/u)).toBeNull();
    await userEvent.click(within(dialog).getByRole('radio', { name: /^TEI/u }));
    expect(within(dialog).getByText(/made by machine/u)).toBeTruthy();
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

describe('the two panels and the navigation state', () => {
  it('exclude each other', async () => {
    await openPanel();
    const opener = screen.getByRole('button', { name: 'Choose texts' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await click('Own texts');
    expect(await screen.findByRole('dialog', { name: 'Your own text' })).toBeTruthy();
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('open by a flag, once, and keep what others put into the state', async () => {
    const state = { openTextChoice: true, scrollToTop: true, kept: 1 };
    const { router } = await openApp('/tools/wordlist', { state });
    expect(await screen.findByRole('form', { name: 'Choose texts of the corpus' })).toBeTruthy();
    expect(vi.spyOn(window, 'scrollTo')).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(router.state.location.state).toEqual({ kept: 1 }));
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
});
