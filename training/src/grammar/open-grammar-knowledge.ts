import { loadGrammarModel } from '@keelerada/corrector/grammar/grammar-model';
import type { GrammarKnowledge } from '@keelerada/corrector/grammar/score-candidates';
import { findSearch } from '@keelerada/corrector/spelling/rank-respellings';
import { readLexicon, readWordModel } from '../language/language-files';
import { morphology } from '../morphology';
import { readSpellingModel } from '../spelling/spelling-files';
import { readGrammarFiles } from './grammar-files';
import { openShippedEncoder } from './open-encoders';

/** What the product corrects grammar with, from the models of the repository. Throws an Error if one is absent. */
export async function openGrammarKnowledge(): Promise<GrammarKnowledge> {
  const lexicon = readLexicon();
  const spelling = readSpellingModel();
  return {
    ...{ morphology, model: loadGrammarModel(readGrammarFiles()), encoder: await openShippedEncoder() },
    words: { lexicon, words: readWordModel(lexicon) },
    respelling: { lexicon, errors: spelling.errors, search: findSearch(lexicon, spelling) },
  };
}
