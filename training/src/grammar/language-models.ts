import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { WordModels } from '@keelerada/corrector/grammar/features/word-scores';
import { loadLexicon, type Lexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import { buildWordModel, idSentences } from '../language/build-word-model';
import { LEXICON_FILE, WORD_MODEL_FILE } from '../language/language-files';
import { readPairCounts } from '../language/read-pair-counts';
import { readSourceSentences } from '../language/read-sentences';

const CACHE_FOLDER = new URL('../../../.cache/grammar/', import.meta.url);

/** The word model of the product, and versions without the corrected learner sentences of one half of the blocks. */
export interface WordModelsByHalf {
  readonly withoutFirst: WordModels;
  readonly withoutSecond: WordModels;
  readonly all: WordModels;
}

/**
 * Loads the word models, and makes those without a half if they are not in `.cache/grammar`. `halfOf` says in which half
 * (0 or 1) of the learner corpus a corrected sentence stands, given as its tokens joined with spaces.
 */
export function loadWordModels(halfOf: (sentence: string) => number | undefined): WordModelsByHalf {
  const lexicon = loadLexicon(readFileSync(LEXICON_FILE));
  const files = [0, 1].map((half) => new URL(`words-${half}-${lexicon.size}.bin`, CACHE_FOLDER));
  if (!files.every((file) => existsSync(file))) buildHalves(lexicon, files, halfOf);
  const [withoutFirst, withoutSecond, all] = [...files, WORD_MODEL_FILE].map((file) => ({
    lexicon,
    words: loadWordModel(readFileSync(file), lexicon),
  }));
  return { withoutFirst: withoutFirst!, withoutSecond: withoutSecond!, all: all! };
}

function buildHalves(
  lexicon: Lexicon,
  files: readonly URL[],
  halfOf: (sentence: string) => number | undefined,
): void {
  const source = readSourceSentences();
  const halves = source.map(({ source: name, tokens }) =>
    name === 'learner' ? halfOf(tokens.join(' ')) : undefined,
  );
  const sentences = idSentences(
    lexicon,
    source.map(({ tokens }) => tokens),
  );
  const pairCounts = readPairCounts(lexicon);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  for (const half of [0, 1]) {
    const isLeftOut = (sentence: number): boolean => halves[sentence] === half;
    writeFileSync(files[half]!, buildWordModel({ lexicon, sentences, pairCounts, isLeftOut }));
  }
}
