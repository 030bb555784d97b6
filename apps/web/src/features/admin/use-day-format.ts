import { useLanguage } from '../../shared/i18n/use-language';

/** A day (YYYY-MM-DD) as the language writes it. */
export function useDayFormat(): (day: string) => string {
  const locale = useLanguage() === 'et' ? 'et-EE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
