import { readFileSync } from 'node:fs';
import type { ErrorTypeFigures } from '@keelerada/corrector/error-types/error-type-figures';
import { describe, expect, it } from 'vitest';
import { hasLearnerCorpus } from '../grammar/learner-corpus';
import { formatDocument } from './format-error-types';
import { measureAgreement } from './measure-agreement';
import { readGoldEdits } from './read-gold-edits';

const TIMEOUT_MS = 600_000;
/** Measured: 0.935 and 0.935. */
const LEAST_AGREEMENT = 0.925;

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const hasData = hasLearnerCorpus();
const title = hasData ? 'the typer' : 'the typer (skipped: ../shared/data is absent)';
describe.skipIf(!hasData)(title, { timeout: TIMEOUT_MS }, () => {
  it('gives the annotators’ own codes in both halves of EstGEC-L2 dev', async () => {
    const edits = await readGoldEdits();
    for (const half of [0, 1]) {
      const ofHalf = edits.filter(({ sentenceId }) => sentenceId % 2 === half);
      const { agreed, edits: count } = measureAgreement(ofHalf);
      expect(agreed / count).toBeGreaterThan(LEAST_AGREEMENT);
    }
  });
});

describe('the table of the types', () => {
  it('is what the codes and figures make of it', () => {
    const figures = JSON.parse(read('models/error-types/error-types.json')) as ErrorTypeFigures;
    expect(read('docs/error-types.md')).toBe(formatDocument(figures));
  });
});
