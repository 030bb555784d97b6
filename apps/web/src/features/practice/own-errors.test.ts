import { expect, it } from 'vitest';
import type { LoggedError } from '../../shared/error-log/error-log';
import { listOwnErrors, listOwnTopics } from './own-errors-page';

const makeText = (counts: Record<string, number>, errors: readonly LoggedError[] = []) => ({
  ...{ id: 'a', day: '2030-01-31', words: 50, counts, errors },
  ...{ level: [], bands: [] },
});

it('own errors lead to the topics of their kinds, the most frequent ones', () => {
  expect(listOwnTopics([])).toEqual([]);
  expect(listOwnTopics([makeText({ wordOrderError: 9, constructor: 3 })])).toEqual([]);
  expect(
    listOwnTopics([makeText({ missingPunctuation: 2 }), makeText({ extraPunctuation: 1, spellingError: 4 })]),
  ).toEqual(['comma', 'letters']);
  expect(listOwnTopics([makeText({ caseError: 5, verbFormError: 1, missingPunctuation: 3 })])).toEqual([
    ...['partitive', 'object', 'government', 'comma'],
  ]);
});

it('each error stands once, the newest first; none that there is nothing to practise about', () => {
  const ema = { type: 'caseError', text: 'ema', right: 'emale', word: 'helistama' };
  const order = { type: 'wordOrderError', text: 'ma olen', right: 'olen ma', word: '' };
  const comma = { type: 'missingPunctuation', text: '', right: ',', word: '' };
  expect(listOwnErrors([makeText({}, [ema, order]), makeText({}, [comma, ema])])).toEqual([comma, ema]);
});
