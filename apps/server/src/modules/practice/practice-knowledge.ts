import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFormFrequency } from '@keelerada/corrector/language/drop-rare-forms';
import type { SentenceEncoder } from '@keelerada/corrector/encoder/encoder-port';
import type { PracticeKnowledge } from '@keelerada/corrector/practice/practice-draft';
import { openGrammar } from '../../corpus/corrector/corrector-models';
import { openMorphology } from '../../platform/morphology/open-morphology';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { readOnce } from '../../platform/compute/read-once';
import { PROJECT_ROOT } from '../../platform/config/project-root';

const FREQUENT_LEMMAS = join(PROJECT_ROOT, 'models', 'frequent-lemmas', 'frequent-lemmas.txt');

/** The most frequent base forms, for this thread (card: models/frequent-lemmas). */
const openFrequentLemmas = readOnce(
  async () => new Set((await readFile(FREQUENT_LEMMAS, 'utf8')).split('\n')),
);

export interface ThreadKnowledge extends PracticeKnowledge {
  readonly encoder: SentenceEncoder | undefined;
  readonly isFrequent: (lemma: string) => boolean;
}

/** What items are made with in this thread: the models of the corrector. */
export async function openPracticeKnowledge(
  language: PracticeKnowledge['language'],
  thread: ComputeThread,
): Promise<ThreadKnowledge> {
  const [{ model, words, encoder }, frequent, morphology] = await Promise.all([
    openGrammar(thread),
    openFrequentLemmas(),
    openMorphology(),
  ]);
  return {
    morphology,
    context: model.context,
    frequencyOf: (form) => findFormFrequency(words.lexicon, form),
    language,
    encoder,
    isFrequent: (lemma) => frequent.has(lemma),
  };
}
