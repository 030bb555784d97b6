import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { hasTreebanks, readTreebank } from '../tagger/read-treebank';

const CLEAN_TEXT = fileURLToPath(new URL('../../../../shared/data/plain/clean-text.tar.gz', import.meta.url));
/** Laws and software help have their own phrases: a part of them is enough. */
const KEPT_SHARES: Readonly<Record<string, number>> = {
  'laws-sample.txt': 0.25,
  'libreoffice-help.txt': 0.3,
  'msdocs-human.txt': 0.3,
};
const LONGEST_SENTENCE = 100;

/** True where the clean texts and the treebanks lie beside the project. */
export function hasCleanText(): boolean {
  return existsSync(CLEAN_TEXT) && hasTreebanks();
}

/** Sentences of correct Estonian as tokens: the training treebanks and newer clean texts. */
export function readCleanSentences(): string[][] {
  const sentences = (['et_edt-ud-train', 'et_ewt-ud-train'] as const).flatMap((name) =>
    readTreebank(name).map((tokens) => tokens.map(({ form }) => form)),
  );
  for (const file of run(['-tzf', CLEAN_TEXT]).split('\n')) {
    if (!file.endsWith('.txt')) continue;
    const lines = run(['-xzOf', CLEAN_TEXT, file]).split('\n');
    const every = 1 / (KEPT_SHARES[file.split('/').at(-1)!] ?? 1);
    for (let i = 0; i < lines.length; i += every) sentences.push(...cutLine(lines[Math.floor(i)]!));
  }
  return sentences.filter(({ length }) => length > 2 && length <= LONGEST_SENTENCE);
}

function cutLine(line: string): string[][] {
  return segmentText(line.normalize('NFC')).map(({ tokens }) =>
    tokens.map(({ start, end }) => line.normalize('NFC').slice(start, end)),
  );
}

function run(options: readonly string[]): string {
  const { stdout, status } = spawnSync('tar', options, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error('The archive of clean texts could not be read.');
  return stdout;
}
