import type { TextFilterName } from '@keelerada/contract/texts/text-filter-names';
import { textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { answerJson, type Answers, openApp } from './test-app';

// Whether an element shows is asked of each of its ancestors: with so many boxes that takes seconds.
configure({ defaultHidden: true });

export const QUERY = '/api/texts/detailneparing';
export const FACETS = '/api/texts/facets';
const SUMMARY = '/api/texts/selection-summary';
export const makeId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text_id: makeId(index),
    property_value: `Tekst ${index}`,
    details: {
      type: 'ak_eriala_essee',
      level: index % 2 === 0 ? 'C1' : 'B2',
      year: '2018',
      age: 'kuni26',
      nativeLanguage: 'eesti, vene',
      nationality: null,
      words: 1000 - index,
    },
  }));

/** Counts beside the filters: some texts for every choice but those named. */
export const facets = (
  texts: number,
  empty: Readonly<Partial<Record<TextFilterName, readonly string[]>>> = {},
) => ({
  texts,
  words: texts * 100,
  filters: Object.fromEntries(
    Object.entries(textFilterOptions).map(([name, options]) => [
      name,
      Object.fromEntries(
        options.map(({ value }) => [value, empty[name as TextFilterName]?.includes(value) ? 0 : 7]),
      ),
    ]),
  ),
});
const summary = (texts: number) => ({
  texts,
  words: 14_284,
  levels: [{ value: 'C1', texts }],
  nativeLanguages: [{ value: 'eesti, vene', texts }],
  nationalities: [],
});

// By their captions: a role is looked for in every element, which takes seconds among so many.
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const findBox = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const tick = (name: string) => userEvent.click(box(name));
export const filter = (name: string) => within(screen.getByLabelText(name, { selector: '[role="group"]' }));
export const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens what is chosen, from the bar of the tool. */
export const openSelection = async () => {
  // The bar stands there before the texts, out of reach.
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: /^Show the selection/u }));
};

export async function openPanel(
  answers: Answers = {},
  path = '/tools/wordlist',
  language: 'et' | 'en' = 'en',
) {
  const app = await openApp(path, {
    answers: {
      [FACETS]: () => answerJson(facets(3)),
      [SUMMARY]: (_, body) => answerJson(summary((body as { ids?: string[] }).ids?.length ?? 3)),
      [QUERY]: () => answerJson(rows(3)),
      ...answers,
    },
    language,
  });
  const choose = language === 'en' ? 'Choose in detail' : 'Vali täpsemalt';
  // With texts chosen already it stands behind the button that names them.
  await screen.findByRole('button', { name: new RegExp(`^(${choose}$|Show the selection)`, 'u') });
  if (screen.queryByRole('button', { name: choose }) === null) await openSelection();
  await userEvent.click(await screen.findByRole('button', { name: choose }));
  return app;
}

export async function findTexts(count: number, answers: Answers = {}) {
  const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(count)));
  const app = await openPanel({ [QUERY]: query, [FACETS]: () => answerJson(facets(count)), ...answers });
  await userEvent.click(box('Academic Estonian'));
  await screen.findByText(/texts? found|No texts found/u);
  return { query, ...app };
}
