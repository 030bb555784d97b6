import type { SingleErrorCode } from '@keelerada/contract/error-marks/error-codes';
import { readOwn } from '@keelerada/estonian/make-table';

const codes: Readonly<Record<string, SingleErrorCode>> = {
  spellingError: 'R:SPELL',
  spellingErrorTest: 'R:SPELL',
  capitalizationError: 'R:CASE',
  caseError: 'R:NOM:FORM',
  verbFormError: 'R:VERB:FORM',
  wordChoiceError: 'R:LEX',
  missingPunctuation: 'M:PUNCT',
  extraPunctuation: 'U:PUNCT',
  wrongPunctuation: 'R:PUNCT',
  wordOrderError: 'R:WO',
  wordCountError: 'R:WS',
  missingWordError: 'M:LEX',
  extraWordError: 'U:LEX',
};

/** The kind of error, as the corpus names it, of a correction's type (`a+b`: of its first part); null where there is none. */
export const findTypeCode = (type: string): SingleErrorCode | null =>
  readOwn(codes, type.split('+')[0]!) ?? null;
