import type { ClassReportResponse } from '@keelerada/contract/class-report';
import { CLASS_REPORT_PATH } from '@keelerada/contract/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';

const KIND_ROW = /^Form of a noun or adjective 3/u;

const EXAMPLE = {
  text: 'Ma ootan buss ja [nimi] tuleb.',
  marks: [
    { start: 9, end: 13, corrected: 'bussi', code: 'R:NOM:FORM' },
    { start: 13, end: 13, corrected: ',', code: 'M:PUNCT' },
  ],
};

function makeReport(texts: readonly string[]): ClassReportResponse {
  return {
    texts: texts.map((name) => ({
      ...{ name, language: 'et', runningWords: 50, marks: 2, per100: 4, level: ['A2', 'B1'] },
    })),
    errors: [
      {
        ...{ code: 'R:NOM:FORM', marks: 3, texts: 2, per100: 3, byText: texts.map(() => 1) },
        examples: [EXAMPLE],
      },
    ],
    levels: [{ level: ['A2', 'B1'], texts: texts.length }],
    words: [{ lemma: 'kool', count: 5, texts: 2 }],
    total: { texts: texts.length, runningWords: 100, marks: 3, per100: 3 },
    version: '1.2.3',
  };
}

const toLines = (...lines: readonly object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });

async function addTwoTexts(answer: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  const user = userEvent.setup();
  await openApp('/class-report', {
    answers: {
      [CLASS_REPORT_PATH]: (_request, body) => {
        bodies.push(body);
        return answer();
      },
    },
  });
  const box = await screen.findByRole('textbox', { name: 'Paste one or more texts' });
  expect(screen.getByRole('button', { name: 'Make the report' })).toHaveProperty('disabled', true);
  await user.click(box);
  await user.paste('Ma ootan buss.\n---\nTa tuleb homme.');
  await user.click(screen.getByRole('button', { name: 'Add 2 texts' }));
  await user.click(screen.getByRole('button', { name: 'Make the report' }));
  return { user, bodies };
}

it('pasted texts become a report with errors, levels, words and sentences', async () => {
  const report = makeReport(['Text 1', 'Text 2']);
  const { bodies, user } = await addTwoTexts(() =>
    toLines({ done: 1, total: 2, report: makeReport(['Text 1']) }, { result: report }),
  );
  const row = await screen.findByRole('row', { name: /^Form of a noun or adjective 3 2 \/ 2 3\.0/u });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('#sentences-r-nom-form');
  expect(bodies).toEqual([
    {
      texts: [
        { name: 'Text 1', text: 'Ma ootan buss.' },
        { name: 'Text 2', text: 'Ta tuleb homme.' },
      ],
    },
  ]);
  expect(screen.getByText('buss').tagName).toBe('DEL');
  expect(screen.getByText('bussi').tagName).toBe('INS');
  await user.click(screen.getByRole('switch', { name: 'Corrections' }));
  expect(screen.queryByText('bussi')).toBeNull();
  expect(screen.getByText(/We do not store the texts/u)).toBeTruthy();
  expect(
    screen.getByText(
      /^Keelerada \(Version 1\.2\.3\) \[Computer software\]\. \(\d{4}\)\. Class report: 2 texts\. Retrieved .*, from http\S+\/class-report$/u,
    ),
  ).toBeTruthy();
});

it('what was read stays when the server fails, and it is told how much that is', async () => {
  await addTwoTexts(() =>
    toLines(
      { done: 1, total: 2, report: makeReport(['Text 1']) },
      { errors: [{ code: 'AnalyserUnavailable', message: '', field: null }] },
    ),
  );
  await screen.findByText('The report has 1 of 2 texts.');
  expect(screen.getByRole('row', { name: KIND_ROW })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('a report of other texts is told to be old', async () => {
  const { user } = await addTwoTexts(() => answerJson(makeReport(['Text 1', 'Text 2'])));
  await screen.findByRole('row', { name: KIND_ROW });
  await user.click(screen.getByRole('button', { name: 'Remove Text 2' }));
  await waitFor(() => expect(screen.getByText(/The texts have changed/u)).toBeTruthy());
});
