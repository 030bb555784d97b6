import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import type { ComputeThread } from '../../platform/compute/compute-task';

/** The morphology workers as the corrector asks them. Every call ends with the task of the thread. */
export function makeCorrectorMorphology({
  morphology,
  signal,
}: Pick<ComputeThread, 'morphology' | 'signal'>): CorrectorMorphology {
  return {
    isKnown: (words) => morphology.checkSpelling(words, { signal }),
    suggest: async (words) =>
      (await morphology.suggestSpellings(words, { signal })).map(({ suggestions }) => suggestions),
    synthesise: (items) => morphology.synthesise(items, { signal }),
    analyse: (forms) => morphology.analyseEstonian(forms, { signal }),
  };
}
