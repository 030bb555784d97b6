import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { WordModels } from '@keelerada/corrector/grammar/features/word-scores';
import type { Lexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import { openLanguageModels } from '../../../apps/server/src/corpus/corrector/corrector-models';
import { buildWordModel, idSentences } from '../language/build-word-model';
import { readPairCounts } from '../language/read-pair-counts';
import { readSourceSentences } from '../language/read-sentences';
import { findCache } from '../project-files';
import { isEditedSentence } from './read-clean-text';

/** The word model of the product, and one that has seen neither corrected learner sentences nor the edited ones. */
export interface TrainingWordModels {
  readonly all: WordModels;
  readonly withoutLearners: WordModels;
}

/** Loads the word models; makes the one without learners if it is not in `.cache/grammar`. */
export async function loadWordModels(): Promise<TrainingWordModels> {
  const all = await openLanguageModels();
  const { lexicon } = all;
  const file = findCache(`grammar/words-${lexicon.size}.bin`);
  if (!existsSync(file)) writeFileSync(file, buildWithoutLearners(lexicon));
  return { all, withoutLearners: { lexicon, words: loadWordModel(readFileSync(file), lexicon) } };
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
