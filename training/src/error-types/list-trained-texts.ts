import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { findTextsOfSentences } from '../../../apps/server/src/corpus/error-marks/match-m2';
import { cleanText } from '../../../apps/server/src/corpus/import/formats/clean-text';
import type { RawText } from '../../../apps/server/src/corpus/import/formats/import-item';
import { hashContent } from '../../../apps/server/src/corpus/store/describe-text';

import { DATA_FOLDER } from '../language/read-sentences';
import { readM2 } from '../sources/read-m2';

const OUTPUT = new URL('../../../models/error-types/trained-texts.json', import.meta.url);
const HASH_DIGITS = 16;

/**
 * Writes by the beginnings of their hashes which texts of the real corpus have sentences of EstGEC-L2 dev: the models that
 * mark the corpus have seen them. Nothing of a text can be read from it.
 */
export function listTrainedTexts(): void {
  const corpus = gunzipSync(readFileSync(new URL('evkk/texts.jsonl.gz', DATA_FOLDER))).toString('utf8');
  const texts = corpus
    .trim()
    .split('\n')
    .map((line, i) => cleanText({ ...(JSON.parse(line) as RawText), place: `line ${i + 1}` }).text);
  const gold = readM2(readFileSync(new URL('gec/estgec-l2-dev.m2', DATA_FOLDER), 'utf8'));
  const found = findTextsOfSentences(
    texts,
    gold.map(({ tokens }) => tokens),
  );
  const hashes = [...found.keys()].map((text) => hashContent(texts[text]!.content).slice(0, HASH_DIGITS));
  writeFileSync(OUTPUT, `${JSON.stringify(hashes.toSorted(), null, 1)}\n`);
  console.log(`${hashes.length} of ${texts.length} texts have sentences of EstGEC-L2 dev`);
}
