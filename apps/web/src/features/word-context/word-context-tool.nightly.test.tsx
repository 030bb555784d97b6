import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdAnswer, startFakeServer } from '../../shared/testing/fake-server';
import { ADDRESS, answerRows, renderContext } from './testing/word-context-scene';

const submitName = 'Search';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the form of word in context', () => {
  it('explains the tool while no texts are chosen', async () => {
    startFakeServer({});
    await renderContext('wordcontext', false);
    expect(screen.getByText(/Choose texts first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: submitName })).toBeNull();
  });

  it('has base forms chosen, sends nothing without a keyword and says that it is mandatory', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(1) });
    const { user } = await renderContext();
    await user.click(screen.getByRole('button', { name: submitName }));
    expect(screen.getByText('This field is mandatory.')).toBeTruthy();
    expect(screen.getByLabelText('Keyword').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Keyword/ }), 'raamat{Enter}');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ keyword: 'raamat', type: 'LEMMAS' }));
  });

  it('unticks and disables the case-sensitive search for base forms', async () => {
    startFakeServer({});
    const { user } = await renderContext();
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Case-sensitive search' });
    expect([box.checked, box.disabled]).toEqual([false, true]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Word form');
    await user.click(box);
    expect(box.checked).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Base form');
    expect([box.checked, box.disabled]).toEqual([false, true]);
  });

  it('sends nothing while the width of the context is out of bounds', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(1) });
    const { user } = await renderContext();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Word form');
    await user.type(screen.getByRole('textbox', { name: /Keyword/ }), 'raamat');
    await user.click(screen.getByRole('button', { name: /^Options/ }));
    const count = screen.getByRole('spinbutton', { name: 'Context on each side' });
    await user.clear(count);
    await user.type(count, '16{Enter}');
    expect(screen.getByText('Enter a whole number from 1 to 15.')).toBeTruthy();
    expect(calls).toHaveLength(0);
    await user.clear(count);
    await user.type(count, '15{Enter}');
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ displayCount: 15, displayType: 'WORD' }));
  });
});

it('sends sentences as the unit of the context if they are chosen', async () => {
  const calls = startFakeServer({ [wordContextCall.path]: answerRows(1) });
  const { user } = await renderContext();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Base form');
  await user.type(screen.getByRole('textbox', { name: /Keyword/ }), 'raamat');
  await user.click(screen.getByRole('button', { name: /^Options/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'sentences');
  await user.click(screen.getByRole('button', { name: submitName }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ displayCount: 5, displayType: 'SENTENCE' }));
});

describe('the search that an address asks for', () => {
  it('runs at once and is then cleared from the address', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
    const { router } = await renderContext(ADDRESS);
    await screen.findByText('2 occurrences');
    expect(router.state.location.search).toBe('');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({
      keyword: 'raamat',
      type: 'WORDS',
      keepCapitalization: true,
      offset: 0,
    });
  });

  it.each([
    'word=raamat&type=WORDS',
    'word=raamat&type=OTHER&keepCapitalization=true',
    'type=WORDS&keepCapitalization=true',
  ])('does not run for %s', async (parameters) => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
    const { router } = await renderContext(`wordcontext?${parameters}`);
    expect(screen.getByRole('button', { name: submitName })).toBeTruthy();
    expect(calls).toHaveLength(0);
    expect(router.state.location.search).toBe(`?${parameters}`);
  });

  it('waits for texts', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(2) });
    const { user } = await renderContext(ADDRESS, false);
    expect(calls).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'choose text' }));
    await screen.findByText('2 occurrences');
  });
});

