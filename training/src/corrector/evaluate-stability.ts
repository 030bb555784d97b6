import { readFileSync } from 'node:fs';
import type { Correction } from '@keelerada/corrector/correction/correction';
import {
  applyEdits,
  findUndoneEdits,
  type TextEdit,
} from '@keelerada/estonian/corrections/find-undone-edits';
import { findInProject, readData } from '../project-files';
import { readDevelopmentGold } from '../sources/read-m2';
import { openWholeCorrector, type WholeCorrector } from './open-correctors';

const MOST_SHOWN = 40;

interface Source {
  readonly name: string;
  readonly texts: readonly string[];
}

interface Mark extends TextEdit {
  readonly original: string;
}

interface Stability {
  readonly marks: number;
  /** Marks that a second check of the corrected text touches. */
  readonly undone: readonly Mark[];
  /** Pairs of which either alone makes the other one go away: two marks of one error. */
  readonly rivals: readonly (readonly [Mark, Mark])[];
}

/**
 * Prints how many sure marks contradict each other or are undone: each sentence is checked as a text of its own, its sure
 * corrections are applied and the result is checked again; where there are several, each of them alone as well.
 */
export async function evaluateStability(): Promise<void> {
  const corrector = await openWholeCorrector();
  for (const source of readSources()) console.log(await measure(source, corrector));
}

function readSources(): Source[] {
  const golden = readFileSync(findInProject('packages/corrector/golden/sentences.txt'), 'utf8').split('\n');
  return [
    { name: 'golden', texts: golden.filter((line) => /^[-=] /u.test(line)).map((line) => line.slice(2)) },
    ...['textbook', 'planted'].map((name) => ({ name, texts: readColumn(readData(`${name}/dev.tsv`)) })),
    { name: 'learners', texts: readDevelopmentGold().map(({ tokens }) => joinTokens(tokens)) },
  ];
}

/** The wrong sentences of a table of pairs. */
function readColumn(table: string): string[] {
  return table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('phenomenon'))
    .map((line) => line.split('\t')[1]!);
}

/** Tokens of a sentence as they are usually written. */
function joinTokens(tokens: readonly string[]): string {
  return tokens
    .join(' ')
    .replace(/ ([,.;:!?)”])/gu, '$1')
    .replace(/([(„]) /gu, '$1');
}

async function measure({ name, texts }: Source, corrector: WholeCorrector): Promise<string> {
  const results: Stability[] = [];
  const shown: string[] = [];
  for (const text of texts) {
    const found = await findInstability(text, corrector);
    results.push(found);
    shown.push(...describe(text, found));
  }
  const sum = (count: (result: Stability) => number): number =>
    results.reduce((total, result) => total + count(result), 0);
  const marks = sum((result) => result.marks);
  const [undone, rivals] = [sum((result) => result.undone.length), sum((result) => result.rivals.length)];
  const share = ((1000 * (undone + rivals)) / Math.max(1, marks)).toFixed(1);
  return [
    `stability, ${name}: ${texts.length} sentences, ${marks} sure marks; ${undone} undone by a second check, ${rivals} pairs for one error: ${share} in 1,000 marks`,
    ...shown.slice(0, MOST_SHOWN).map((line) => `  ${line}`),
  ].join('\n');
}

async function findMarks(text: string, corrector: WholeCorrector): Promise<Mark[]> {
  const { shown } = await corrector(text);
  const isError = ({ type, replacements }: Correction): boolean =>
    type !== 'unknownWord' && replacements.length > 0;
  return shown.filter(isError).map(({ start, end, original, replacements }) => ({
    start,
    end,
    original,
    replacement: replacements[0]!,
  }));
}

async function findInstability(text: string, corrector: WholeCorrector): Promise<Stability> {
  const marks = await findMarks(text, corrector);
  if (marks.length === 0) return { marks: 0, undone: [], rivals: [] };
  const edited = applyEdits(text, marks);
  const undone = findUndoneEdits(edited, await findMarks(edited.text, corrector));
  const left: Set<Mark>[] = [];
  if (marks.length > 1) for (const mark of marks) left.push(await findLeft(text, marks, mark, corrector));
  const rivals = marks.flatMap((mark, i) =>
    marks
      .slice(i + 1)
      .filter((other, j) => left[i]?.has(other) === false && left[i + 1 + j]?.has(mark) === false)
      .map((other) => [mark, other] as const),
  );
  return { marks: marks.length, undone, rivals };
}

/** The marks that are still made once one of them is applied. */
async function findLeft(
  text: string,
  marks: readonly Mark[],
  applied: Mark,
  corrector: WholeCorrector,
): Promise<Set<Mark>> {
  const shift = applied.replacement.length - (applied.end - applied.start);
  const again = await findMarks(applyEdits(text, [applied]).text, corrector);
  const isThere = ({ start, end }: Mark): boolean => {
    const by = start >= applied.end ? shift : 0;
    return again.some((mark) => mark.start <= end + by && start + by <= mark.end);
  };
  return new Set(marks.filter((mark) => mark === applied || isThere(mark)));
}

function describe(text: string, { undone, rivals }: Stability): string[] {
  const show = ({ original, replacement }: Mark): string => `[${original}>${replacement}]`;
  return [
    ...undone.map((mark) => `undone ${show(mark)}: ${text}`),
    ...rivals.map(([one, other]) => `one error ${show(one)} ${show(other)}: ${text}`),
  ];
}
