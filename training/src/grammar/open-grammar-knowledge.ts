import type { CorrectorMorphology } from '@keelerada/corrector/corrector-morphology';
import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import type { GrammarKnowledge } from '@keelerada/corrector/grammar/score-candidates';
import { makeSimilarSearch } from '@keelerada/corrector/spelling/search-similar';
import { readLexicon, readWordModel } from '../language/language-files';
import { readSpellingModel } from '../spelling/spelling-files';
import { readGrammarFiles } from './grammar-files';
import { openShippedEncoder } from './open-encoders';

/** What the product corrects grammar with, from the models of the repository. Throws an Error if one is absent. */
export async function openGrammarKnowledge(morphology: CorrectorMorphology): Promise<GrammarKnowledge> {
  const lexicon = readLexicon();
  const { errors } = readSpellingModel();
  return {
    ...{ morphology, model: loadGrammarModel(readGrammarFiles()), encoder: await openShippedEncoder() },
    words: { lexicon, words: readWordModel(lexicon) },
    respelling: { lexicon, errors, search: makeSimilarSearch(lexicon, errors) },
  };
}
