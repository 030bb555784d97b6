import { useTranslation } from 'react-i18next';
import type { Label } from '@keelerada/contract/texts/enumerations';
import { parseLanguage, type Language } from '@keelerada/contract/fields/language';
import { DEFAULT_LANGUAGE } from './languages';

/** The language of the interface now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}

/** Reads a label of the contract's enumerations in the language of the interface. */
export function useLabel(): (label: Label) => string {
  const language = useLanguage();
  return (label) => label[language];
}

/** Names one after another, with the language's word before the last. */
export function useListFormat(): (names: readonly string[]) => string {
  const language = useLanguage();
  const format = new Intl.ListFormat(language === 'et' ? 'et-EE' : 'en-GB', { type: 'conjunction' });
  return (names) => format.format(names);
}

/** Number formats of the language; fraction digits are fixed so that columns line up. */
export function useNumberFormat(fractionDigits = 0): (value: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  return (value) => format.format(value);
}

/** Writes a day or moment (ISO) as the language does; without options its date and time in short. */
export function useDateFormat(
  options: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'short' },
): (at: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'et' ? 'et-EE' : 'en-GB', options);
  return (at) => format.format(new Date(at));
}
