import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { pairTokens } from '../sources/align-tokens';
import { BLOCK_COUNT, findHalf, hasLearnerCorpus } from '../grammar/learner-corpus';
import { hasCleanText, isEditedSentence } from '../grammar/read-clean-text';
import { readM2 } from '../sources/read-m2';
import { listTokens, readTextPairs } from '../sources/read-parallel-text';
import { DATA_FOLDER, readSourceSentences } from '../language/read-sentences';
import { readTreebank } from '../sources/read-treebank';
import { findTrainingFolder } from '../encoder-files/encoder-folder';

/** True where the texts lie beside the project. */
export function hasEncoderTexts(): boolean {
  return hasLearnerCorpus() && hasCleanText();
}

/**
 * Writes the texts of the encoder as lines of JSON, with the product's own tokens: clean sentences, the
 * pairs of Tartu-L2 with the half they belong to, EstGEC-L2 dev and the EDT development text.
 */
export function exportEncoderTexts(): void {
  mkdirSync(findTrainingFolder(), { recursive: true });
  const clean = readSourceSentences().filter(
    (sentence, i) => sentence.source !== 'learner' && !isEditedSentence(sentence, i),
  );
  write('clean', clean);
  write('pairs', listPairs());
  const dev = readFileSync(new URL('gec/estgec-l2-dev.m2', DATA_FOLDER), 'utf8');
  write('dev', readM2(dev));
  write(
    'edt-dev',
    readTreebank('et_edt-ud-dev').map((sentence) => ({ tokens: sentence.map(({ form }) => form) })),
  );
}

function listPairs(): object[] {
  const xml = gunzipSync(readFileSync(new URL('gec/tartu-l2-parallel.xml.gz', DATA_FOLDER))).toString('utf8');
  const pairs = readTextPairs(xml);
  return pairs.map(({ original, corrected }, i) => {
    const [written, right] = [listTokens(original), listTokens(corrected)];
    const half = findHalf(Math.floor((i * BLOCK_COUNT) / pairs.length));
    return { half, tokens: written, corrected: right, partners: [...pairTokens(written, right)] };
  });
}

function write(name: string, rows: readonly object[]): void {
  const lines = rows.map((row) => JSON.stringify(row) + '\n');
  writeFileSync(new URL(`${name}.jsonl`, findTrainingFolder()), lines.join(''));
  console.log(`encoder: ${name}.jsonl, ${rows.length} lines`);
}
