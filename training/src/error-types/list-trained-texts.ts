import { writeFileSync } from 'node:fs';
import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { hashContent } from '../../../apps/server/src/corpus/store/describe-text';
import { readCorpusTexts, readGoldTokens } from './read-corpus-texts';

const OUTPUT = new URL('../../../models/error-types/trained-texts.json', import.meta.url);
const HASH_DIGITS = 16;

/**
 * Writes by the beginnings of their hashes which texts of the real corpus have sentences of EstGEC-L2 dev: the models that
 * mark the corpus have seen them. Nothing of a text can be read from it.
 */
export function listTrainedTexts(): void {
  const texts = readCorpusTexts();
  const found = findTextsOfSentences(texts, readGoldTokens());
  const hashes = [...found.keys()].map((text) => hashContent(texts[text]!.content).slice(0, HASH_DIGITS));
  writeFileSync(OUTPUT, `${JSON.stringify(hashes.toSorted(), null, 1)}\n`);
  console.log(`${hashes.length} of ${texts.length} texts have sentences of EstGEC-L2 dev`);
}
