import type { ErrorProfileRequest, ErrorProfileResponse } from '@keelerada/contract/tools/error-profile';
import type { TFunction } from 'i18next';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

export type ProfileTFunction = TFunction<'error-profile-screen'>;

/** What was asked, and who marked the texts, as label and value. */
export function listProfileEntries(
  { omadus }: ErrorProfileRequest,
  { provenance }: ErrorProfileResponse,
  t: ProfileTFunction,
): readonly ProvenanceEntry[] {
  const { machineTexts, goldTexts, waitingTexts, otherTexts, version, resamples, seed } = provenance;
  const counts = [
    ['machine', machineTexts],
    ['gold', goldTexts],
    ['waiting', waitingTexts],
    ['other', otherTexts],
  ] as const;
  return [
    [t('by.title'), t(`by.${omadus}`)],
    ...counts
      .filter(([, count]) => count > 0)
      .map(([name, count]) => [t(`source.${name}`), String(count)] as const),
    ...(version === null ? [] : [[t('source.version'), version] as const]),
    [t('source.interval'), t('source.bootstrap', { resamples, seed })],
  ];
}

/** The question in a line. */
export const summariseProfile = ({ omadus }: ErrorProfileRequest, t: ProfileTFunction): string =>
  t(`by.${omadus}`);
