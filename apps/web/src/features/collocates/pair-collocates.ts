import type { CollocatesResponse } from '@keelerada/contract/tools/collocates';
import type { KnownRate } from '@keelerada/corpus-engine/distribution/compare-rates';
import { pairCounts, type PairedRow, pairRates } from '../../shared/comparison/paired-rows';
import type { Pair } from '../../shared/tool-frame/tool-definition';

const PER_HUNDRED = 100;
/** Neighbours of fewer keywords come from one or two texts: no difference is sure. */
const LEAST_KEYWORDS = 5;

/** The neighbours of a keyword in both selections, as so many beside a hundred keywords. */
export function pairCollocates({ A, B }: Pair<CollocatesResponse>, least: number): readonly PairedRow[] {
  const list = ({ collocateList }: CollocatesResponse) =>
    new Map(collocateList.map(({ collocate, coOccurrences }) => [collocate, coOccurrences]));
  const among = { A: A.keywordFrequency, B: B.keywordFrequency };
  const rows = pairCounts({ A: list(A), B: list(B) }, among, PER_HUNDRED).filter(
    ({ counts }) => Math.max(counts.A, counts.B) >= least,
  );
  if (Math.min(among.A, among.B) >= LEAST_KEYWORDS) return rows;
  const guess = ({ value }: KnownRate): KnownRate => ({ value, low: null, high: null });
  return rows.map(({ key, A: a, B: b, counts }) => pairRates(key, guess(a), guess(b), counts, true));
}
