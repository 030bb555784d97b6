import type { CorrectorMorphology, FormToMake } from '@keelerada/corrector/corrector-morphology';
import type { EstonianForm, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { ComputeThread } from '../../platform/compute/compute-task';
import { rememberAnswers } from './remember-answers';

/** Words whose answers a thread keeps, of each kind; analyses take some 1 KB each, the others less. */
const MOST_WORDS = 20_000;

const nameWord = (word: string): string => word;
/** What this thread has been told. */
const known = rememberAnswers<string, boolean>(MOST_WORDS, nameWord);
const suggested = rememberAnswers<string, readonly string[]>(MOST_WORDS, nameWord);
const made = rememberAnswers<FormToMake, readonly string[]>(
  MOST_WORDS,
  ({ lemma, form, partOfSpeech }) => `${form}\0${partOfSpeech}\0${lemma}`,
);
const analysed = rememberAnswers<EstonianForm, EstonianFormAnalyses>(
  MOST_WORDS,
  ({ form, isSentenceInitial }) => `${isSentenceInitial ? 1 : 0}${form}`,
);

/** The morphology workers as the corrector asks them, each word once. Every call ends with the task of the thread, which gives way before it. */
export function makeCorrectorMorphology({
  morphology,
  signal,
  giveWay,
}: Pick<ComputeThread, 'morphology' | 'signal' | 'giveWay'>): CorrectorMorphology {
  return {
    isKnown: (words) =>
      giveWay().then(() => known(words, (asked) => morphology.checkSpelling(asked, { signal }))),
    suggest: (words) =>
      suggested(words, async (asked) =>
        (await morphology.suggestSpellings(asked, { signal })).map(({ suggestions }) => suggestions),
      ),
    synthesise: (items) => made(items, (asked) => morphology.synthesise(asked, { signal })),
    analyse: (forms) =>
      giveWay().then(() => analysed(forms, (asked) => morphology.analyseEstonian(asked, { signal }))),
  };
}
