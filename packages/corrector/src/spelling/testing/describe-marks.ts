import type { Correction } from '../../correction/correction';

export const MARKS_HEAD = `What the spelling corrector marks in the sentences of spelling.cases.txt: place, words, tier and type, score, reason.
\`npm run golden\` writes this file.`;
const CELL = '\t';
/** Enough to see that a value of the models has changed. */
const DIGITS = 4;

/** All that marks of a text say, a line a mark. */
export function describeMarks(marks: readonly Correction[]): string[] {
  return marks.map(({ start, original, replacements, type, tier, score, reason }) =>
    [
      ...['', `${start} ${original} > ${replacements.join(' / ')}`],
      ...[`${tier} ${type}`, score.toFixed(DIGITS), JSON.stringify(reason)],
    ].join(CELL),
  );
}
