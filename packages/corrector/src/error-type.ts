/** Error types of one kind; joined types pair some of them with `+`, the first giving the colour. */
export const SINGLE_ERROR_TYPES = [
  'spellingError',
  'spellingErrorTest',
  'capitalizationError',
  'caseError',
  'verbFormError',
  'wordChoiceError',
  'missingPunctuation',
  'extraPunctuation',
  'wrongPunctuation',
  'punctuationOrder',
  'wordOrderError',
  'wordCountError',
  'missingWordError',
  'extraWordError',
  'multipleErrors',
] as const;

/** Codes of errors that are of several kinds at once. */
export const JOINED_ERROR_TYPES = [
  'wordCountError+caseError',
  'wordCountError+spellingError',
  'wordCountError+capitalizationError',
  'wordCountError+caseError+spellingError',
  'wordCountError+caseError+capitalizationError',
  'caseError+spellingError',
  'caseError+capitalizationError',
  'caseError+spellingError+capitalizationError',
  'verbFormError+spellingError',
  'verbFormError+capitalizationError',
  'verbFormError+spellingError+capitalizationError',
  'wordChoiceError+spellingError',
  'wordChoiceError+capitalizationError',
  'wordChoiceError+caseError',
  'wordChoiceError+verbFormError',
  'wordChoiceError+wordOrderError',
  'wordChoiceError+wordCountError',
  'spellingError+capitalizationError',
  'extraWordError+spellingError',
] as const;

/** A word that the dictionary does not know and nothing better is known for: a quiet mark, no error. */
export const UNKNOWN_WORD = 'unknownWord';

/** An order of words that reads better: advice, no error. */
export const WORD_ORDER_ADVICE = 'wordOrderAdvice';

/** The code of an error or of a quiet mark, as the screen and the wire format name it. */
export type ErrorType =
  | (typeof SINGLE_ERROR_TYPES)[number]
  | (typeof JOINED_ERROR_TYPES)[number]
  | typeof UNKNOWN_WORD
  | typeof WORD_ORDER_ADVICE;

/** True for an error, false for a quiet mark or advice. */
export function isErrorType(type: ErrorType): boolean {
  return type !== UNKNOWN_WORD && type !== WORD_ORDER_ADVICE;
}
