import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { TokenDescription } from './respelling-features';

/** Values of a word for the detector, in the order of `makeErrorRow`. */
export const ERROR_FEATURES = [
  'isKnown',
  'best',
  'second',
  'third',
  'sum',
  'candidates',
  'bestCost',
  'frequency',
  'context',
  'left',
  'right',
  'letters',
  'unknownShare',
  'isCapital',
  'isFirst',
  'isUpper',
  'isName',
  'length',
  'sentenceLength',
  'isBeforeCapital',
  'isAfterCapital',
  'hasHyphen',
] as const;

/** A respelling with the ranker's probability. */
export interface ScoredRespelling {
  readonly word: string;
  readonly cost: number;
  /** Probability that it is the right word, before calibration by the detector. */
  readonly probability: number;
}

/** The values of a word. `respellings` are sorted, best first. */
export function makeErrorRow(
  sentence: GrammarSentence,
  place: number,
  respellings: readonly ScoredRespelling[],
  description: TokenDescription,
): Float32Array {
  const { tokens } = sentence;
  const token = tokens[place]!;
  const probability = (rank: number): number => respellings[rank]?.probability ?? 0;
  const isCapital = (at: number): number => (/^\p{Lu}/u.test(tokens[at]?.form ?? '') ? 1 : 0);
  return Float32Array.from([
    token.isKnown ? 1 : 0,
    probability(0),
    probability(1),
    probability(2),
    respellings.reduce((sum, respelling) => sum + respelling.probability, 0),
    respellings.length,
    respellings[0]?.cost ?? 20,
    description.frequency,
    description.context,
    description.left,
    description.right,
    description.letters,
    description.unknownShare,
    ...description.flags,
    token.lower.length,
    tokens.length,
    isCapital(place + 1),
    isCapital(place - 1),
    token.form.includes('-') ? 1 : 0,
  ]);
}
