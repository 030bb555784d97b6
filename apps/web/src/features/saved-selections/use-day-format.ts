import { useLanguage } from '../../shared/i18n/use-language';

/** The day of a moment as the language writes it. */
export function useDayFormat(): (at: string) => string {
  const locale = useLanguage() === 'et' ? 'et-EE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (at) => format.format(new Date(at));
}