describe('the answer of word in context', () => {
  it('closes the options and lines the keyword up between its contexts', async () => {
    startFakeServer({ [wordContextCall.path]: answerRows(3) });
    await renderContext(ADDRESS);
    await screen.findByText('3 occurrences');
    expect(screen.getByRole('button', { name: /Options/ }).getAttribute('aria-expanded')).toBe('false');
    const table = screen.getByRole('table', { name: 'Contexts of the keyword' });
    const lines = within(table).getAllByRole('row').slice(1);
    const parts = lines.map((line) =>
      [...line.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part')),
    );
    expect(parts).toEqual(
      Array.from({ length: 3 }, () => [
        ...['tick', 'number', 'title', 'level', 'native', 'nationality'],
        ...['before', 'rest', 'keyword', 'after', 'more'],
      ]),
    );
    // The keyword begins a column of the grid in every line; what stands before it is alone in its own.
    for (const line of lines) {
      expect([...line.children].map((cell) => cell.getAttribute('data-part'))).toEqual([
        ...['tick', 'number', 'title', 'level', 'native', 'nationality'],
        ...['before', 'rest', 'more'],
      ]);
      expect(line.querySelector('[data-part="rest"]')?.firstElementChild?.textContent).toBe('raamat');
    }
    expect(
      within(lines[2]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', '3', 'own text', '', '', '', 'enne 2', 'raamat', 'pärast 2', '▾']);
  });

  it('says how often the keyword stands in a million words', async () => {
    startFakeServer({ [wordContextCall.path]: answerRows(3) });
    await renderContext(ADDRESS);
    expect((await screen.findByText(/per million/)).textContent).toBe(
      '3 occurrences · 1,500 per million words',
    );
  });

  it('shows an error where nothing is found', async () => {
    startFakeServer({ [wordContextCall.path]: answerRows(0) });
    await renderContext(ADDRESS);
    expect(await screen.findByText(/The keyword was not found in the texts\./u)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: /Options/ }).getAttribute('aria-expanded')).toBe('false');
  });

  it('names the keyword as typed and its base form where the server lemmatised it', async () => {
    const lemma = { initialKeyword: 'raamatud', lemmatizedKeyword: 'raamat' };
    startFakeServer({ [wordContextCall.path]: answerRows(1, lemma) });
    await renderContext(ADDRESS);
    const warning = await screen.findByText(/lemmatised automatically/);
    expect(warning.textContent).toMatch(/raamatud.*raamat/u);
  });

  it('takes the newest request alone: an older answer that comes late never shows', async () => {
    const late = holdAnswer();
    const calls = startFakeServer({
      [wordContextCall.path]: (body) => (body['keyword'] === 'raamat' ? late.promise : answerRows(7)(body)),
    });
    const { user } = await renderContext(ADDRESS);
    await waitFor(() => expect(calls).toHaveLength(1));
    const keyword = screen.getByRole('textbox', { name: /Keyword/ });
    await user.clear(keyword);
    await user.type(keyword, 'kool{Enter}');
    await screen.findByText('7 occurrences');
    expect(calls[0]?.signal?.aborted).toBe(true);
    late.give(answerRows(9)({ keyword: 'raamat' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText('9 occurrences')).toBeNull();
    expect(screen.getAllByText('kool').length).toBeGreaterThan(0);
  });

  it('stays between tab switches and is asked again of another choice of texts', async () => {
    const calls = startFakeServer({ [wordContextCall.path]: answerRows(4) });
    const { user, router } = await renderContext(ADDRESS);
    await screen.findByText('4 occurrences');
    await router.navigate('/tools/other');
    await screen.findByText('other tab');
    await router.navigate('/tools/wordcontext');
    await screen.findByText('4 occurrences');
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'choose another text' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await screen.findByText('4 occurrences');
  });

  it('says what a refused request means and tries again', async () => {
    let isRefused = true;
    startFakeServer({
      [wordContextCall.path]: (body) =>
        isRefused
          ? Response.json([{ code: 'TooManyRequests', message: '', field: null }], { status: 429 })
          : answerRows(2)(body),
    });
    const { user } = await renderContext(ADDRESS);
    expect((await screen.findByRole('alert')).textContent).toContain('too many requests');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 occurrences');
  });
});
