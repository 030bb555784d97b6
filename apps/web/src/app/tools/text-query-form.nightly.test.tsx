import { textFilterOptions } from '@keelerada/contract/texts/text-filters';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FACETS, QUERY, box, click, facets, filter, openPanel, rows, tick } from '../testing/choose-texts';
import { answerJson } from '../testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

describe('the query form', () => {
  it('searches the whole corpus where no subcorpus is ticked', async () => {
    const asked: unknown[] = [];
    await openPanel({
      [QUERY]: (_request, body) => {
        asked.push(body);
        return answerJson([]);
      },
    });
    await click('Find texts');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect((asked[0] as { corpuses: string[] }).corpuses).toHaveLength(7);
    expect(box('All subcorpora').checked).toBe(true);
    expect(screen.queryByText(/at least one subcorpus/u)).toBeNull();
  });

  it('ticks a subcorpus without texts again', async () => {
    await openPanel({
      [FACETS]: () => answerJson(facets(0, { corpuses: ['cgSRJPKTr'] })),
    });
    await tick('L1 Russian');
    await tick('L1 Russian');
    expect(box('L1 Russian').disabled).toBe(false);
    await tick('L1 Russian');
    expect(box('L1 Russian').checked).toBe(true);
  });

  it('has types of the whole corpus, and of the ticked subcorpora alone', async () => {
    await openPanel();
    await userEvent.click(screen.getByRole('button', { name: /^Text type/u }));
    expect(screen.getByRole('group', { name: 'L1 Estonian' })).toBeTruthy();
    await tick('Academic Estonian');
    expect(screen.queryByRole('group', { name: 'L1 Estonian' })).toBeNull();
  });

  it('shows every filter that a text found tells, the most frequent values first', async () => {
    const counts = facets(3, { nativeLang: textFilterOptions.nativeLang.map(({ value }) => value) });
    const degree = textFilterOptions.degree.map(({ value }): [string, number] => [value, 0]);
    const filters = {
      ...{ ...counts.filters, degree: Object.fromEntries(degree) },
      nationality: { ...counts.filters['nationality'], Soome: 9 },
    };
    await openPanel({ [FACETS]: () => answerJson({ ...counts, filters }) });
    await tick('All subcorpora');
    const citizenships = await screen.findByRole('group', { name: 'Citizenship' });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Native language' })).toBeNull());
    expect(within(citizenships).getAllByRole('checkbox')[0]?.getAttribute('aria-label')).toBe('Finnish');
    expect(screen.getByRole('button', { name: /^Field of research/u })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Degree/u })).toBeNull();
  });

  it('ticks "all" when all seven are ticked', async () => {
    await openPanel();
    const all = box('All subcorpora');
    await userEvent.click(all);
    const boxes = filter('Subcorpora').getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(8);
    await tick('L1 Russian');
    expect(all.checked).toBe(false);
    expect(all.dataset['indeterminate']).toBe('true');
  });

  it('asks for the texts with every tick, and says which filters are in use', async () => {
    const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(1)));
    await openPanel({ [QUERY]: query });
    await tick('L2 Estonian: proficiency exams');
    await tick('B1');
    await screen.findByText('1 text found');
    expect(query.mock.lastCall?.[1]).toEqual({ corpuses: ['clWmOIrLa'], level: ['B1'], language: ['eesti'] });
    const chips = within(screen.getByRole('group', { name: 'Filters in use' }));
    expect(chips.getByText('Proficiency level: B1')).toBeTruthy();
    await click('Remove the filter: Proficiency level');
    expect(box('B1').checked).toBe(false);
  });

  it('means the whole corpus where one begins with another filter', async () => {
    const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(1)));
    await openPanel({ [QUERY]: query });
    await tick('female');
    await screen.findByText('1 text found');
    expect(box('All subcorpora').checked).toBe(true);
    expect(query.mock.lastCall?.[1]).toMatchObject({ gender: ['naine'], language: ['eesti', 'vene'] });
  });

  it('shows how many texts each choice finds; a choice without texts cannot be picked, only taken back', async () => {
    let empty: Parameters<typeof facets>[1] = { level: ['C2'] };
    await openPanel({ [FACETS]: () => answerJson(facets(3, empty)) });
    await waitFor(() => expect(box('C2').disabled).toBe(true));
    expect(box('B1').disabled).toBe(false);
    empty = { level: ['C2', 'B1'] };
    await tick('B1');
    await waitFor(() => expect(box('B1').closest('label')?.textContent).toBe('B10'));
    expect(box('B1').disabled).toBe(false);
    await tick('B1');
    await waitFor(() => expect(box('B1').disabled).toBe(true));
  });

  it('sorts values of as many texts by the alphabet of the interface and searches in them', async () => {
    await openPanel({}, '/tools/wordlist', 'et');
    await tick('Eesti keel teise keelena: tasemeeksamid');
    const labels = () =>
      filter('Kodakondsus')
        .getAllByRole('checkbox')
        .map((choice) => choice.getAttribute('aria-label') ?? '');
    expect(labels()).toHaveLength(8);
    await userEvent.click(filter('Kodakondsus').getByRole('button', { name: /^Näita kõiki/u }));
    expect(labels()).toEqual(labels().toSorted(new Intl.Collator('et').compare));
    expect(labels().length).toBeGreaterThan(30);
    await userEvent.type(filter('Kodakondsus').getByRole('searchbox'), 'ukr');
    expect(labels()).toEqual(['Ukraina']);
  });

  it('ticks a whole group of text types at once', async () => {
    const query = vi.fn((_: Request, _body: unknown) => answerJson(rows(1)));
    await openPanel({ [QUERY]: query });
    await tick('Academic Estonian');
    await click(/^Text type/u);
    const group = box('Academic Estonian › Academic studies');
    await userEvent.click(group);
    await waitFor(() => expect((query.mock.lastCall?.[1] as { types: string[] }).types).toHaveLength(7));
    await tick('essay');
    expect(group.checked).toBe(false);
    expect(group.dataset['indeterminate']).toBe('true');
  });
});
