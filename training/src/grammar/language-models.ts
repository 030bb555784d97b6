import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { WordModels } from '@keelerada/corrector/grammar/features/word-scores';
import { loadLexicon, type Lexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import { buildWordModel, idSentences } from '../language/build-word-model';
import { LEXICON_FILE, WORD_MODEL_FILE } from '../language/language-files';
import { readPairCounts } from '../language/read-pair-counts';
import { readSourceSentences } from '../language/read-sentences';
import { isEditedSentence } from './read-clean-text';

const CACHE_FOLDER = new URL('../../../.cache/grammar/', import.meta.url);

/** The word model of the product, and one that has seen neither corrected learner sentences nor the edited ones. */
export interface TrainingWordModels {
  readonly all: WordModels;
  readonly withoutLearners: WordModels;
}

/** Loads the word models; makes the one without learners if it is not in `.cache/grammar`. */
export function loadWordModels(): TrainingWordModels {
  const lexicon = loadLexicon(readFileSync(LEXICON_FILE));
  const file = new URL(`words-${lexicon.size}.bin`, CACHE_FOLDER);
  if (!existsSync(file)) {
    mkdirSync(CACHE_FOLDER, { recursive: true });
    writeFileSync(file, buildWithoutLearners(lexicon));
  }
  const load = (model: URL): WordModels => ({ lexicon, words: loadWordModel(readFileSync(model), lexicon) });
  return { all: load(WORD_MODEL_FILE), withoutLearners: load(file) };
}

function buildWithoutLearners(lexicon: Lexicon): Uint8Array {
  const source = readSourceSentences().filter(
    (sentence, i) => sentence.source !== 'learner' && !isEditedSentence(sentence, i),
  );
  const sentences = idSentences(
    lexicon,
    source.map(({ tokens }) => tokens),
  );
  return buildWordModel({ lexicon, sentences, pairCounts: readPairCounts(lexicon), isLeftOut: () => false });
}
