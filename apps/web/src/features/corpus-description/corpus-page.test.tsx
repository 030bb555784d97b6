import {
  corpusDescriptionCall,
  type CorpusDescriptionResponse,
} from '@keelerada/contract/texts/corpus-description';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';

const nothing = { texts: 0, runningWords: 0 };
const description: CorpusDescriptionResponse = {
  version: '2026-03-04-abcdef01',
  changedOn: '2026-03-04',
  isDemo: false,
  software: '1.2.3',
  owner: 'Keelerada',
  doi: null,
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  citation: { et: 'Keelerada (2026). Korpus.', en: 'Keelerada (2026). Corpus.' },
  texts: 1200,
  runningWords: 90_000,
  subcorpora: [
    {
      code: 'clWmOIrLa',
      texts: 1100,
      runningWords: 80_000,
      levels: [
        { code: 'A2', texts: 600, runningWords: 30_000 },
        { code: 'B1', texts: 500, runningWords: 50_000 },
      ],
      withoutLevel: nothing,
    },
    {
      code: 'cwUSEqQLt',
      texts: 100,
      runningWords: 10_000,
      levels: [],
      withoutLevel: { texts: 100, runningWords: 10_000 },
    },
  ],
  levels: [
    { code: 'A2', texts: 600, runningWords: 30_000 },
    { code: 'B1', texts: 500, runningWords: 50_000 },
  ],
  withoutLevel: { texts: 100, runningWords: 10_000 },
  languages: [{ code: 'et', texts: 1200, runningWords: 90_000 }],
  textTypes: ['arutlus', 'teade', 'isiklik kiri', 'ak_eriala_essee'].map((code, place) => ({
    code,
    texts: 400 - place * 100,
    runningWords: 1000,
  })),
  nativeWriters: { texts: 60, runningWords: 6000 },
  years: { from: 2005, to: 2022 },
  unknown: [
    { property: 'nativeLang', texts: 900 },
    { property: 'gender', texts: 0 },
  ],
  pendingTexts: 0,
  marks: {
    machineTexts: 1190,
    goldTexts: 10,
    waitingTexts: 1,
    precision: 76.1,
    recall: 17.9,
    measuredWith: 'c1-00000000',
  },
  accuracy: [{ name: 'lemma', edited: 98.16, web: 96.04 }],
};

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
});

const open = (answer: () => Response, language: 'et' | 'en' = 'en') =>
  openApp('/about/corpus', { language, answers: { [corpusDescriptionCall.path]: answer } });
const readRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('tells sizes, gaps, accuracy, state and citation', async () => {
  await open(() => answerJson(description));
  const sizes = await screen.findByRole('region', { name: 'Number of texts by subcorpus and level' });
  expect(readRows(sizes)).toEqual([
    ['Subcorpus', 'A2', 'B1', 'Level unknown', 'Texts', 'Words'],
    ['L2 Estonian: proficiency exams', '600', '500', '–', '1,100', '80,000'],
    ['Academic Estonian', '–', '–', '100', '100', '10,000'],
    ['Total', '600', '500', '100', '1,200', '90,000'],
  ]);
  screen.getByText('There are no texts at the levels A1, B2, C1 and C2.');
  screen.getByText(/^There are 4 types of text\. .* account for 75% of the texts: discussion, notice/u);
  screen.getByText(/^The subcorpora “L2 Estonian: olympiad”, .* are empty\.$/u);
  const unknown = screen.getByRole('region', { name: 'Number of texts without a property' });
  expect(readRows(unknown).slice(1)).toEqual([['Native language', '900', '75%']]);
  screen.getByText(
    /corrector \(1,190 texts\).* 76% of its marks \(version c1-00000000\) agree .* finds 18%.*10 texts were marked by people\. Errors of 1 text are/u,
  );
  screen.getByText('2026-03-04-abcdef01');
  screen.getByText('Keelerada (2026). Corpus.');
  expect(screen.getByRole('link', { name: 'CMDI record (XML)' }).getAttribute('href')).toBe(
    '/corpus.cmdi.xml',
  );
  expect(screen.queryByText(/demonstration corpus/u)).toBeNull();
});

it('says that a demonstration is no research data, in Estonian too', async () => {
  await open(() => answerJson({ ...description, isDemo: true }), 'et');
  await screen.findByText(/ainult näidiskorpus/u);
  screen.getByText('Keelerada (2026). Korpus.');
});

it('shows no tables of a corpus without texts', async () => {
  const empty = { ...description, texts: 0, runningWords: 0, subcorpora: [], levels: [], textTypes: [] };
  await open(() => answerJson(empty));
  await screen.findByText('There are no texts in the corpus.');
  expect(screen.queryByRole('region', { name: /Number of texts/u })).toBeNull();
});

it('can be asked again after a failure', async () => {
  const answer = vi.fn(() => answerJson([{ code: 'InternalServerError', message: 'x', field: null }], 500));
  await open(answer);
  await screen.findByText('The data of the corpus could not be loaded.', {}, { timeout: 5000 });
  answer.mockImplementation(() => answerJson(description));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Keelerada (2026). Corpus.');
});
