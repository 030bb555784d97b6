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
  const byPlace = groupByPlace(candidates);
  candidates.forEach((candidate, i) => {
    const near = new Set(listPlaces(candidate).flatMap((place) => byPlace.get(place) ?? []));
    const rivals = [...near].filter((j) => isRival(candidate, candidates[j]!));
    const rank = (name: FeatureName): number => rivals.filter((j) => get(j, name) > get(i, name)).length;
    const behind = (name: FeatureName, least: number): number => {
      const best = rivals.reduce((most, j) => Math.max(most, get(j, name)), least);
      return Math.min(MOST_BEHIND, get(i, name) - best);
    };
    set(i, 'rivals', rivals.length);
    set(i, 'rankCorrected', rank('correctedNew'));
    set(i, 'behindCorrected', behind('correctedNew', -99));
    set(i, 'rankWordModel', rank('wordModelGain'));
    set(i, 'behindWordModel', behind('wordModelGain', 0));
    set(i, 'rankJoint', rank('joint'));
    set(i, 'behindJoint', behind('joint', -99));
    set(i, 'behindFrequency', behind('newFrequency', -99));
    const costs = rivals.map((j) => get(j, 'spellingCost')).filter((cost) => cost >= 0);
    set(i, 'behindCost', costs.length === 0 ? -1 : get(i, 'spellingCost') - Math.min(...costs));
  });
}

/** The candidates by the tokens that they replace: rivals have one in common. */
function groupByPlace(candidates: readonly Candidate[]): ReadonlyMap<number, readonly number[]> {
  const byPlace = new Map<number, number[]>();
  candidates.forEach((candidate, i) => {
    for (const place of listPlaces(candidate)) {
      const there = byPlace.get(place) ?? [];
      there.push(i);
      byPlace.set(place, there);
    }
  });
  return byPlace;
}

/** An insertion counts to the token that follows it. */
function listPlaces({ start, end }: Candidate): number[] {
  return Array.from({ length: Math.max(1, end - start) }, (_, i) => start + i);
}

/** Another candidate for the same words; moves are no rivals. */
function isRival(candidate: Candidate, other: Candidate): boolean {
  return (
    candidate !== other && candidate.kind !== 'move' && other.kind !== 'move' && overlap(candidate, other)
  );
}
