import type { RowError, WordContextRow } from './word-context';

/** The errors of a row that touch its keyword: those that begin in it, and those that go over into it. */
export function listKeywordErrors({
  vead = [],
  joined,
}: Pick<WordContextRow, 'vead' | 'joined'>): readonly RowError[] {
  const gap = joined === 'BEFORE' || joined === 'BOTH' ? 0 : 1;
  return vead.filter(
    ({ part, at, length }) => part === 'KEYWORD' || (part === 'BEFORE' && length > at + gap),
  );
}

const JOINER = ' + ';

/** Those errors as columns of a table: „keelt → keel”, codes, probabilities; several are joined by plus signs. */
export function describeKeywordErrors(row: Pick<WordContextRow, 'vead' | 'joined'>): {
  readonly correction: string;
  readonly code: string;
  readonly probability: string | number;
} {
  const errors = listKeywordErrors(row);
  return {
    correction: errors.map(({ written, corrected }) => `${written} → ${corrected}`.trim()).join(JOINER),
    code: errors.map(({ code }) => code).join(JOINER),
    probability:
      errors.length === 1
        ? errors[0]!.probability
        : errors.map(({ probability }) => String(probability)).join(JOINER),
  };
}
