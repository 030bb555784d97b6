import { errorProfileCall } from '@keelerada/contract/tools/error-profile';
import { errorMarksCall } from '@keelerada/contract/error-marks/error-marks';
import { textQueryCall } from '@keelerada/contract/texts/text-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeId, rows } from '../../app/testing/choose-texts';
import { answerJson, openApp } from '../../app/testing/test-app';
import { decodeResult } from '../../shared/result-link/encode-result';
import { setScreen, standInForBrowser } from '../../shared/testing/stand-in-for-browser';
import { makeProfileCells } from './profile-download';
import { listGroups } from './list-groups';
import { edits, makeProfile } from './testing/make-profile';

const SUMMARY_PATH = '/api/texts/selection-summary';
const summary = { texts: 3, words: 900, levels: [], nativeLanguages: [], nationalities: [] };

beforeEach(() => {
  standInForBrowser();
  setScreen('wide');
  sessionStorage.clear();
});

async function openErrors(path = '/tools/errors', profile: unknown = makeProfile()) {
  const ask = vi.fn((_: Request, _body: unknown) => answerJson(profile));
  const read = vi.fn((_: Request, body: unknown) => answerJson({ ...edits, ...(body as { id: string }) }));
  const app = await openApp(path, {
    isFirstVisit: true,
    answers: {
      [textQueryCall.path]: () => answerJson(rows(3)),
      [SUMMARY_PATH]: () => answerJson(summary),
      [errorProfileCall.path]: ask,
      [errorMarksCall.path]: read,
    },
  });
  return { ...app, ask, read, user: userEvent.setup() };
}

const readLink = (link: HTMLElement) => {
  const [path = '', hash = ''] = link.getAttribute('href')!.split('#');
  const cql = new URLSearchParams(path.split('?')[1]).get('cql');
  return { path: path.split('?')[0], cql, texts: decodeResult(`#${hash}`) };
};

