/**
 * Codes of EstGEC-L2, as `packages/contract/src/error-marks/error-codes.ts` lists them for clients: an operation (`R` other, `M`
 * missing, `U` unneeded) and one kind of error or several.
 */
export const ERROR_CODES = [
  'R:NOM:FORM',
  'R:VERB:FORM',
  'R:SPELL',
  'R:LEX',
  'M:LEX',
  'U:LEX',
  'R:WO',
  'R:WS',
  'R:CASE',
  'M:PUNCT',
  'U:PUNCT',
  'R:PUNCT',
  'R:NOM:FORM:SPELL',
  'R:NOM:FORM:CASE',
  'R:NOM:FORM:SPELL:CASE',
  'R:VERB:FORM:SPELL',
  'R:SPELL:CASE',
  'R:LEX:SPELL',
  'R:LEX:NOM:FORM',
  'R:LEX:VERB:FORM',
  'R:LEX:WS',
  'R:LEX:WO',
  'R:WS:NOM:FORM',
  'R:WS:NOM:FORM:SPELL',
  'R:WS:SPELL',
  'R:WS:CASE',
  'R:WO:NOM:FORM',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
