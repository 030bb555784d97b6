import { useLanguage } from '../../shared/i18n/use-language';

const WEEK = 7;
const MONTH = 30;

/** Names a day by how far it is, as people say it: today, tomorrow, in 3 days, in 2 weeks. */
export function useDueDay(): (days: number) => string {
  const language = useLanguage();
  const format = new Intl.RelativeTimeFormat(language === 'et' ? 'et-EE' : 'en-GB', { numeric: 'auto' });
  return (days) => {
    if (days < 2 * WEEK) return format.format(days, 'day');
    return days < 2 * MONTH
      ? format.format(Math.round(days / WEEK), 'week')
      : format.format(Math.round(days / MONTH), 'month');
  };
}
