// For tests: a profile of two levels and texts without one, and a text with its corrections.
import type { ErrorProfileProperty } from '@keelerada/contract/fields/choices';
import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import type { ErrorMarksResponse } from '@keelerada/contract/error-marks/error-marks';

const makeCount = (hits: number, per100: number, isSmall = false): ErrorProfileRow['groups'][number] => ({
  ...{ hits, textsWithHits: Math.ceil(hits / 2), isSmall },
  observed: { per100, low: per100 / 2, high: per100 * 2 },
  estimated: hits === 0 ? null : { per100: per100 * 1.5, low: per100, high: per100 * 3 },
});

const none = { hits: 0, rate: 0 };
const rows: Readonly<Record<string, readonly { readonly hits: number; readonly rate: number }[]>> = {
  'R:SPELL': [
    { hits: 425, rate: 5.02 },
    { hits: 779, rate: 3.72 },
    { hits: 3, rate: 0.4 },
  ],
  'M:PUNCT': [{ hits: 121, rate: 1.43 }, { hits: 250, rate: 1.19 }, none],
};

function makeRow(code: string | null, counts = rows[code ?? ''] ?? [none, none, none]): ErrorProfileRow {
  const hits = counts.reduce((sum, count) => sum + count.hits, 0);
  return {
    code,
    ...makeCount(hits, hits / 500),
    groups: counts.map((count) => makeCount(count.hits, count.rate, count.hits < 5)),
    precision: code === 'R:SPELL' ? { value: 0.96, right: 480, of: 500 } : null,
    recall: code === 'R:SPELL' ? { value: 0.5, right: 100, of: 200 } : null,
    exampleId: null,
  };
}

export function makeProfile(
  values: readonly (string | null)[] = ['A2', 'B1', null],
  omadus: ErrorProfileProperty = 'level',
): ErrorProfileResponse {
  return {
    omadus,
    groups: values.map((value) => ({
      ...{ value, isByPeople: false, texts: 180, runningWords: 20_931, isSmall: false },
      estimatedTexts: value === 'EK' || value === 'AK' ? 0 : 180,
    })),
    total: {
      ...makeRow(null, [
        { hits: 546, rate: 6.45 },
        { hits: 1029, rate: 4.91 },
        { hits: 3, rate: 0.4 },
      ]),
      precision: { value: 0.75, right: 75, of: 100 },
    },
    errorList: singleErrorCodes.map((code) => makeRow(code)),
    provenance: {
      ...{ machineTexts: 540, goldTexts: 0, waitingTexts: 3, otherTexts: 33 },
      ...{ version: 'corrector-1', measuredWith: 'corrector-1', resamples: 1000, seed: 1 },
      othersRead: { value: 0.4, low: 0.286, high: 0.526, right: 24, of: 60, version: 'corrector-0' },
    },
    totals: { texts: 540, runningWords: 62_793 },
  };
}

const text = 'Kui ma olin väike siis ma tahtsin koerat. Ma lähen koos bussiga kooli.';

const place = (written: string) => ({
  start: text.indexOf(written),
  end: text.indexOf(written) + written.length,
  written,
});

/** A comma is missing, a form is wrong, a word is too many. */
export const edits: ErrorMarksResponse = {
  id: '1f0c9a42-0000-4000-8000-000000000001',
  ...{ title: 'Minu koer', level: 'B1', state: 'marked', origin: 'machine', version: 'corrector-1' },
  ...{ runningWords: 12, text },
  sentences: [
    { start: 0, end: 41 },
    { start: 42, end: text.length },
  ],
  marks: [
    { start: 17, end: 17, written: '', corrected: ',', code: 'M:PUNCT', rule: null, probability: 0.9 },
    { ...place('koerat'), corrected: 'koera', code: 'R:NOM:FORM', rule: 'noun-stem', probability: 0.8 },
    { ...place('koos '), corrected: '', code: 'U:LEX', rule: 'doubled', probability: 0.7 },
  ],
};
