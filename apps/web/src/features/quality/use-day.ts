import { useLanguage } from '../../shared/i18n/use-language';

/** Writes a day such as 2026-11-26 in words. */
export function useDay(): (date: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'et' ? 'et-EE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(date));
}
