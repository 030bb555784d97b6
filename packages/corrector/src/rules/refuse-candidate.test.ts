import { describe, expect, it } from 'vitest';
import type { Candidate } from '../grammar/candidates/candidate';
import { makeTestSentence } from '../grammar/testing/make-test-sentence';
import { isRefused } from './refuse-candidate';

const replace = (start: number, word: string): Candidate => ({
  ...{ kind: 'confusion', start, end: start + 1, replacement: [word] },
});
const verb = { form: 'istub', pos: 'V', code: 'b', upos: 'VERB' };
const deleteComma = (start: number): Candidate => ({
  ...{ kind: 'comma-delete', start, end: start + 1, replacement: [] },
});

describe('candidates that no rule speaks for', () => {
  it('are degrees and particles changed alone', () => {
    const sentence = makeTestSentence('parim', 'tallegi');
    expect(isRefused(sentence, replace(0, 'parem'))).toBe(true);
    expect(isRefused(sentence, replace(1, 'talle'))).toBe(true);
    expect(isRefused(sentence, replace(0, 'parima'))).toBe(false);
  });

  it('are commas behind a subordinate clause, not those of a list', () => {
    const closed = makeTestSentence('mees', ',', 'kes', verb, ',', 'ja', 'naine');
    expect(isRefused(closed, deleteComma(4))).toBe(true);
    expect(isRefused(makeTestSentence('leib', ',', 'ja', 'või'), deleteComma(1))).toBe(false);
  });
});
