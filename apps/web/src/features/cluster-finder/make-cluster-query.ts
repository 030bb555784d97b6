import type { ClusterFinderRequest } from '@keelerada/contract/tools/cluster-finder';
import { type CqlPlace, makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import { clusterForms } from '@keelerada/contract/tools/cluster-choices';

const TAG_JOINT = ', ';
const ADPOSITION = 'K';
const CASES: readonly string[] = clusterForms.K.case;
/** Words that clusters without punctuation pass over. */
const PASSED_OVER: CqlPlace = { class: 'Z', least: 0, most: null };
/** Sentence parts begin with a capital letter or `@`; so do word classes, which stand first. */
const PART = /^(?:@?[A-Z]+)$/u;
/** A word that has no sentence part. */
const NO_PART = '_';

/**
 * The query by form that finds the places where a cluster stands. The case that an adposition governs is not asked for: it is
 * no tag of the adposition itself.
 */
export function makeClusterQuery(
  { analysis, includePunctuation }: Pick<ClusterFinderRequest, 'analysis' | 'includePunctuation'>,
  markups: readonly string[],
): string {
  const places = markups.map((markup) => readPlace(analysis, markup));
  const row = includePunctuation
    ? places
    : places.flatMap((place, index) => (index === 0 ? [place] : [PASSED_OVER, place]));
  return makeCql(row, true);
}

function readPlace(analysis: ClusterFinderRequest['analysis'], markup: string): CqlPlace {
  switch (analysis) {
    case 'WORDS':
      return { word: markup };
    case 'LEMMAS':
      return { lemma: markup };
    case 'WORD_CLASS':
      return { class: markup };
    case 'SYNTACTIC':
      return { part: markup === NO_PART ? '' : markup };
    case 'MORPHOLOGICAL':
      return readTags(markup.split(TAG_JOINT));
    case 'MORPHOLOGICAL_SYNTACTIC': {
      const tags = markup.split(TAG_JOINT);
      const last = tags.at(-1)!;
      const hasPart = tags.length > 1 && PART.test(last);
      return hasPart ? { ...readTags(tags.slice(0, -1)), part: last } : { ...readTags(tags), part: '' };
    }
  }
}

function readTags(tags: readonly string[]): CqlPlace {
  const isGoverning = tags[0] === ADPOSITION && CASES.includes(tags.at(-1)!);
  return { tags: (isGoverning ? tags.slice(0, -1) : tags).join(' ') };
}
