// @vitest-environment jsdom
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { loadLazyMessages } from '../../shared/i18n/lazy-messages';
import { startI18n } from '../../shared/i18n/start-i18n';
import { describeWorksheet } from './describe-worksheet';
import { noWishes } from './worksheet-options';

const nothing = { search: null, error: null, topic: null, wishes: noWishes, lines: null, seed: 0 };
const describeSheet = (more: Partial<Parameters<typeof describeWorksheet>[0]>) =>
  describeWorksheet({ ...nothing, ...more }, i18next.getFixedT('en', 'worksheet'), 'en');

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startI18n();
  for (const name of ['worksheet', 'word-context-lines', 'sketch-relations', 'citation'])
    await loadLazyMessages(name);
});

it('names the word, what stands beside it, the lines and the wishes', () => {
  expect(
    describeSheet({
      search: {
        ...{ word: 'kass', type: 'WORDS', keepCapitalization: true },
        near: { word: 'must', count: 3 },
      },
      lines: {
        ...{ sample: { size: 50, seed: 7 }, filter: { part: 'before', text: ' see ' } },
        counted: { by: 'FORM', lemmas: false, value: 'kassi' },
        ...{ displayCount: 5, displayType: 'WORD' },
      },
      wishes: { unmarkedOnly: true, distractors: 2 },
      seed: 4,
    }),
  ).toMatch(
    /^kass · word forms? · “must” within 3 words · random sample of 50 lines \(number 7\) · lines with “see” before the keyword · word form: kassi · case-sensitive · only sentences without marks · choices after the gap: 2 · random choice number 4$/u,
  );
});

it('names a relation of the word sketch', () => {
  expect(
    describeSheet({
      search: {
        ...{ word: 'kass', type: 'LEMMAS', keepCapitalization: false },
        near: { word: 'nägema', relation: 'OBJECT_OF' },
      },
    }),
  ).toMatch(/“nägema”: .*\p{L}/u);
});

it('names a query by form, or a kind of error', () => {
  const wishes = { ...noWishes, unmarkedOnly: false };
  expect(describeSheet({ search: { cql: '[pos="VERB"]', keepCapitalization: false }, wishes })).toBe(
    'query [pos="VERB"] · random choice number 0',
  );
  expect(describeSheet({ topic: { topic: 'comma', level: 'B1' }, wishes })).toBe(
    'Comma · B1 · random choice number 0',
  );
  const error = { code: 'R:SPELL', sentences: 'CORRECTED' } as const;
  expect(describeSheet({ error, wishes: { ...wishes, unmarkedOnly: true } })).toBe(
    'Spelling · corrected sentences · random choice number 0',
  );
});
