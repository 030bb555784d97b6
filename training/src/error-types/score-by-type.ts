import { errorCodes, type ErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { ErrorTypeFigure } from '@keelerada/corrector/error-types/error-type-figures';
import { typeEdit } from '@keelerada/corrector/error-types/type-edit';
import type { WordToType } from '@keelerada/corrector/error-types/typed-edit';
import type { LearnerSentence } from '../grammar/learner-corpus';
import { chooseAnnotator, matches } from '../grammar/score-m2';
import type { Counts } from '../learning/measure-counts';
import type { GoldEdit } from '../sources/read-m2';
import { applyEdits, type TokenEdit } from '../sources/token-edit';

/** A sentence, what the corrector makes of it, and the analyses of the words it puts in. */
export interface CorrectedLearners {
  readonly learners: readonly LearnerSentence[];
  readonly corrections: readonly (readonly TokenEdit[])[];
  readonly findWord: (form: string) => WordToType;
}

/** What is counted of errors and corrections of a code. */
export type TypeCounts = Omit<ErrorTypeFigure, 'code'>;

export const NO_ERRORS: TypeCounts = { wanted: 0, found: 0, proposed: 0, right: 0, atError: 0 };

/**
 * Counts of corrections and errors by code, of each sentence. As in the M2 score, the annotator who agrees best with the
 * corrector is asked in each sentence; an error has the code of that annotator, a correction the one of the typer. A
 * correction is right where it is part of a change that the annotator makes.
 */
export function scoreSentences({ learners, corrections, findWord }: CorrectedLearners): ErrorTypeFigure[][] {
  let total: Counts = { correct: 0, proposed: 0, gold: 0 };
  return learners.map(({ gold, written }, i) => {
    const counts = new Map<ErrorCode, { -readonly [Key in keyof TypeCounts]: number }>();
    const countOf = (code: ErrorCode) => {
      const known = counts.get(code) ?? { ...NO_ERRORS };
      counts.set(code, known);
      return known;
    };
    const best = chooseAnnotator(gold, applyEdits(gold.tokens, corrections[i]!), total);
    total = best.counts;
    const right = best.proposed.filter((edit) => best.edits.some((other) => matches(other, edit)));
    const isRight = (edit: TokenEdit): boolean =>
      right.some(({ start, end }) => start <= edit.start && edit.end <= end);
    for (const [k, error] of best.edits.entries()) {
      const count = countOf(error.type as ErrorCode);
      count.wanted += 1;
      // Half of a wrong move may look like a word put in or taken out: that mends nothing.
      const isMended =
        best.found.has(k) && corrections[i]!.every((edit) => isRight(edit) || !touches(error, edit));
      count.found += isMended ? 1 : 0;
    }
    for (const edit of corrections[i]!) {
      const corrected = edit.replacement.map(findWord);
      const count = countOf(typeEdit({ ...edit, sentence: written.tokens, corrected }).code);
      count.proposed += 1;
      count.right += isRight(edit) ? 1 : 0;
      count.atError += best.edits.some((other) => touches(other, edit)) ? 1 : 0;
    }
    return [...counts].map(([code, count]) => ({ code, ...count }));
  });
}

/** The counts of some sentences together, in the order of `errorCodes`. */
export function sumByCode(sentences: readonly (readonly ErrorTypeFigure[])[]): ErrorTypeFigure[] {
  return errorCodes.flatMap((code) => {
    const own = sentences.flatMap((figures) => figures.filter((figure) => figure.code === code));
    return own.length === 0 ? [] : [{ code, ...sumFigures(own) }];
  });
}

export function sumFigures(figures: readonly ErrorTypeFigure[]): TypeCounts {
  const sum = (key: keyof TypeCounts): number => figures.reduce((total, figure) => total + figure[key], 0);
  return {
    wanted: sum('wanted'),
    found: sum('found'),
    proposed: sum('proposed'),
    right: sum('right'),
    atError: sum('atError'),
  };
}

/** True where an annotator changes some of the same tokens, or puts something in at the same place. */
function touches(gold: GoldEdit, { start, end }: TokenEdit): boolean {
  if (start === end || gold.start === gold.end) return gold.start <= end && gold.end >= start;
  return gold.start < end && gold.end > start;
}
