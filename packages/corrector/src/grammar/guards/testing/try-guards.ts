import type { VabamorfAnalysis } from '@keelerada/estonian/morphology';
import type { Candidate } from '../../../sentence/candidate';
import { makeTestSentence } from '../../../sentence/testing/make-test-sentence';
import { applyGuards } from '../apply-guards';
import type { GuardedSentence } from '../guard';

/** A word of a test sentence. */
export type Token = Parameters<typeof makeTestSentence>[number];

const PASSED = 0.7;
export const verb = (form: string, code = 'b') => ({ form, pos: 'V', code });
export const reading = (
  lemma: string,
  partOfSpeech: string,
  form: string,
  clitic = '',
): VabamorfAnalysis => ({
  ...{ lemma, root: lemma, ending: '', clitic, partOfSpeech, form },
});

/** True where a candidate that is that likely passes all guards. */
export function guard(tokens: Token[], candidate: Candidate, more: Partial<GuardedSentence> = {}): boolean {
  const guarded = { sentence: makeTestSentence(...tokens), line: 'inside' as const, odds: 1, ...more };
  return applyGuards(guarded, [candidate], [PASSED])[0] === PASSED;
}

/** One word changed. */
export const change = (
  kind: Candidate['kind'],
  start: number,
  word: string,
  wanted?: [string, string, string],
) => {
  const [lemma, pos, code] = wanted ?? [];
  return {
    ...{ kind, start, end: start + 1, replacement: [word] },
    ...(wanted && { reading: { lemma: lemma!, pos: pos!, code: code! } }),
  };
};
export const deleteComma = (start: number): Candidate => ({
  ...{ kind: 'comma-delete', start, end: start + 1, replacement: [] },
});
export const insertComma = (start: number): Candidate => ({
  ...{ kind: 'comma-insert', start, end: start, replacement: [','] },
});
