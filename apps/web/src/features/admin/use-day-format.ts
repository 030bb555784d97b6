import { useDateFormat } from '../../shared/i18n/use-language';

/** A day (YYYY-MM-DD) as the language writes it. */
export const useDayFormat = () => useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
