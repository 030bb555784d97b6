import { useLanguage } from '../../shared/i18n/use-language';

/** Date and time of an ISO string as the language writes them. */
export function useMomentFormat(): (at: string) => string {
  const locale = useLanguage() === 'et' ? 'et-EE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(new Date(at));
}
