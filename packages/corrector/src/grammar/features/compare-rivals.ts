import { overlap, type Candidate } from '../../sentence/candidate';
import { FEATURE_NAMES, FEATURE_PLACES, type FeatureName } from './feature-names';

/** Bounds of a candidate's lead over its best rival, in nats; negative where it trails. */
const MOST_BEHIND = 20;

/** Fills in the values that are made of others, and those that compare each candidate with those of the same words. */
export function compareRivals(candidates: readonly Candidate[], rows: Float32Array): void {
  const width = FEATURE_NAMES.length;
  const get = (i: number, name: FeatureName): number => rows[i * width + FEATURE_PLACES[name]]!;
  const set = (i: number, name: FeatureName, value: number): void => {
    rows[i * width + FEATURE_PLACES[name]] = value;
  };
  candidates.forEach(({ kind }, i) => {
    const correctedGain = get(i, 'correctedNew') - get(i, 'correctedOld');
    const cost = Math.max(0, get(i, 'spellingCost'));
    set(i, 'correctedGain', correctedGain);
    set(i, 'contextGain', get(i, 'contextNew') - get(i, 'contextOld'));
    set(i, 'joint', get(i, 'wordModelGain') - cost + (kind === 'form' ? correctedGain : 0));
  });
  const compare = (i: number, rivals: readonly number[]): void => {
    const rank = (name: FeatureName): number => {
      const own = get(i, name);
      return rivals.reduce((count, j) => (j !== i && get(j, name) > own ? count + 1 : count), 0);
    };
    const behind = (name: FeatureName, least: number): number => {
      const best = rivals.reduce((most, j) => (j === i ? most : Math.max(most, get(j, name))), least);
      return Math.min(MOST_BEHIND, get(i, name) - best);
    };
    const leastCost = rivals.reduce((least, j) => {
      const cost = get(j, 'spellingCost');
      return j !== i && cost >= 0 ? Math.min(least, cost) : least;
    }, Infinity);
    set(i, 'rivals', Math.max(0, rivals.length - 1));
    set(i, 'rankCorrected', rank('correctedNew'));
    set(i, 'behindCorrected', behind('correctedNew', -99));
    set(i, 'rankWordModel', rank('wordModelGain'));
    set(i, 'behindWordModel', behind('wordModelGain', 0));
    set(i, 'rankJoint', rank('joint'));
    set(i, 'behindJoint', behind('joint', -99));
    set(i, 'behindFrequency', behind('newFrequency', -99));
    set(i, 'behindCost', leastCost === Infinity ? -1 : get(i, 'spellingCost') - leastCost);
  };
  const spans = groupBySpan(candidates);
  const byPlace = groupByPlace(candidates, spans);
  for (const span of spans) {
    const first = candidates[span[0]!]!;
    const near = new Set(listPlaces(first).flatMap((place) => byPlace.get(place) ?? []));
    const rivals = [...near].filter(([j]) => overlap(first, candidates[j!]!)).flat();
    for (const i of span) compare(i, rivals);
  }
  // Moves are no rivals.
  candidates.forEach(({ kind }, i) => kind === 'move' && compare(i, []));
}

/** The candidates that replace the same tokens, without moves: all of them have the same rivals, themselves among them. */
function groupBySpan(candidates: readonly Candidate[]): readonly (readonly number[])[] {
  const spans = new Map<string, number[]>();
  candidates.forEach(({ kind, start, end }, i) => {
    if (kind === 'move') return;
    const name = `${start} ${end}`;
    const span = spans.get(name) ?? [];
    span.push(i);
    spans.set(name, span);
  });
  return [...spans.values()];
}

/** The spans by the tokens in them: rivals have one in common. */
function groupByPlace(
  candidates: readonly Candidate[],
  spans: readonly (readonly number[])[],
): ReadonlyMap<number, readonly (readonly number[])[]> {
  const byPlace = new Map<number, (readonly number[])[]>();
  for (const span of spans) {
    for (const place of listPlaces(candidates[span[0]!]!)) {
      const there = byPlace.get(place) ?? [];
      there.push(span);
      byPlace.set(place, there);
    }
  }
  return byPlace;
}

/** An insertion counts to the token that follows it. */
function listPlaces({ start, end }: Candidate): number[] {
  return Array.from({ length: Math.max(1, end - start) }, (_, i) => start + i);
}
