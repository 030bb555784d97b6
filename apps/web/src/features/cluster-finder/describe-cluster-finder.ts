import type { ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import type { TFunction } from 'i18next';
import { nameOption } from '../../shared/citation/name-option';
import type { ProvenanceEntry } from '../../shared/provenance/list-provenance';

type Translate = TFunction<'cluster-finder-page'>;

const PLACE_JOINT = ' + ';
const TAG_JOINT = ', ';

/** Places of a cluster in one line. */
export function joinPlaces(places: readonly string[]): string {
  return places.join(PLACE_JOINT);
}

/** The places that were joined. */
export const splitPlaces = (joined: string): readonly string[] => joined.split(PLACE_JOINT);

/** The tags of a place in words. */
export function describeMarkup(markup: string, t: Translate): string {
  return markup
    .split(TAG_JOINT)
    .map((tag) => t(`tags.${tag}`))
    .join(TAG_JOINT);
}

/** True if the places of the clusters are words, which say themselves what they are. */
export function isMadeOfWords({ analysis }: Pick<ClusterFinderRequest, 'analysis'>): boolean {
  return analysis === 'WORDS' || analysis === 'LEMMAS';
}

function describeFilter(request: ClusterFinderRequest, t: Translate): string {
  const forms = Object.values(request.wordForms ?? {}).flatMap((groups) =>
    Object.values(groups ?? {}).flat(),
  );
  const tags = [...(request.wordClasses ?? []), ...forms, ...(request.sentenceParts ?? [])];
  return tags.map((tag) => t(`tags.${tag}`)).join(TAG_JOINT);
}

/** All options of a request as label and value. */
export function listClusterFinderOptions(
  request: ClusterFinderRequest,
  t: Translate,
): readonly ProvenanceEntry[] {
  const answer = (isYes: boolean) => t(isYes ? 'options.yes' : 'options.no');
  const filter = describeFilter(request, t);
  return [
    [t('options.analysis'), t(`options.analyses.${request.analysis}`)],
    [t('options.length'), String(request.length)],
    [t('options.sorting'), t(`options.sortings.${request.sorting}`)],
    [t('options.include_punctuation'), answer(request.includePunctuation)],
    [t('filters.title'), filter === '' ? t('filters.all') : filter],
    [t('options.partial_filter'), answer(request.partialFilter)],
    [t('options.min_frequency'), String(request.minFrequency ?? 1)],
  ];
}

/** The options that are set, in one line. */
export function summariseClusterFinder(request: ClusterFinderRequest, t: Translate): string {
  return [
    t(`options.analyses.${request.analysis}`),
    t('options.words', { count: request.length }),
    request.includePunctuation ? t('summary.punctuation') : '',
    describeFilter(request, t),
    request.partialFilter ? t('summary.partial') : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** The same as citations say it. */
export function citeClusterFinder(request: ClusterFinderRequest, t: Translate): string {
  const { minFrequency, sorting } = request;
  return [
    summariseClusterFinder(request, t),
    nameOption(t('options.sorting'), t(`options.sortings.${sorting}`)),
    ...(minFrequency ? [nameOption(t('options.min_frequency'), minFrequency)] : []),
  ].join(' · ');
}
