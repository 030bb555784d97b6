import type { ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import type { TFunction } from 'i18next';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

/** Who marked the texts, as label and value. */
export function listMarkEntries(
  { provenance }: ErrorProfileResponse,
  t: TFunction,
): readonly ProvenanceEntry[] {
  const { machineTexts, goldTexts, waitingTexts, otherTexts, version, resamples, seed } = provenance;
  const counts = [
    ['machine', machineTexts],
    ['gold', goldTexts],
    ['waiting', waitingTexts],
    ['other', otherTexts],
  ] as const;
  return [
    ...counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [t(`source.${name}`), String(count)] as const),
    ...(version === null ? [] : [[t('source.version'), version] as const]),
    [t('source.interval'), t('source.bootstrap', { resamples, seed })],
  ];
}
