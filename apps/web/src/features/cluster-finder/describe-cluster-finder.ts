import type { ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import type { TFunction } from 'i18next';

const PLACE_JOINT = ' + ';
const TAG_JOINT = ', ';

/** Places of a cluster in one line. */
export function joinPlaces(places: readonly string[]): string {
  return places.join(PLACE_JOINT);
}

/** The places that were joined. */
export const splitPlaces = (joined: string): readonly string[] => joined.split(PLACE_JOINT);

/** Tags in words. */
export const nameTags = (tags: readonly string[], t: TFunction): string =>
  tags.map((tag) => t(`tags.${tag}`)).join(TAG_JOINT);

/** The tags of a place in words. */
export const describeMarkup = (markup: string, t: TFunction): string => nameTags(markup.split(TAG_JOINT), t);

/** True if the places of the clusters are words, which say themselves what they are. */
export function isMadeOfWords({ analysis }: Pick<ClusterFinderRequest, 'analysis'>): boolean {
  return analysis === 'WORDS' || analysis === 'LEMMAS';
}
