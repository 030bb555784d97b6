import { collocatesCall, type CollocatesResponse } from '@keelerada/contract/tools/collocates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { holdAnswer, startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { CollocatesTool } from './collocates-tool';

function makeAnswer(count: number, more: Partial<CollocatesResponse> = {}): CollocatesResponse {
  return {
    collocateList: Array.from({ length: count }, (_, index) => ({
      collocate: `naaber${index}`,
      score: 12.5 - index / 10,
      coOccurrences: 9,
      leftOccurrences: 6,
      rightOccurrences: 3,
      frequencyCount: 20 + index,
      frequencyPercentage: 0.25,
      partOfSpeech: 'NOUN',
      tekstid: 4,
    })),
    initialKeyword: null,
    lemmatizedKeyword: null,
    keywordFrequency: 812,
    totals: { texts: 1, runningWords: 2000 },
    ...more,
  };
}

const ADDRESS = 'collocates?word=raamat&type=LEMMAS&keepCapitalization=false';
async function renderCollocates(address = 'collocates') {
  const page = await renderTool(<CollocatesTool />, { address });
  await loadLazyMessages('collocates-result');
  return page;
}
const findNeighbours = () => screen.findAllByRole('button', { name: /^naaber\d+: score/ }, { timeout: 5000 });

/** Where there is no room for both, the picture takes the place of the table. */
async function renderGraph() {
  const page = await renderCollocates(ADDRESS);
  await page.user.click(await screen.findByRole('button', { name: 'Picture' }));
  return page;
}

const countMarks = () => document.querySelectorAll('[data-neighbour]').length;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the form of neighbouring words', () => {
  it('sends nothing without a keyword and says that it is mandatory', async () => {
    const calls = startFakeServer({ [collocatesCall.path]: () => makeAnswer(1) });
    const { user } = await renderCollocates();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('This field is mandatory.')).toBeTruthy();
    expect(screen.getByLabelText('Keyword').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(0);
  });

  it('asks for 3 words on each side and logDice unless something else is chosen', async () => {
    const calls = startFakeServer({ [collocatesCall.path]: () => makeAnswer(1) });
    const { user } = await renderCollocates();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Word form');
    await user.type(screen.getByRole('textbox', { name: /Keyword/ }), ' raamat {Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      corpusTextIds: null,
      ownTexts: 'Siin on tekst.',
      type: 'WORDS',
      keyword: 'raamat',
      searchCount: 3,
      formula: 'LOGDICE',
      keepCapitalization: false,
      minCooccurrence: 1,
    });
  });

  it('sends the typed minimum of co-occurrences, and refuses what is no number', async () => {
    const calls = startFakeServer({
      [collocatesCall.path]: () => ({ ...makeAnswer(0), keywordFrequency: 4 }),
    });
    const { user } = await renderCollocates();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Word form');
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    const field = screen.getByRole('textbox', { name: 'Minimum number of co-occurrences' });
    await user.type(field, 'x');
    await user.type(screen.getByRole('textbox', { name: /Keyword/ }), 'raamat{Enter}');
    expect(calls).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ minCooccurrence: 3 }));
    expect(await screen.findByText(/no word occurs near it often enough/)).toBeDefined();
  });

  it('sends the measure that is chosen', async () => {
    const calls = startFakeServer({ [collocatesCall.path]: () => makeAnswer(1) });
    const { user } = await renderCollocates();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Base form');
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Measure' }), 'MI-score');
    await user.type(screen.getByRole('textbox', { name: /Keyword/ }), 'raamat{Enter}');
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ formula: 'MI_SCORE', type: 'LEMMAS', minCooccurrence: 2 }),
    );
  });
});

