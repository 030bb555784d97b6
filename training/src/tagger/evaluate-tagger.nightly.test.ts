import { readFileSync } from 'node:fs';
import { loadTaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { describe, expect, it } from 'vitest';
import { measureTagger } from './evaluate-tagger';
import { hasTreebanks } from '../sources/read-treebank';
import { MODEL_FILE } from './tagger-file';

/** The floors of the quality requirements, percent. */
const FLOORS = [
  { part: 'et_edt-ud-dev', lemma: 97.8, upos: 97.0, features: 95.5 },
  { part: 'et_ewt-ud-dev', lemma: 95.8, upos: 93.8, features: 93.0 },
] as const;

const TEST_TIMEOUT_MS = 120_000;
const isSkipped = !hasTreebanks();
const note = isSkipped ? ' (skipped: ../shared/data/ud is not there)' : '';

describe.skipIf(isSkipped)(`the committed tagger on the development parts${note}`, () => {
  const model = loadTaggerModel(readFileSync(MODEL_FILE));

  it.each(FLOORS)('reaches the floors on $part', { timeout: TEST_TIMEOUT_MS }, ({ part, ...floors }) => {
    const measured = measureTagger(model, part);
    expect(measured.lemma).toBeGreaterThanOrEqual(floors.lemma);
    expect(measured.upos).toBeGreaterThanOrEqual(floors.upos);
    expect(measured.features).toBeGreaterThanOrEqual(floors.features);
  });
});
