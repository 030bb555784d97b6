import type { DistributionRequest } from '@keelerada/contract/tools/distribution';
import type { TFunction } from 'i18next';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

export type DistributionTFunction = TFunction<['distribution-screen', 'word-search', 'word-context']>;

function listSearchEntries(
  { cql, keyword, vordlussona, type, shareOf }: DistributionRequest,
  t: DistributionTFunction,
): readonly ProvenanceEntry[] {
  if (typeof cql === 'string')
    return [[t('word-context:by_form.query'), cql], ...(shareOf ? [[t('share_of'), shareOf] as const] : [])];
  return [
    [t('word-search:keyword.title'), keyword ?? ''],
    ...(vordlussona ? [[t('second_word'), vordlussona] as const] : []),
    [t('word-search:type.title'), t(`word-search:type.${type ?? 'WORDS'}`)],
  ];
}

/** Options of a search as label and value. */
export function listDistributionOptions(
  request: DistributionRequest,
  t: DistributionTFunction,
): readonly ProvenanceEntry[] {
  return [
    ...listSearchEntries(request, t),
    [t('word-search:keep_capitalization'), t(request.keepCapitalization ? 'yes' : 'no')],
  ];
}

/** The options in one line. */
export function summariseDistribution(request: DistributionRequest, t: DistributionTFunction): string {
  return listSearchEntries(request, t)
    .map(([, value]) => value)
    .join(' · ');
}

/** The same as citations say it. */
export function citeDistribution(
  request: DistributionRequest,
  t: TFunction<['distribution-screen', 'word-search', 'word-context', 'citation']>,
): string {
  return [
    summariseDistribution(request, t),
    ...(request.keepCapitalization ? [t('citation:case_sensitive')] : []),
  ].join(' · ');
}
