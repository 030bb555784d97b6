import { readFileSync } from 'node:fs';
import { measureSimilarity } from '../sources/align-tokens';
import { DATA_FOLDER, readGzip } from '../language/read-sentences';
import type { WordPair } from './learn-error-model';

const WORD = /^\p{L}+(?:-\p{L}+)*$/u;
const LEAST_SIMILARITY = 0.5;

/** Misspelt words with their correction from the lists of recurring learner errors and of typing errors. */
export function readErrorPairs(): WordPair[] {
  const learners = JSON.parse(
    readFileSync(new URL('gec/eic-common-errors.json', DATA_FOLDER), 'utf8'),
  ) as Record<string, string>;
  const typing = readGzip(new URL('lexical/typing-errors.tsv.gz', DATA_FOLDER))
    .split('\n')
    .map((row) => row.split('\t'));
  return [...Object.entries(learners), ...typing].flatMap(([written = '', right = '']) =>
    makeWordPair(written, right),
  );
}

/** A pair of single words that are alike enough to be a misspelling, as a list of one or none. */
export function makeWordPair(writtenForm: string, rightForm: string): WordPair[] {
  const [written, right] = [writtenForm, rightForm].map((form) => form.normalize('NFC').toLowerCase()) as [
    string,
    string,
  ];
  if (!WORD.test(written) || !WORD.test(right) || written === right) return [];
  return measureSimilarity(written, right) >= LEAST_SIMILARITY ? [{ written, right }] : [];
}
