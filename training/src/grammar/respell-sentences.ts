import {
  readListedTokens,
  type Respelling,
} from '@keelerada/corrector/grammar/candidates/spelling-candidates';
import type { GrammarSentence } from '@keelerada/corrector/sentence/grammar-sentence';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { listRespellings } from '@keelerada/corrector/spelling/list-respellings';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import { morphology } from '../morphology';
import { learnErrorModel } from '../spelling/learn-error-model';
import { readErrorPairs } from '../spelling/read-error-pairs';

/** Finds respellings of the tokens of each sentence. */
export type RespellSentences = (sentences: readonly GrammarSentence[]) => Promise<Respelling[][]>;

/** The product's search for respellings, with letter costs that no learner sentence was used for. */
export function makeRespeller(lexicon: Lexicon): RespellSentences {
  const errors = learnErrorModel(readErrorPairs());
  const sources = { lexicon, errors, search: makeSimilarSearch(lexicon, errors) };
  return async (sentences) => (await listRespellings(sentences, sources, morphology)).map(readListedTokens);
}
