import { type CancelFlag, throwIfCancelled } from '../../base/cancellation';
import { sortByKeys } from '../../base/sort-by-keys';
import type { Hits } from '../../keyword/hits';
import { rateParts, scoreExample } from './rate-sentence';
import { SentenceReader } from './sentence-reader';

/** Sentences between two looks at the cancel flag. */
const HITS_A_LOOK = 4096;
/** Scores that differ by less are equal, so that a second order tells them apart. */
const STEPS = 1000;

/**
 * A sort key for each hit, the smallest for the best example: 1000 × (1 − score), rounded. Of sentences that are the same but
 * for forms, figures and names the first one of the best keeps its score, whatever segments there are. Of hits that are not
 * `listed` nothing is looked at. Throws QueryCancelledError.
 */
export function rateHits(hits: Hits, listed: Uint32Array | undefined, cancel?: CancelFlag): Uint32Array {
  const size = listed?.length ?? hits.total;
  const reader = new SentenceReader(hits);
  const keys = new Uint32Array(hits.total);
  const sentences = new Float64Array(hits.total);
  const order = listed ?? sortByKeys(new Uint32Array(hits.total));
  for (let i = 0; i < size; i++) {
    if (i % HITS_A_LOOK === 0) throwIfCancelled(cancel);
    const hit = order[i]!;
    const sentence = reader.read(hit);
    keys[hit] = toKey(scoreExample(rateParts({ ...sentence, isRepeated: false })));
    sentences[hit] = sentence.key;
  }
  const seen = new Set<number>();
  for (const hit of sortByKeys(keys, order)) {
    const sentence = sentences[hit]!;
    if (seen.has(sentence)) keys[hit] = toKey(scoreRepeated(keys[hit]!));
    seen.add(sentence);
  }
  return keys;
}

const toKey = (score: number) => Math.round((1 - score) * STEPS);
/** A repeated sentence has half of its score. */
const scoreRepeated = (key: number) => (1 - key / STEPS) / 2;
