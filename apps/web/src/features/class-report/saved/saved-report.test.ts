import type { ClassTextMark } from '@keelerada/contract/teaching/class-report';
import type { TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { expect, it } from 'vitest';
import { makeReport, makeTextReport } from '../testing/make-report';
import { compareRounds } from './compare-rounds';
import { readSavedReport, writeSavedReport, type SavedReport } from './saved-report';

const marks = (kind: TeacherKind, count: number): ClassTextMark[] =>
  Array.from({ length: count }, () => ({
    ...{ start: 0, end: 1, corrected: 'x', code: 'R:SPELL', kind, why: { et: '', en: '' } },
  }));

const makeSaved = (...given: [name: string, marks: ClassTextMark[]][]): SavedReport => ({
  made: '2026-11-27T10:00:00.000Z',
  texts: given.map(([name], id) => ({ id, name, text: 'Ma ootan buss.' })),
  report: makeReport(given.map(([name, own]) => makeTextReport(name, own))),
});

it('a saved report is read as it was; another file, or one that was changed, is not', async () => {
  const saved = makeSaved(['Mari.docx', marks('comma', 2)]);
  const content = await writeSavedReport(saved).text();
  expect(readSavedReport(content)).toEqual(saved);
  for (const broken of [
    '',
    'null',
    '{}',
    content.replace('"comma"', '"koma"'),
    content.replace('"text":', '"tekst":'),
  ])
    expect(readSavedReport(broken), broken).toBeNull();
});

it('two rounds: what changed by more than chance, and pupils of the same name', () => {
  const before = makeSaved(['Mari.docx', [...marks('comma', 20), ...marks('object', 2)]], ['Jüri.docx', []]);
  const now = makeSaved(
    ['mari.txt', [...marks('comma', 2), ...marks('object', 3)]],
    ['Uus.docx', marks('words', 1)],
  );
  const { total, kinds, pupils } = compareRounds(before, now);
  expect(total).toEqual({ before: 22, now: 6, turn: 'better' });
  expect(kinds.map(({ kind, turn }) => [kind, turn])).toEqual([
    ['object', null],
    ['comma', 'better'],
    ['words', null],
  ]);
  expect(pupils).toMatchObject([{ name: 'mari', before: 44, now: 10, turn: 'better' }]);
});
