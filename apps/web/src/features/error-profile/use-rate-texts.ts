import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { MarkCount } from './read-rate';

const DECIMALS = 2;

/** How rates and counts are written. */
export function useRateTexts() {
  const { t } = useTranslation('error-profile-screen');
  const formatRate = useNumberFormat(DECIMALS);
  const writeRate = ({ observed }: MarkCount): string => formatRate(observed.per100);
  const writeInterval = ({ observed: { low, high } }: MarkCount): string =>
    low === null || high === null ? '' : `${formatRate(low)}–${formatRate(high)}`;
  /** "425 marked errors in 153 texts". */
  const writeCounts = ({ hits, textsWithHits }: MarkCount): string =>
    t('counts', {
      marks: t('marks', { count: hits }),
      texts: t('in_texts', { count: textsWithHits }),
    });
  /** What a bar or a cell says, for whoever points at it or hears it. */
  const describe = (count: MarkCount, ...names: readonly string[]): string => {
    const interval = writeInterval(count);
    const rate = writeRate(count);
    const figure = interval === '' ? t('rate', { rate }) : t('rate_interval', { rate, interval });
    const parts = [figure, writeCounts(count), ...(count.isSmall ? [t('little')] : [])];
    return `${names.join(', ')}: ${parts.join('; ')}`;
  };
  return { writeRate, writeInterval, writeCounts, describe };
}
