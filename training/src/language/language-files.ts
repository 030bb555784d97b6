import { readFileSync } from 'node:fs';
import { type Lexicon, loadLexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel, type WordModel } from '@keelerada/corrector/language/word-model';

export const LEXICON_FILE = new URL('../../../models/language/lexicon.bin', import.meta.url);
export const WORD_MODEL_FILE = new URL('../../../models/language/word-model.bin', import.meta.url);

/** The lexicon as it was trained last. */
export function readLexicon(): Lexicon {
  return loadLexicon(readFileSync(LEXICON_FILE));
}

/** The word model as it was trained last; it has seen every sentence, so no evaluation on these may use it. */
export function readWordModel(lexicon: Lexicon): WordModel {
  return loadWordModel(readFileSync(WORD_MODEL_FILE), lexicon);
}
