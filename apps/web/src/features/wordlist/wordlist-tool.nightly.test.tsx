import { wordlistCall, type WordlistResponse } from '@keelerada/contract/tools/wordlist';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { encodeResult } from '../../shared/result-link/encode-result';
import { holdAnswer, startFakeServer } from '../../shared/testing/fake-server';
import { renderTool } from '../../shared/testing/render-tool';
import { WordlistTool } from './wordlist-tool';

function makeAnswer(...words: string[]): WordlistResponse {
  return {
    resultList: words.map((word, index) => ({
      word,
      frequencyCount: 50 - index,
      frequencyPercentage: 2.5,
      partOfSpeech: index % 2 === 0 ? 'NOUN' : 'VERB',
      tekstid: 7 + index,
    })),
    totals: { texts: 1, runningWords: 20_000 },
  };
}

async function renderPage(scene: { hasTexts?: boolean; language?: 'et' | 'en' } = {}) {
  const page = await renderTool(<WordlistTool />, { address: 'wordlist', ...scene });
  await loadLazyMessages('wordlist-result');
  if (scene.hasTexts !== false) await page.user.click(options());
  return page;
}
type User = Awaited<ReturnType<typeof renderPage>>['user'];

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Search' }));
async function askByForm(user: User) {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Word form');
  await submit(user);
}
const readWords = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const options = () => screen.getByRole('button', { name: /^Options/ });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the form of the word list', () => {
  it('explains the tool and asks for texts where none are chosen', async () => {
    startFakeServer({});
    await renderPage({ hasTexts: false });
    expect(screen.getByRole('heading', { name: 'Word list' })).toBeDefined();
    expect(screen.getByText(/^Choose texts first/)).toBeDefined();
  });

  it('asks for base forms where nobody has chosen otherwise', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('a') });
    const { user } = await renderPage();
    await submit(user);
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ type: 'LEMMAS' }));
  });

  it('leads from a word to its concordance, and gives no number per million of few words', async () => {
    const few = { ...makeAnswer('kala'), totals: { texts: 1, runningWords: 9_999 } };
    startFakeServer({ [wordlistCall.path]: () => few });
    const { user } = await renderPage();
    await askByForm(user);
    const path = '/tools/wordcontext?word=kala&type=WORDS&keepCapitalization=false';
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'kala' }).getAttribute('href')?.split('#')[0]).toBe(path),
    );
    expect(screen.queryByRole('columnheader', { name: /Per million/u })).toBeNull();
  });

  it('unticks and disables the case-sensitive search for base forms', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('a') });
    const { user } = await renderPage();
    const isCaseSensitive = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Case-sensitive search' });
    await user.click(isCaseSensitive);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Base form');
    expect([isCaseSensitive.checked, isCaseSensitive.disabled]).toEqual([false, true]);
    await submit(user);
    await waitFor(() =>
      expect(calls.at(-1)?.body).toMatchObject({ type: 'LEMMAS', keepCapitalization: false }),
    );
  });

  it('sends own stop words without spaces and the minimum frequency as a number', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('a') });
    const { user } = await renderPage();
    await user.click(screen.getByRole('checkbox', { name: /^Leave out stop words/ }));
    await user.type(screen.getByRole('textbox', { name: 'Own stop words' }), ' ja, ei ,,õ un');
    await user.type(screen.getByRole('textbox', { name: 'Minimum frequency' }), '2');
    await askByForm(user);
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({
        corpusTextIds: null,
        ownTexts: 'Siin on tekst.',
        type: 'WORDS',
        excludeStopwords: true,
        customStopwords: ['ja', 'ei', 'õun'],
        keepCapitalization: false,
        minFrequency: 2,
        tasemed: true,
      }),
    );
  });

  it.each(['0', '-1', '1.5', 'kaks'])(
    'refuses the minimum frequency %s before anything is sent',
    async (typed) => {
      const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('a') });
      const { user } = await renderPage();
      await user.type(screen.getByRole('textbox', { name: 'Minimum frequency' }), typed);
      await askByForm(user);
      expect(screen.getByText('Enter a whole number from 1, or leave the field empty.')).toBeDefined();
      expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ minFrequency: null })]);
    },
  );
});