describe('the answer of neighbouring words', () => {
  it('runs the search of the address at once and clears it', async () => {
    const calls = startFakeServer({ [collocatesCall.path]: () => makeAnswer(40) });
    const { router } = await renderCollocates(ADDRESS);
    await screen.findByText('The keyword occurs 812 times.', { exact: false });
    expect(router.state.location.search).toBe('');
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: /Options/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the strength with one decimal and both sides as a bar, and a menu without the neighbours entry', async () => {
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(3) });
    const { user } = await renderCollocates(ADDRESS);
    const table = await screen.findByRole('table', { name: 'Neighbouring words' });
    const cells = within(within(table).getAllByRole('row')[1]!).getAllByRole('cell');
    expect(within(table).getByTitle('logDice').textContent).toBe('Strength');
    expect(within(cells[4]!).getByRole('img', { name: '6 before, 3 after' })).toBeDefined();
    expect(within(table).getByRole('link', { name: 'naaber0' }).getAttribute('href')).toMatch(
      /\?word=raamat&type=LEMMAS&keepCapitalization=false&nearWord=naaber0&nearCount=3#/u,
    );
    expect(cells.map((cell) => cell.textContent)).toEqual(['1', 'naaber0', '12.5', '9', '']);
    await user.click(within(table).getByRole('button', { name: 'Menu of the word naaber0' }));
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toHaveLength(7);
    expect(entries[0]).toBe('Together with “raamat”');
    const number = within(table).getByRole('link', {
      ...{ name: 'raamat with naaber0: 9 times, the lines', hidden: true },
    });
    expect(number.getAttribute('href')).toContain('nearWord=naaber0');
    expect(entries.join()).not.toContain('Neighbouring words');
    expect(
      screen.getByRole('menuitem', { name: 'Word in context' }).getAttribute('href')?.split('#')[0],
    ).toBe('/tools/wordcontext?word=naaber0&type=LEMMAS&keepCapitalization=false');
  });

  it('draws 30 neighbours at first and as many as the slider says', async () => {
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(40) });
    await renderGraph();
    await waitFor(() => expect(countMarks()).toBe(30), { timeout: 5000 });
    const slider = screen.getByRole('slider');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '40']);
    fireEvent.change(slider, { target: { value: 40 } });
    await waitFor(() => expect(countMarks()).toBe(40), { timeout: 5000 });
    fireEvent.change(slider, { target: { value: 1 } });
    await waitFor(() => expect(countMarks()).toBe(1), { timeout: 5000 });
  });

  it('leaves out function words and the keyword itself until they are asked for, in table and finding', async () => {
    const [first, ...rest] = makeAnswer(3).collocateList;
    const small = { ...first!, collocate: 'ja', partOfSpeech: 'CCONJ' };
    const node = { ...first!, collocate: 'raamat' };
    const name = {
      ...first!,
      collocate: 'tartu',
      partOfSpeech: 'PROPN',
      leftOccurrences: 1,
      rightOccurrences: 8,
    };
    startFakeServer({
      [collocatesCall.path]: () => makeAnswer(0, { collocateList: [small, node, name, ...rest] }),
    });
    const { user } = await renderGraph();
    expect(await screen.findByText(/^Before/u)).toHaveProperty(
      'textContent',
      'Before raamat there stands naaber1 and naaber2, after it Tartu.',
    );
    const words = () =>
      screen
        .getAllByRole('row', { hidden: true })
        .flatMap((row) => row.querySelector('[data-word]')?.textContent ?? []);
    expect(words()).toEqual(['Tartu', 'naaber1', 'naaber2']);
    await user.click(screen.getByRole('switch', { name: 'Show function words too', hidden: true }));
    expect(words()).toContain('ja');
    expect(words()).not.toContain('raamat');
  });

  it('draws all neighbours where there are fewer', async () => {
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(4) });
    await renderGraph();
    expect(await findNeighbours()).toHaveLength(4);
  });

  it('lets the keyboard walk the graph and open the menu of a word', async () => {
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(5) });
    const { user } = await renderGraph();
    const [first, second] = await findNeighbours();
    expect((await findNeighbours()).filter((node) => node.getAttribute('tabindex') === '0')).toEqual([first]);
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem')).toHaveLength(7);
  });

  it('shows an error where nothing is found', async () => {
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(0) });
    await renderCollocates(ADDRESS);
    expect(await screen.findByText(/The keyword was not found in the texts\./u)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /Options/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('draws the base form in the middle where the server lemmatised the keyword, and says so', async () => {
    const lemma = { initialKeyword: 'raamatud', lemmatizedKeyword: 'raamat' };
    startFakeServer({ [collocatesCall.path]: () => makeAnswer(2, lemma) });
    await renderGraph();
    expect((await screen.findByText(/lemmatised automatically/)).textContent).toMatch(/raamatud.*raamat/u);
    expect(await screen.findByRole('group', { name: /^raamat and its 2 strongest/ })).toBeTruthy();
  });

  it('is asked again of other texts, and an answer for the old texts never shows', async () => {
    const late = holdAnswer();
    const answers = [late.promise, holdAnswer().promise];
    const calls = startFakeServer({ [collocatesCall.path]: () => answers.shift() });
    const { user } = await renderCollocates(ADDRESS);
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'choose another text' }));
    expect(calls[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(calls[1]?.body).toMatchObject({ ownTexts: 'Siin on teine tekst.' }));
    late.give(makeAnswer(3));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
