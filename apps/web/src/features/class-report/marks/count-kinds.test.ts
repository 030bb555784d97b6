import type { ClassTextMark } from '@keelerada/contract/teaching/class-report';
import { teacherKinds, type TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import { expect, it } from 'vitest';
import { makeTextReport } from '../testing/make-report';
import { findTopKinds, listColumns, listLessons, listPairs } from './count-kinds';

const mark = (kind: TeacherKind, start = 0): ClassTextMark => ({
  ...{ start, end: start + 1, corrected: 'x', code: 'R:SPELL', kind, why: { et: '', en: '' } },
});

it('the rarer of many kinds share the last column', () => {
  const columns = listColumns([
    makeTextReport(
      'A',
      teacherKinds.flatMap((kind) => [mark(kind), mark(kind)]),
    ),
    makeTextReport('B', [mark('comma'), mark('words')]),
  ]);
  expect(columns).toHaveLength(8);
  expect(columns.find(({ kind }) => kind === 'comma')).toMatchObject({ marks: 3, texts: 2, byText: [2, 1] });
  expect(columns.at(-1)).toMatchObject({ kind: null, marks: 16, byText: [16, 0] });
  expect(listColumns([makeTextReport('A', [mark('comma')])]).map(({ kind }) => kind)).toEqual(['comma']);
});

it('what most texts need comes first, spelling never', () => {
  const texts = [
    makeTextReport('A', [
      mark('comma'),
      mark('spelling'),
      ...Array.from({ length: 9 }, () => mark('object')),
    ]),
    makeTextReport('B', [mark('comma'), mark('spelling')]),
  ];
  expect(listLessons(texts).map(({ kind, texts: count }) => [kind, count])).toEqual([
    ['comma', 2],
    ['object', 1],
  ]);
});

it('nothing is said to stand out that few marks or as many of another kind show', () => {
  const make = (...byText: readonly (readonly TeacherKind[])[]) => {
    const { say, kinds } = findTopKinds(
      byText.map((kinds, place) =>
        makeTextReport(
          `${place}`,
          kinds.map((kind) => mark(kind)),
        ),
      ),
    );
    return [say, ...kinds.map(({ kind }) => kind)];
  };
  const many = (kind: TeacherKind, count: number) => Array.from({ length: count }, () => kind);
  expect(make([], [])).toEqual(['none']);
  expect(make(['partitive', 'partitive', 'comma'], ['comma'])).toEqual(['few', 'comma', 'partitive']);
  // More pupils come before more marks, spelling among the others.
  expect(make([...many('partitive', 9), ...many('spelling', 4)], ['spelling'])).toEqual(['top', 'spelling']);
  expect(make(many('comma', 5), many('object', 5))).toEqual(['tied', 'object', 'comma']);
  expect(make(many('comma', 5), many('object', 6))).toEqual(['top', 'object']);
});

it('pairs come from different texts first, none twice', () => {
  const texts = [
    makeTextReport('A', [mark('comma', 0), mark('comma', 1)]),
    makeTextReport('B', [mark('comma', 1)]),
  ];
  expect(listPairs(texts, ['ab', 'ac'], 'comma', 2).map(({ written }) => written)).toEqual(['a', 'c']);
});