describe('the answer of the word list', () => {
  it('shows rows', async () => {
    startFakeServer({ [wordlistCall.path]: () => makeAnswer('kala', 'õun', 'maja') });
    const { user } = await renderPage();
    await askByForm(user);
    await screen.findByRole('table', { name: 'Word list' });
    expect(readWords()).toEqual(['kala', 'õun', 'maja']);
    expect(
      within(screen.getAllByRole('row')[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', 'kala', '50', '7', '2.50', '2,500', 'noun']);
  });

  it('follows the form while answers are quick, and leaves the options open', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('kala') });
    const { user } = await renderPage();
    await askByForm(user);
    await screen.findByRole('table', { name: 'Word list' });
    await user.click(screen.getByRole('checkbox', { name: /^Leave out stop words/ }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ excludeStopwords: true }));
    const count = calls.length;
    expect(options().getAttribute('aria-expanded')).toBe('true');
    await user.type(screen.getByRole('textbox', { name: 'Minimum frequency' }), 'x');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(calls).toHaveLength(count);
  });

  it('sorts, filters and counts the rows', async () => {
    startFakeServer({ [wordlistCall.path]: () => makeAnswer('õun', 'maja', 'kala', 'vana') });
    const { user } = await renderPage();
    await askByForm(user);
    await user.click(await screen.findByRole('button', { name: /^Word/ }));
    expect(readWords()).toEqual(['kala', 'maja', 'vana', 'õun']);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(screen.getByRole('textbox', { name: 'Filter: Word' }), 'ma');
    await waitFor(() => expect(readWords()).toEqual(['maja']));
    expect(screen.getByText('1 of 4 rows')).toBeDefined();
    expect(screen.getByText('Word contains “ma”')).toBeDefined();
  });

  it('names the filter that hides all rows, and takes it away', async () => {
    startFakeServer({ [wordlistCall.path]: () => makeAnswer('maja', 'kala') });
    const { user } = await renderPage();
    await askByForm(user);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.type(screen.getByRole('textbox', { name: 'Filter: Word' }), 'xx');
    await user.click(
      await screen.findByRole('button', { name: '2 rows without the filter: Word contains “xx”' }),
    );
    await waitFor(() => expect(readWords()).toEqual(['maja', 'kala']));
  });

  it('says that nothing is left and keeps the options open', async () => {
    startFakeServer({ [wordlistCall.path]: () => makeAnswer() });
    const { user } = await renderPage();
    await askByForm(user);
    expect(await screen.findByText(/^No words are left/u)).toBeTruthy();
    expect(options().getAttribute('aria-expanded')).toBe('true');
  });

  it('says in one notice what failed and how long to wait, keeps what was chosen, and tries again', async () => {
    const answers = [
      () => Response.json([], { status: 429, headers: { 'Retry-After': '12' } }),
      () => makeAnswer('kala'),
    ];
    const calls = startFakeServer({ [wordlistCall.path]: () => answers.shift()?.() });
    const { user } = await renderPage();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You have made too many requests in a short period. Please wait a moment and try again. You can try again in 12 seconds.',
    );
    expect(screen.getAllByText(/too many requests/)).toHaveLength(1);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Search by' }).value).toBe('LEMMAS');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table');
    expect(calls).toHaveLength(2);
  });

  it('keeps its result between tabs and asks other texts by itself', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('kala') });
    const { user, router } = await renderPage();
    await askByForm(user);
    await screen.findByRole('table');
    const count = calls.length;
    await router.navigate('/tools/other');
    await screen.findByText('other tab');
    await router.navigate('/tools/wordlist');
    await screen.findByRole('table');
    expect(calls).toHaveLength(count);
    await user.click(screen.getByRole('button', { name: 'choose another text' }));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ ownTexts: 'Siin on teine tekst.' }));
    await screen.findByRole('table');
  });

  it('offers a menu for each word that the keyboard reaches', async () => {
    startFakeServer({ [wordlistCall.path]: () => makeAnswer('jää/äär') });
    const { user } = await renderPage();
    await askByForm(user);
    (await screen.findByRole('button', { name: 'Menu of the word jää/äär' })).focus();
    await user.keyboard('{Enter}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href')?.replace(/#result=[\w-]+$/u, ''))).toEqual([
      '/tools/wordcontext?word=j%C3%A4%C3%A4%2F%C3%A4%C3%A4r&type=WORDS&keepCapitalization=false',
      '/tools/collocates?word=j%C3%A4%C3%A4%2F%C3%A4%C3%A4r&type=WORDS&keepCapitalization=false',
      '/tools/wordsketch?word=j%C3%A4%C3%A4%2F%C3%A4%C3%A4r&type=WORDS&keepCapitalization=false',
      '/tools/distribution?word=j%C3%A4%C3%A4%2F%C3%A4%C3%A4r&type=WORDS&keepCapitalization=false',
      'https://sonaveeb.ee/search/unif/dlall/dsall/j%C3%A4%C3%A4%2F%C3%A4%C3%A4r/1/est',
      'https://translate.google.com/?sl=et&text=j%C3%A4%C3%A4%2F%C3%A4%C3%A4r&op=translate',
    ]);
    expect(items.slice(4).map((item) => [item.getAttribute('target'), item.getAttribute('rel')])).toEqual([
      ['_blank', 'noopener noreferrer'],
      ['_blank', 'noopener noreferrer'],
    ]);
  });
});

describe('a slow answer of the word list', () => {
  it('shows that it is on its way and can be cancelled', async () => {
    const held = holdAnswer();
    const calls = startFakeServer({ [wordlistCall.path]: () => held.promise });
    const { user } = await renderPage();
    await askByForm(user);
    await screen.findByText('Analysing the texts');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 3000 }));
    expect(calls.at(-1)?.signal?.aborted).toBe(true);
    expect(screen.getByText(/^Cancelled/)).toBeDefined();
    held.give(makeAnswer('hiline'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('never takes the place of a newer one', async () => {
    const first = holdAnswer();
    const answers = [() => first.promise, () => makeAnswer('uus')];
    const calls = startFakeServer({ [wordlistCall.path]: () => answers.shift()?.() });
    const { user } = await renderPage();
    await askByForm(user);
    await screen.findByRole('table');
    first.give(makeAnswer('vana'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readWords()).toEqual(['uus']);
    expect(calls[0]?.signal?.aborted).toBe(true);
  });
});

describe('a link to a word list', () => {
  it('fills the form and runs once, whatever else the link says', async () => {
    const calls = startFakeServer({ [wordlistCall.path]: () => makeAnswer('kala') });
    const { router } = await renderPage();
    const linked = {
      type: 'LEMMAS',
      keepCapitalization: true,
      minFrequency: '3',
      customStopwords: 7,
      evil: {},
    };
    const texts = { corpusTextIds: null, corpusSource: null, ownTexts: 'Siin on tekst.', compared: null };
    await router.navigate(`/tools/wordlist${encodeResult(texts, linked)}`);
    const asked = { type: 'LEMMAS', keepCapitalization: false, minFrequency: 3, customStopwords: null };
    await waitFor(() =>
      expect(calls.slice(1).map(({ body }) => body)).toEqual([expect.objectContaining(asked)]),
    );
  });
});
