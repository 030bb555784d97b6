import type { KeynessResponse, KeynessRow } from '@keelerada/contract/tools/keyness';
import { mixSides, orderBySureness, type PairedRow } from '../../../shared/comparison/paired-rows';

/** A word of both selections. Its difference is the log ratio. */
export interface KeywordPair extends PairedRow {
  readonly of: KeynessRow;
}

/** In fewer words a number per million would claim more than was seen. */
const LEAST_WORDS_FOR_MILLION = 10_000;
const [THOUSAND, MILLION] = [1000, 1_000_000];
/** Of so many words up to this corrected p, one in twenty differs by chance. */
const MOST_P = 0.05;

/** So many words the rates are of. */
export const chooseRateWords = ({ totals, vordlusTotals }: KeynessResponse): number =>
  Math.min(totals.runningWords, vordlusTotals.runningWords) < LEAST_WORDS_FOR_MILLION ? THOUSAND : MILLION;

export function pairKeywords(answer: KeynessResponse): readonly KeywordPair[] {
  const share = chooseRateWords(answer) / MILLION;
  const rate = (perMillion: number) => ({ value: perMillion * share, low: null, high: null });
  const pairs = answer.votmesonad.map((of) => {
    const { logSuhe: value, logSuheAlla: low, logSuheUles: high } = of;
    const isSure = (low > 0 || high < 0) && of.pParandatud < MOST_P;
    return {
      ...{ key: of.sona, of, difference: { value, low, high, isSure } },
      ...{ A: rate(of.miljoniKohtaA), B: rate(of.miljoniKohtaB) },
      counts: { A: of.sagedusA, B: of.sagedusB },
    };
  });
  return mixSides(orderBySureness(pairs));
}
