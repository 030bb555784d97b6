import {
  classReportCall,
  type ClassReportResponse,
  type ClassTextMark,
} from '@keelerada/contract/teaching/class-report';
import { textFromFileCall } from '@keelerada/contract/texts/text-from-file';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerJson, openApp } from '../../app/testing/test-app';
import { makeReport as sumReport, makeTextReport } from './testing/make-report';

const EXAMPLE = {
  text: 'Ma ootan buss ja [nimi] tuleb.',
  marks: [
    { start: 9, end: 13, corrected: 'bussi', code: 'R:NOM:FORM', kind: 'partitive' as const },
    { start: 13, end: 13, corrected: ',', code: 'M:PUNCT', kind: 'comma' as const },
  ],
};
const PARTITIVE: ClassTextMark = {
  ...{ start: 9, end: 13, corrected: 'bussi', code: 'R:NOM:FORM', kind: 'partitive' },
  why: { et: 'Ootama: keda? mida?', en: 'Ootama takes the partitive.' },
};

function makeReport(names: readonly string[]): ClassReportResponse {
  const error = { code: 'R:NOM:FORM', marks: 1, texts: 1, per100: 1, byText: names.map(() => 1) };
  return {
    ...sumReport(names.map((name, place) => makeTextReport(name, place === 0 ? [PARTITIVE] : []))),
    errors: [error],
    examples: [{ kind: 'partitive', sentences: [EXAMPLE] }],
    words: [{ lemma: 'kool', count: 5, texts: 2 }],
  };
}

const toLines = (...lines: readonly object[]) =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson' },
  });

