import { describe, expect, it } from 'vitest';
import { openTaggerModel } from '../../../apps/server/src/corpus/annotation/tagger-model';
import { hasData } from '../project-files';
import { measureTagger } from './evaluate-tagger';

/** The floors of the quality requirements, percent. */
const FLOORS = [
  { part: 'et_edt-ud-dev', lemma: 97.8, upos: 97.0, features: 95.5 },
  { part: 'et_ewt-ud-dev', lemma: 95.8, upos: 93.8, features: 93.0 },
] as const;

const TEST_TIMEOUT_MS = 120_000;
const note = hasData ? '' : ' (skipped: ../shared/data is not there)';

describe.skipIf(!hasData)(`the committed tagger on the development parts${note}`, () => {
  it.each(FLOORS)(
    'reaches the floors on $part',
    { timeout: TEST_TIMEOUT_MS },
    async ({ part, ...floors }) => {
      const measured = measureTagger(await openTaggerModel(), part);
      expect(measured.lemma).toBeGreaterThanOrEqual(floors.lemma);
      expect(measured.upos).toBeGreaterThanOrEqual(floors.upos);
      expect(measured.features).toBeGreaterThanOrEqual(floors.features);
    },
  );
});
