import { compareLetters } from '@keelerada/corrector/error-types/compare-words';
import { readData } from '../project-files';
import type { WordPair } from './learn-error-model';

const WORD = /^\p{L}+(?:-\p{L}+)*$/u;
const LEAST_SIMILARITY = 0.5;

/** Misspelt words with their correction from the lists of recurring learner errors and of typing errors. */
export function readErrorPairs(): WordPair[] {
  const learners = JSON.parse(readData('gec/eic-common-errors.json')) as Record<string, string>;
  const typing = readData('lexical/typing-errors.tsv.gz')
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
  return compareLetters(written, right) >= LEAST_SIMILARITY ? [{ written, right }] : [];
}