async function addTwoTexts(answer: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  const user = userEvent.setup();
  await openApp('/teacher/class-report', {
    answers: {
      [classReportCall.path]: (_request, body) => {
        bodies.push(body);
        return answer();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Paste text' }));
  await user.click(screen.getByRole('textbox', { name: 'Paste one or more texts' }));
  await user.paste('Ma ootan buss.\n---\nTa tuleb homme.');
  await user.click(screen.getByRole('button', { name: 'Add 2 texts' }));
  return { user, bodies };
}

/** jsdom reads blobs in the old way alone. */
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const findStrip = () => screen.findByRole('table', { name: 'Pupils by kind of error' });
const bothTexts = () => answerJson(makeReport(['Text 1', 'Text 2']));

it('pasted texts become a report by themselves and fold to a line; the result leads with its finding', async () => {
  const report = makeReport(['Text 1', 'Text 2']);
  const { bodies, user } = await addTwoTexts(() =>
    toLines({ done: 1, total: 2, report: makeReport(['Text 1']) }, { result: report }),
  );
  await findStrip();
  expect(bodies).toEqual([
    {
      texts: [
        { name: 'Text 1', text: 'Ma ootan buss.' },
        { name: 'Text 2', text: 'Ta tuleb homme.' },
      ],
    },
  ]);
  expect(screen.getByText('No kind of error comes up often: Partitive (1 error · 1 pupil).')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Paste one or more texts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 texts' }));
  expect(screen.getByRole('button', { name: 'Remove Text 2' })).toBeTruthy();
  expect(
    screen.getByText(
      /^Keelerada \(Version 1\.2\.3\) \[Computer software\]\. \(\d{4}\)\. Class report: 2 texts\. Retrieved .*, from http\S+\/class-report$/u,
    ),
  ).toBeTruthy();
});

it('a number opens its sentences with the reason, a name the text as written and as corrected', async () => {
  const { user } = await addTwoTexts(bothTexts);
  const cell = within(await findStrip()).getByRole('button', { name: 'Text 1, Partitive: 1' });
  if (cell.getAttribute('aria-pressed') === 'false') await user.click(cell);
  const sentences = screen.getByRole('region', { name: 'Sentences' });
  expect(within(sentences).getByText('buss').tagName).toBe('DEL');
  expect(within(sentences).getByText('Ootama takes the partitive.')).toBeTruthy();
  const sheet = within(sentences).getByRole('link', { name: 'Make a worksheet' });
  expect(sheet.getAttribute('href')).toBe('/teacher/worksheet?topic=partitive');
  await user.click(screen.getByRole('link', { name: 'Text 1' }));
  expect(await screen.findByText('bussi')).toHaveProperty('tagName', 'INS');
  expect(screen.getByText('Partitive: 1 of 1 errors.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Next pupil' }));
  expect(await screen.findByRole('heading', { name: 'Text 2', level: 1 })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to the class' }));
  await findStrip();
});

it('a report is saved on the device, and a later round stands beside it', async () => {
  const saved: Blob[] = [];
  Blob.prototype.text = function text() {
    return readBlob(this);
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  const { user } = await addTwoTexts(bothTexts);
  await findStrip();
  await user.click(screen.getAllByRole('button', { name: 'Save the report', hidden: true })[0]!);
  const content = await readBlob(saved[0]!);
  const input = screen.getByLabelText('Compare with an earlier report', { selector: 'input' });
  await user.upload(input, new File(['{}'], 'other.json', { type: 'application/json' }));
  await screen.findByText('This file is not a saved report, or it is damaged.');
  await user.upload(input, new File([content], 'report.json', { type: 'application/json' }));
  const rounds = await screen.findByRole('region', { name: 'Two rounds side by side' });
  expect(
    within(rounds).getByRole('row', { name: /^Partitive 1\.0 1\.0 .*no clear difference$/u }),
  ).toBeTruthy();
  expect(within(rounds).getByRole('row', { name: /^Text 1/u })).toBeTruthy();
});

it('what was read stays when the server fails, and it is told how much that is', async () => {
  await addTwoTexts(() =>
    toLines(
      { done: 1, total: 2, report: makeReport(['Text 1']) },
      { errors: [{ code: 'ServerBusy', message: '', field: null }] },
    ),
  );
  await screen.findByText('The report has 1 of 2 texts.');
  await findStrip();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('the report follows its texts: without one of them it is made again, without any there is none', async () => {
  const { user, bodies } = await addTwoTexts(bothTexts);
  await findStrip();
  await user.click(screen.getByRole('button', { name: '2 texts' }));
  await user.click(screen.getByRole('button', { name: 'Remove Text 2' }));
  await waitFor(() => expect(bodies).toHaveLength(2), { timeout: 3000 });
  expect(bodies[1]).toEqual({ texts: [{ name: 'Text 1', text: 'Ma ootan buss.' }] });
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  await screen.findByRole('button', { name: /^Drop your pupils’ texts here/u });
  expect(screen.queryByRole('table')).toBeNull();
});

/** Resolves to what answers the calls for a report. */
async function pickFiles(...names: readonly string[]) {
  const user = userEvent.setup({ applyAccept: false });
  const answers: ((answer: Response) => void)[] = [];
  await openApp('/teacher/class-report', {
    answers: {
      [textFromFileCall.path]: () => new Response('Ma ootan buss.'),
      [classReportCall.path]: () => new Promise<Response>((resolve) => answers.push(resolve)),
    },
  });
  await screen.findByRole('button', { name: /^Drop your pupils’ texts here/u });
  const input = screen.getByLabelText('Choose files', { selector: 'input' });
  const files = names.map((name) => new File(['x'], name));
  await user.upload(input, files);
  return answers;
}

it('a file that is refused is told beside the report of the others', async () => {
  const answers = await pickFiles('Mari.txt', 'pilt.png');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!(answerJson(makeReport(['Mari.txt'])));
  await findStrip();
  expect(screen.getByText('pilt.png').closest('.MuiAlert-root')?.textContent).toMatch(
    /this type of file is not read/u,
  );
});

it('files are taken without a dialog, and each pupil is a row until the report is there', async () => {
  const answers = await pickFiles('Mari.txt', 'Jüri.txt');
  const rows = within(await screen.findByRole('list', { name: 'Texts' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mari.txt3 words',
    'Jüri.txt3 words',
  ]);
  answers[0]!(answerJson(makeReport(['Mari.txt', 'Jüri.txt'])));
  await within(await findStrip()).findByRole('link', { name: 'Mari' });
  expect(screen.queryByRole('list', { name: 'Texts' })).toBeNull();
});

it('a sample class shows what a report is', async () => {
  const user = userEvent.setup();
  await openApp('/teacher/class-report', {
    answers: { [classReportCall.path]: (_request, body) => answerJson(makeReport(namesOf(body))) },
  });
  await user.click(await screen.findByRole('button', { name: 'Try with a sample class' }));
  expect(within(await findStrip()).getAllByRole('link').length).toBeGreaterThanOrEqual(8);
});

const namesOf = (body: unknown) =>
  (body as { texts: readonly { name: string }[] }).texts.map(({ name }) => name);
