import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { cleanText } from '../../../apps/server/src/corpus/import/formats/clean-text';
import type { RawText } from '../../../apps/server/src/corpus/import/formats/import-item';
import { DATA_FOLDER } from '../language/read-sentences';
import { readM2 } from '../sources/read-m2';

/** The texts of the real corpus, clean as an import stores them. */
export function readCorpusTexts(): Omit<RawText, 'place'>[] {
  const corpus = gunzipSync(readFileSync(new URL('evkk/texts.jsonl.gz', DATA_FOLDER))).toString('utf8');
  return corpus
    .trim()
    .split('\n')
    .map((line, i) => cleanText({ ...(JSON.parse(line) as RawText), place: `line ${i + 1}` }).text);
}

/** The tokens of each sentence of EstGEC-L2 dev. */
export function readGoldTokens(): (readonly string[])[] {
  return readM2(readFileSync(new URL('gec/estgec-l2-dev.m2', DATA_FOLDER), 'utf8')).map(
    ({ tokens }) => tokens,
  );
}
