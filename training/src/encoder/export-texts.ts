import { mkdirSync, writeFileSync } from 'node:fs';
import { findBlock, findHalf } from '../grammar/learner-corpus';
import { isEditedSentence } from '../grammar/read-clean-text';
import { findInTraining } from '../grammar/open-encoders';
import { readSourceSentences } from '../language/read-sentences';
import { pairTokens } from '../sources/align-tokens';
import { readDevelopmentGold } from '../sources/read-m2';
import { listTokens, readLearnerPairs } from '../sources/read-parallel-text';
import { listForms, readTreebank } from '../sources/read-treebank';

/**
 * Writes the texts of the encoder as lines of JSON, with the product's own tokens: clean sentences, the
 * pairs of Tartu-L2 with the half they belong to, EstGEC-L2 dev and the EDT development text.
 */
export function exportEncoderTexts(): void {
  mkdirSync(findInTraining(''), { recursive: true });
  const clean = readSourceSentences().filter(
    (sentence, i) => sentence.source !== 'learner' && !isEditedSentence(sentence, i),
  );
  write('clean', clean);
  write('pairs', listPairs());
  write('dev', readDevelopmentGold());
  write(
    'edt-dev',
    listForms(readTreebank('et_edt-ud-dev')).map((tokens) => ({ tokens })),
  );
}

function listPairs(): object[] {
  const pairs = readLearnerPairs();
  return pairs.map(({ original, corrected }, i) => {
    const [written, right] = [listTokens(original), listTokens(corrected)];
    const half = findHalf(findBlock(i, pairs.length));
    return { half, tokens: written, corrected: right, partners: [...pairTokens(written, right)] };
  });
}

function write(name: string, rows: readonly object[]): void {
  const lines = rows.map((row) => JSON.stringify(row) + '\n');
  writeFileSync(findInTraining(`${name}.jsonl`), lines.join(''));
  console.log(`encoder: ${name}.jsonl, ${rows.length} lines`);
}
