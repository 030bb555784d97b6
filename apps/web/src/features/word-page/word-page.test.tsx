import { wordPageCall, type WordPageResponse } from '@keelerada/contract/teaching/word-page';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { standInForBrowser } from '../../shared/testing/stand-in-for-browser';

const plain = (text: string) => ({ text, mark: null });
const waiting: WordPageResponse = wordPageCall.answer.parse({
  ...{ word: 'ootama', initialKeyword: null, lemmatizedKeyword: null, partOfSpeech: 'VERB', hits: 200 },
  principalForms: ['oodata', 'ootan', 'oodatud'],
  asks: [
    {
      ...{ form: 'p', question: 'keda? mida?', phrase: null },
      examples: [
        [
          plain('Ma '),
          { text: 'ootan', mark: 'WORD' },
          plain(' '),
          { text: 'sind', mark: 'ASKED' },
          plain('.'),
        ],
      ],
    },
  ],
  forms: Array.from({ length: 9 }, (_, at) => ({
    ...{ form: `vorm${at}`, hits: at === 0 ? 110 : 10, level: at === 0 ? 'A2' : null },
    example: at === 0 ? 'Hea vorm0 on siin.' : null,
  })),
  formCount: 12,
  levels: [{ level: 'A2', texts: 200, least: 4 }],
  isClosed: false,
  errors: {
    ...{ source: 'ESTIMATE', reason: null },
    rates: [{ kind: 'FORM', per100: 12.4, low: 8.2, high: 17.3 }],
    corrections: [{ written: 'ootada', corrected: 'oodata', texts: 3 }],
  },
  neighbours: [{ relation: 'OBJECT', form: 'ootan', words: ['buss', 'suvi', 'vastus'] }],
  practice: { topics: ['partitive', 'object'], level: 'A2', items: ['0123abcd', '4567cdef'] },
  nearest: [],
  totals: { texts: 848, runningWords: 591_058 },
});
const unknown: WordPageResponse = {
  ...waiting,
  ...{ word: 'ootaxa', partOfSpeech: null, hits: 0, principalForms: [], asks: [], forms: [] },
  ...{ formCount: 0, neighbours: [], practice: null, nearest: ['ootama', 'ootus'] },
};

const calls = vi.fn();
const open = (path: string, answer: WordPageResponse, language: 'et' | 'en' = 'et') =>
  openApp(path, {
    language,
    answers: {
      [wordPageCall.path]: (_request, body) => {
        calls(body);
        return answerJson(answer);
      },
    },
  });

beforeEach(() => {
  standInForBrowser();
  calls.mockClear();
});

describe('the page of a word', () => {
  it('shows what the word asks for, its forms, errors and neighbours', async () => {
    await open('/sona/ootama', waiting);
    expect(await screen.findByRole('heading', { level: 1, name: 'ootama' })).toBeDefined();
    expect(calls).toHaveBeenCalledWith({ tekstivalik: 'KOIK', keyword: 'ootama' });
    const asks = screen.getByRole('region', { name: 'Mida see sõna küsib' });
    expect(within(asks).getByText('keda? mida?')).toBeDefined();
    expect(within(asks).getByText('sind').tagName).toBe('B');
    const forms = screen.getByRole('region', { name: 'Vormid sageduse järgi' });
    expect(within(forms).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(within(forms).getByRole('button', { name: 'Veel 2 vormi' }));
    expect(within(forms).getAllByRole('listitem')).toHaveLength(9);
    expect(within(forms).getByText('vorm0', { selector: 'li > span b' })).toBeDefined();
    expect(forms.textContent).toContain('vorme on kokku 12');
    const errors = screen.getByRole('region', { name: 'Milles eksitakse' });
    expect(errors.textContent).toContain('Vorm: 12,4 viga 100 kasutuse kohta (tõenäoliselt 8,2–17,3)');
    expect(errors.textContent).toContain('ootada oodata');
    expect(screen.getByRole('link', { name: 'buss' }).getAttribute('href')).toBe('/sona/buss');
  });

  it('leads on to exercises, to the corpus and to other words', async () => {
    const { router } = await open('/sona/ootama', waiting, 'en');
    const side = await screen.findByRole('complementary', { name: 'What to do with the word' });
    expect(within(side).getByRole('link', { name: 'Practise this word' }).getAttribute('href')).toBe(
      '/practice?topic=partitive,object&level=A2&word=ootama',
    );
    expect(within(side).getByRole('link', { name: 'See it in the corpus' }).getAttribute('href')).toMatch(
      /^\/tools\/wordcontext/u,
    );
    const field = screen.getByRole('textbox', { name: 'Word' });
    await userEvent.clear(field);
    await userEvent.type(field, 'tõusma{Enter}');
    expect(router.state.location.pathname).toBe(`/sona/${encodeURIComponent('tõusma')}`);
    expect(document.title).toBe('Word – Keelerada');
  });

  it('says of an unknown word which are nearest, and of one without a rate why', async () => {
    await open('/sona/ootaxa', unknown);
    expect((await screen.findByRole('status')).textContent).toContain('Sõna „ootaxa” korpuses ei ole.');
    expect(screen.getByRole('link', { name: 'ootus' }).getAttribute('href')).toBe('/sona/ootus');
    expect(screen.queryByRole('region', { name: 'Milles eksitakse' })).toBeNull();
  });

  it('asks for a word where the address has none', async () => {
    await open('/sona', waiting);
    expect(await screen.findByRole('textbox', { name: 'Sõna' })).toBeDefined();
    expect(calls).not.toHaveBeenCalled();
  });
});
