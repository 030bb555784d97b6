import type { Language } from '@keelerada/contract/fields/language';

/** Writes numbers as the screens do, with as many decimals as are asked for. */
export function makeNumberFormat(language: Language): (value: number, digits?: number) => string {
  const locale = language === 'et' ? 'et-EE' : 'en-GB';
  return (value, digits = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
