import { ERROR_CODES } from '@keelerada/corrector/error-types/error-code';
import type { ErrorTypeFigure } from '@keelerada/corrector/error-types/error-type-figures';
import { typeEdit } from '@keelerada/corrector/error-types/type-edit';
import type { WordToType } from '@keelerada/corrector/error-types/typed-edit';
import type { LearnerSentence } from '../grammar/learner-corpus';
import type { GoldEdit } from '../sources/read-m2';
import { chooseAnnotator, matches, type M2Counts } from '../grammar/score-m2';
import { applyEdits, type TokenEdit } from '../sources/token-edit';

/** A sentence, what the corrector makes of it, and the analyses of the words it puts in. */
export interface CorrectedLearners {
  readonly learners: readonly LearnerSentence[];
  readonly corrections: readonly (readonly TokenEdit[])[];
  readonly findWord: (form: string) => WordToType;
}

type Counts = { -readonly [Key in keyof Omit<ErrorTypeFigure, 'code'>]: number };

/**
 * Counts of corrections and errors by code. As in the M2 score, the annotator who agrees best with the corrector is asked
 * in each sentence; an error has the code of that annotator, a correction the one of the typer. A correction is right
 * where it is part of a change that the annotator makes.
 */
export function scoreByType({ learners, corrections, findWord }: CorrectedLearners): ErrorTypeFigure[] {
  const counts = new Map<string, Counts>();
  const countOf = (code: string): Counts => {
    const known = counts.get(code) ?? { wanted: 0, found: 0, proposed: 0, right: 0, atError: 0 };
    counts.set(code, known);
    return known;
  };
  let total: M2Counts = { correct: 0, proposed: 0, gold: 0 };
  for (const [i, { gold, written }] of learners.entries()) {
    const best = chooseAnnotator(gold, applyEdits(gold.tokens, corrections[i]!), total);
    total = best.counts;
    const right = best.proposed.filter((edit) => best.edits.some((other) => matches(other, edit)));
    const isRight = (edit: TokenEdit): boolean =>
      right.some(({ start, end }) => start <= edit.start && edit.end <= end);
    for (const [k, error] of best.edits.entries()) {
      const count = countOf(error.type);
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
  }
  return ERROR_CODES.flatMap((code) => {
    const count = counts.get(code);
    return count ? [{ code, ...count }] : [];
  });
}

/** True where an annotator changes some of the same tokens, or puts something in at the same place. */
function touches(gold: GoldEdit, { start, end }: TokenEdit): boolean {
  if (start === end || gold.start === gold.end) return gold.start <= end && gold.end >= start;
  return gold.start < end && gold.end > start;
}
