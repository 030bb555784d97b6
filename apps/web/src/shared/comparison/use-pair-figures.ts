import { useTranslation } from 'react-i18next';
import type { HeadFigure } from './comparison-head';
import type { PairedRow } from './paired-rows';
import { useSignedFormat } from './use-paired-columns';
import { useSides } from './use-sides';

/** What a row says as the figures beside the finding: both rates, and their difference with its interval. */
export function usePairFigures(
  { A, B, difference }: PairedRow,
  unit: string,
  decimals: number,
): readonly HeadFigure[] {
  const { t } = useTranslation('comparison');
  const names = useSides();
  const format = useSignedFormat();
  const { value, low, high } = difference;
  return [
    { side: 'A', label: `${names.A.name}, ${unit}`, value: format(A.value, decimals) },
    { side: 'B', label: `${names.B.name}, ${unit}`, value: format(B.value, decimals) },
    {
      label: t('difference'),
      value: format(value, decimals),
      ...(low !== null &&
        high !== null && {
          detail: t('interval.to', { low: format(low, decimals), high: format(high, decimals) }),
        }),
    },
  ];
}