describe('the errors of the corpus', () => {
  it('begin by themselves with the whole corpus, and each figure opens its lines', async () => {
    const { ask } = await openErrors();
    const panel = await screen.findByRole('region', { name: 'Spelling' });
    expect(ask.mock.calls.map(([, body]) => body)).toEqual([
      { corpusTextIds: null, tekstivalik: 'KOIK', omadus: 'level' },
    ]);
    const bar = within(panel).getByRole('link', {
      name: 'Spelling, B1: 3.72 per 100 words (1.86–7.44); 779 marked errors in 390 texts',
    });
    expect(readLink(bar)).toMatchObject({
      ...{ path: '/tools/wordcontext', cql: '[error.first="R:SPELL"]' },
      texts: { query: { level: ['B1'] }, textCount: null },
    });
    const table = screen.getByRole('region', { name: 'Kinds of error by group' });
    expect(within(table).getByRole('link', { name: bar.title }).textContent).toContain('3.721.86–7.44');
    // Texts that tell no level are found by no filter.
    expect(within(panel).queryByRole('link', { name: /unknown/u })).toBeNull();
    expect(within(panel).getByTitle(/unknown: 0.40 .*little data/u)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Word order' })).toBeNull();
  });

  it('say who found the marks, how far to trust them, and what is not counted', async () => {
    await openErrors();
    expect(await screen.findByText('Found automatically')).toBeTruthy();
    expect(screen.getByText('Marks in texts of learners: about three in four are right.').title).toContain(
      '75 of 100',
    );
    // No text of these is of a native writer.
    expect(screen.queryByText(/native and academic/u)).toBeNull();
    expect(screen.getByText('3 texts are waiting to be marked')).toBeTruthy();
    expect(screen.getByText(/33 texts in another language are left out/u)).toBeTruthy();
  });

  it('say with the version what was read in native and academic texts, and of one kind its own share', async () => {
    const { user } = await openErrors('/tools/errors', makeProfile(['A2', 'EK', 'AK']));
    expect(
      await screen.findByText(
        'In native and academic texts about 40% of the marks stand at an error (29–53%; 60 marks were read, corrector version corrector-0).',
      ),
    ).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Kind of error', { selector: 'select' }), 'Spelling');
    expect(await screen.findByText('In texts of learners 96% of these marks are right.')).toBeTruthy();
    expect(screen.queryByText(/native and academic/u)).toBeNull();
  });

  it('say nothing of how many marks are right where another version was measured', async () => {
    const profile = makeProfile();
    await openErrors('/tools/errors', { ...profile, total: { ...profile.total, precision: null } });
    expect(await screen.findByText('Found automatically')).toBeTruthy();
    expect(screen.queryByText(/marks are right/u)).toBeNull();
  });

  it('ask again by another property, and show one type with its estimate in the note', async () => {
    const { ask, user } = await openErrors();
    // The bar stands there before the texts, out of reach.
    await screen.findByRole('region', { name: 'Spelling' });
    await user.selectOptions(screen.getByLabelText('Groups', { selector: 'select' }), 'By native language');
    await waitFor(() => expect(ask.mock.calls.at(-1)![1]).toMatchObject({ omadus: 'nativeLanguage' }));
    await user.selectOptions(screen.getByLabelText('Kind of error', { selector: 'select' }), 'Spelling');
    expect(await screen.findByRole('region', { name: 'Spelling' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Missing punctuation' })).toBeNull();
    expect(screen.getByText(/An estimated \d+\.\d+ real errors per 100 words/u)).toBeTruthy();
    for (const name of ['Number', 'View']) expect(screen.queryByRole('group', { name })).toBeNull();
  });

  it('have no estimate, and say why, where another version of the corrector was measured', async () => {
    const profile = makeProfile();
    const rows = profile.errorList.map((row) => ({
      ...{ ...row, precision: null, recall: null, estimated: null },
      groups: row.groups.map((group) => ({ ...group, estimated: null })),
    }));
    const provenance = { ...profile.provenance, measuredWith: 'corrector-0' };
    const total = { ...profile.total, estimated: null };
    await openErrors('/tools/errors', { ...profile, total, errorList: rows, provenance });
    expect(
      await screen.findByText(
        /no estimate: the corrector that marked these texts \(corrector-1\).*\(corrector-0\)/u,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/An estimated/u)).toBeNull();
  });

  it('open with the type that an address names', async () => {
    const { router } = await openErrors('/tools/errors?liik=M%3APUNCT');
    expect(await screen.findByRole('region', { name: 'Missing punctuation' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Spelling' })).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('say that the texts still wait', async () => {
    const profile = makeProfile();
    const empty = { ...profile, totals: { texts: 0, runningWords: 0 }, groups: [] };
    await openErrors('/tools/errors', empty);
    expect(await screen.findByText(/still waiting to be marked/u)).toBeTruthy();
  });

  it('go into a file with counts, intervals and what was measured', () => {
    const answer = makeProfile();
    const groups = listGroups(answer, 'en', { unknown: '?', byPeople: 'by people' });
    const names = { nameError: (code: string) => code, all: 'all', allTexts: 'texts', little: 'little' };
    const cells = makeProfileCells(answer, groups, names);
    expect(cells).toHaveLength(13 * 4);
    expect(cells.find(([code, , group]) => code === 'R:SPELL' && group === 'B1')).toEqual([
      ...['R:SPELL', 'R:SPELL', 'B1', 779, 390, 180, 20_931],
      ...[3.72, 1.86, 7.44, 3.72 * 1.5, 3.72, 11.16, 0.96, 500, 0.5, 200, ''],
    ]);
  });
});

describe('a text as written and corrected', () => {
  it('stands under the profile, one text at a time', async () => {
    const { read, user } = await openErrors();
    const part = await screen.findByRole('region', { name: 'A text as written and as corrected' });
    const table = await within(part).findByRole('table');
    expect([...table.querySelectorAll('del')].map((mark) => mark.textContent)).toEqual([
      ...['väike siis', 'koerat', 'koos '],
    ]);
    expect([...table.querySelectorAll('ins')].map((mark) => mark.textContent)).toEqual([',', 'koera']);
    expect(within(table).getByText('koerat').title).toBe('Case form · Noun stems: “koerat” → “koera”');
    expect(within(part).getByText('1 / 3')).toBeTruthy();
    await user.click(within(part).getByRole('button', { name: 'Next text' }));
    expect(await within(part).findByText('2 / 3')).toBeTruthy();
    expect(read.mock.calls.map(([, body]) => body)).toEqual([{ id: makeId(0) }, { id: makeId(1) }]);
  });

  it('is cited by its title and the address of its own page, with the call that gives it', async () => {
    const { user } = await openErrors(`/tools/errors?tekst=${makeId(2)}`);
    const part = await screen.findByRole('region', { name: 'A text as written and as corrected' });
    await user.click(await within(part).findByRole('button', { name: 'Cite' }));
    const dialog = await screen.findByRole('dialog');
    const read = (name = 'Text') => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name }).value;
    expect(read()).toContain(`A text as written and as corrected: Minu koer (${makeId(2)}). Texts: 1 text`);
    expect(read().endsWith(`/tools/errors?tekst=${makeId(2)}`)).toBe(true);
    await user.click(within(dialog).getByRole('tab', { name: 'curl' }));
    expect(read('curl')).toContain(errorMarksCall.path);
  });

  it('shows alone when an address names it, and goes to the corrector', async () => {
    const { ask, router, user } = await openErrors(`/tools/errors?tekst=${makeId(2)}`);
    expect(await screen.findByText('Minu koer')).toBeTruthy();
    expect(ask).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Open in the corrector' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/corrector'));
    expect(router.state.location.state).toEqual({ text: edits.text });
  });
});

it('tells the types with their figures from the answer', async () => {
  await openErrors('/about/error-types');
  const row = await screen.findByRole('row', { name: /^Spelling/u });
  await waitFor(() => expect(row.textContent).toContain('96% (480/500)50% (100/200)'));
  expect(within(row).getByText('R:SPELL')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Word order/u }).textContent).toContain('not measured');
});
