import { beforeEach, expect, it } from 'vitest';
import { deleteErrorLog, logText, readErrorLog } from './error-log';

const makeText = (id: number, words: number, counts: Record<string, number>) => ({
  id: String(id),
  day: '2030-01-31',
  words,
  counts,
  level: [0, 0.7, 0.3, 0],
  bands: [48, 2],
  errors: [{ type: 'caseError', text: 'ema', right: 'emale', word: 'helistama' }],
});

beforeEach(() => localStorage.clear());

it('a text that is checked again takes its own place in the list, and one call deletes all', () => {
  logText(makeText(1, 50, { caseError: 2 }));
  logText(makeText(2, 50, {}));
  logText(makeText(1, 60, { caseError: 3 }));
  expect(readErrorLog()).toEqual([makeText(2, 50, {}), makeText(1, 60, { caseError: 3 })]);
  deleteErrorLog();
  expect(readErrorLog()).toEqual([]);
});

it('what others have put into the storage does no harm', () => {
  localStorage.setItem('correctorErrorLog', '[1, null, {"id": "a"}]');
  expect(readErrorLog()).toEqual([]);
  localStorage.setItem('correctorErrorLog', '{');
  expect(readErrorLog()).toEqual([]);
  localStorage.setItem('correctorErrorLog', '[{"id":"a","day":"2030-01-31","words":30,"level":["B1"]}]');
  expect(readErrorLog()).toEqual([{ ...makeText(0, 30, {}), id: 'a', level: [], bands: [], errors: [] }]);
});
