import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { cleanText } from '../../../apps/server/src/corpus/import/formats/clean-text';
import type { RawText } from '../../../apps/server/src/corpus/import/formats/import-item';
import { hashContent } from '../../../apps/server/src/corpus/store/describe-text';
import { readData, writeModel } from '../project-files';
import { readDevelopmentGold } from '../sources/read-m2';

const HASH_DIGITS = 16;

/** The texts of the real corpus, clean as an import stores them. */
export function readCorpusTexts(): Omit<RawText, 'place'>[] {
  return readData('evkk/texts.jsonl.gz')
    .trim()
    .split('\n')
    .map((line, i) => cleanText({ ...(JSON.parse(line) as RawText), place: `line ${i + 1}` }).text);
}

/** The tokens of each sentence of EstGEC-L2 dev. */
export function readGoldTokens(): (readonly string[])[] {
  return readDevelopmentGold().map(({ tokens }) => tokens);
}

/**
 * Writes by the beginnings of their hashes which texts of the real corpus have sentences of EstGEC-L2 dev: the models that
 * mark the corpus have seen them. Nothing of a text can be read from it.
 */
export function listTrainedTexts(): void {
  const texts = readCorpusTexts();
  const found = findTextsOfSentences(texts, readGoldTokens());
  const hashes = [...found.keys()].map((text) => hashContent(texts[text]!.content).slice(0, HASH_DIGITS));
  writeModel('error-types/trained-texts.json', `${JSON.stringify(hashes.toSorted(), null, 1)}\n`);
  console.log(`${hashes.length} of ${texts.length} texts have sentences of EstGEC-L2 dev`);
}
