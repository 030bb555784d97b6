import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import analysis from '../../../content/quality/analysis.json';
import spelling from '../../../content/quality/spelling.json';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { changeLanguage, startI18n } from '../../shared/i18n/start-i18n';
import { QualityPage } from './quality-page';

beforeAll(async () => {
  await startI18n();
  await loadLazyMessages('quality');
});

beforeEach(() => changeLanguage('en'));

const openQuality = (hash = '') =>
  render(
    <MemoryRouter initialEntries={[`/about/quality${hash}`]}>
      <QualityPage />
    </MemoryRouter>,
  );

/** The figure of the page with this anchor. */
const findFigure = (id: string) => within(document.getElementById(id)!);
const isUnfolded = (id: string) => document.getElementById(id)?.closest('details')?.open;

describe('the page "How good it is"', () => {
  it.each([
    [
      'en',
      'The likeliest level is right in 93 of 100 new exam writings; about one in five is told two levels.',
      'Measured outside the project',
    ],
    [
      'et',
      '100 uuest eksamikirjutisest on kõige tõenäolisem tase õige 93 tekstil; umbes iga viies tekst saab kaks taset.',
      'Mõõdetud väljaspool projekti',
    ],
  ] as const)('begins with the figures that matter, in plain words and judged (%s)', async (...expected) => {
    const [language, sentence, met] = expected;
    await changeLanguage(language);
    openQuality();
    const item = screen.getByText(sentence).closest('li')!;
    expect(within(item).getByText(met)).toBeTruthy();
    expect(item.querySelector('a')?.getAttribute('href')).toBe('/about/quality#outside-level');
  });

  it('shows what others measured in a table: value, interval, cases, day and the best published', async () => {
    await changeLanguage('et');
    openQuality();
    const row = document.getElementById('outside-grammar')!;
    expect([...row.children].slice(1, 5).map(({ textContent }) => textContent)).toEqual([
      '59,3',
      'umbes 57,7–60,9',
      '2029 lauset',
      expect.stringMatching(/^28\. nov 2026, korrektor 12/u),
    ]);
    expect(row.querySelector('a')?.textContent).toContain('Llamas');
    expect(row.closest('details')).toBeNull();
  });

  it('says what each group of figures means and how many of them reach their requirement', async () => {
    openQuality();
    for (const { meaning } of [...analysis.groups, ...spelling.groups])
      expect(screen.getByText(meaning.en)).toBeTruthy();
    const part = findFigure('analysis');
    expect(part.getByText('3 measurements: good in 3 of 3')).toBeTruthy();
    expect(part.getAllByText('1 measurement: within noise')).toHaveLength(1);
    expect(isUnfolded('lemma')).toBe(false);
    await userEvent.click(screen.getByText('Unfold all measurements'));
    expect([isUnfolded('lemma'), isUnfolded('store-page')]).toEqual([true, true]);
    await userEvent.click(screen.getByText('Fold all measurements'));
    expect(isUnfolded('lemma')).toBe(false);
  });

  it('unfolds the figure that the address names: result, requirement, command, day, and what others published', async () => {
    await changeLanguage('et');
    openQuality('#lemma');
    expect(isUnfolded('lemma')).toBe(true);
    const figure = findFigure('lemma');
    expect(figure.getByText('98,18 / 96,06')).toBeTruthy();
    expect(figure.getByText(/97,8 \/ 95,8/u).textContent).toContain('Hea');
    expect(figure.getByText('npm run -s evaluate -- tagger').tagName).toBe('CODE');
    expect(figure.getByText('27. november 2026, analüüs 9, praegu on versioon 12')).toBeTruthy();
    const work = document.querySelector('#lemma a');
    expect(work?.getAttribute('href')).toBe('https://doi.org/10.3233/FAIA200618');
    expect(work?.closest('dd')?.textContent).toContain('98,13');
  });

  it('says of an aim that is missed what falls short, at the figure and in the list', () => {
    openQuality('#level-full');
    const short = 'Level of a whole text: 0.922, the least accepted is 0.928, the aim 0.95.';
    const figure = findFigure('level-full');
    expect([figure.getByText('Still being worked on'), figure.getByText(short)]).toHaveLength(2);
    const line = [...document.querySelectorAll('#short li')].find((item) => item.textContent.includes(short));
    expect(line?.querySelector('a')?.getAttribute('href')).toBe('/about/quality#level-full');
  });

  it('unfolds all for paper and folds it again', () => {
    openQuality('#lemma');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect([isUnfolded('lemma'), isUnfolded('level-full')]).toEqual([true, false]);
  });
});
