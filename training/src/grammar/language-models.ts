import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadLexicon } from '@keelerada/corrector/language/lexicon';
import { loadWordModel } from '@keelerada/corrector/language/word-model';
import type { WordModels } from '@keelerada/corrector/grammar/features/word-scores';
import { buildLexicon } from '../language/build-lexicon';
import { buildWordModel, idSentences } from '../language/build-word-model';
import { readSourceSentences } from '../language/read-sentences';
import { writeLexicon } from '../language/write-lexicon';
import type { TrainingMorphology } from './open-morphology';

const CACHE_FOLDER = new URL('../../../.cache/grammar/', import.meta.url);

/** Word models without the corrected learner sentences of the first, of the second half of the blocks, and with all. */
export interface WordModelsByHalf {
  readonly withoutFirst: WordModels;
  readonly withoutSecond: WordModels;
  readonly all: WordModels;
}

/**
 * Builds the word models. `halfOf` says in which half (0 or 1) of the learner corpus a corrected sentence stands, given
 * as its tokens joined with spaces; undefined for other sentences.
 */
export async function buildWordModels(
  morphology: TrainingMorphology,
  halfOf: (sentence: string) => number | undefined,
): Promise<WordModelsByHalf> {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const files = ['lexicon', 'words-0', 'words-1', 'words-all'].map(
    (name) => new URL(`${name}.bin`, CACHE_FOLDER),
  );
  if (!files.every((file) => existsSync(file))) await buildFiles(files, morphology, halfOf);
  const [lexiconBytes, ...modelBytes] = files.map((file) => readFileSync(file));
  const lexicon = loadLexicon(lexiconBytes!);
  const [withoutFirst, withoutSecond, all] = modelBytes.map((bytes) => ({
    lexicon,
    words: loadWordModel(bytes, lexicon),
  }));
  return { withoutFirst: withoutFirst!, withoutSecond: withoutSecond!, all: all! };
}

async function buildFiles(
  files: readonly URL[],
  morphology: TrainingMorphology,
  halfOf: (sentence: string) => number | undefined,
): Promise<void> {
  const source = readSourceSentences();
  const lexiconBytes = writeLexicon(await buildLexicon(source, morphology));
  writeFileSync(files[0]!, lexiconBytes);
  const lexicon = loadLexicon(lexiconBytes);
  const tokens = source.map((sentence) => sentence.tokens);
  const halves = source.map(({ source: name, tokens }) =>
    name === 'learner' ? halfOf(tokens.join(' ')) : undefined,
  );
  const sentences = idSentences(lexicon, tokens);
  for (const half of [0, 1, 2]) {
    const isLeftOut = (sentence: number): boolean => halves[sentence] === half;
    writeFileSync(files[half + 1]!, buildWordModel({ lexicon, sentences, pairCounts: [], isLeftOut }));
  }
}
