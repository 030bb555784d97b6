/**
 * What a reader writes in place of a formula: no character of Unicode, so that it is nothing a text holds. It becomes
 * `FORMULA_SIGN` once formulas are counted.
 */
export const FORMULA_MARK = '\ufdd0';
/** A symbol that stands for a formula in the text, for analysis no word. */
export const FORMULA_SIGN = '□';
