import { useTranslation } from 'react-i18next';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** The time between two ISO strings, in its two largest units. */
export function useDurationFormat(): (from: string, to: string) => string {
  const { t } = useTranslation('admin');
  return (from, to) => {
    const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / SECOND_MS));
    const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)];
    if (hours > 0) return t('jobs.durations.hours', { hours, minutes });
    if (minutes > 0) return t('jobs.durations.minutes', { minutes, seconds: seconds % MINUTE_S });
    return t('jobs.durations.seconds', { seconds });
  };
}
