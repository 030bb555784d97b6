import { overlap, type Candidate } from '../../sentence/candidate';
import { FEATURE_NAMES, FEATURE_PLACES, type FeatureName } from './feature-names';

/** Bounds of a candidate's lead over its best rival, in nats; negative where it trails. */
const MOST_BEHIND = 20;
/** More than a sentence has: makes one number of a span. */
const MOST_TOKENS = 2 ** 20;

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
  const ofSpan = new Map<number, readonly number[]>();
  candidates.forEach(({ kind, start, end }, i) => {
    const span = start * MOST_TOKENS + end;
    const near = ofSpan.get(span) ?? listNear(candidates, byPlace, i);
    ofSpan.set(span, near);
    const rivals = kind === 'move' ? [] : near.filter((j) => j !== i);
    const rank = (name: FeatureName): number => {
      const own = get(i, name);
      let count = 0;
      for (const j of rivals) if (get(j, name) > own) count += 1;
      return count;
    };
    const behind = (name: FeatureName, least: number): number => {
      let best = least;
      for (const j of rivals) best = Math.max(best, get(j, name));
      return Math.min(MOST_BEHIND, get(i, name) - best);
    };
    let leastCost = Infinity;
    for (const j of rivals) {
      const cost = get(j, 'spellingCost');
      if (cost >= 0 && cost < leastCost) leastCost = cost;
    }
    set(i, 'rivals', rivals.length);
    set(i, 'rankCorrected', rank('correctedNew'));
    set(i, 'behindCorrected', behind('correctedNew', -99));
    set(i, 'rankWordModel', rank('wordModelGain'));
    set(i, 'behindWordModel', behind('wordModelGain', 0));
    set(i, 'rankJoint', rank('joint'));
    set(i, 'behindJoint', behind('joint', -99));
    set(i, 'behindFrequency', behind('newFrequency', -99));
    set(i, 'behindCost', leastCost === Infinity ? -1 : get(i, 'spellingCost') - leastCost);
  });
}

/** Candidates for the words of a candidate, itself among them; moves are no rivals. */
function listNear(
  candidates: readonly Candidate[],
  byPlace: ReadonlyMap<number, readonly number[]>,
  i: number,
): number[] {
  const near = new Set(listPlaces(candidates[i]!).flatMap((place) => byPlace.get(place) ?? []));
  return [...near].filter((j) => candidates[j]!.kind !== 'move' && overlap(candidates[i]!, candidates[j]!));
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
