import {
  readListedTokens,
  type Respelling,
} from '@keelerada/corrector/grammar/candidates/spelling-candidates';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { listRespellings } from '@keelerada/corrector/spelling/list-respellings';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import { learnErrorModel } from '../spelling/learn-error-model';
import { readErrorPairs } from '../spelling/read-error-pairs';
import type { LearnerSentence } from './learner-corpus';
import type { TrainingMorphology } from './open-morphology';

/** Finds respellings of the tokens of each sentence. */
export type RespellSentences = (
  learners: readonly LearnerSentence[],
  morphology: TrainingMorphology,
) => Promise<Respelling[][]>;

/** The product's search for respellings, with letter costs that no learner sentence was used for. */
export function makeRespeller(lexicon: Lexicon): RespellSentences {
  const errors = learnErrorModel(readErrorPairs());
  const sources = { lexicon, errors, search: makeSimilarSearch(lexicon, errors) };
  return async (learners, morphology) => {
    const sentences = learners.map(({ written }) => written);
    return (await listRespellings(sentences, sources, morphology)).map(readListedTokens);
  };
}
