import type { Candidate } from '../sentence/candidate';
import { isFinite, type GrammarSentence } from '../sentence/grammar-sentence';
import { CERTAIN_PROBABILITY } from './decode-candidates';

const LEAST_WORDS = 3;
const END_MARK = /^[.?!…]$/u;

/**
 * Probabilities of the candidates of the sentence that opens a text: a whole sentence begins with a capital letter, which the
 * trees, who see what is before a sentence, do not know there.
 */
export function raiseFirstCapital(
  { tokens }: GrammarSentence,
  candidates: readonly Candidate[],
  probabilities: readonly number[],
): readonly number[] {
  const words = tokens.filter(({ isWord }) => isWord);
  const isWhole =
    words.length >= LEAST_WORDS && words.some(isFinite) && END_MARK.test(tokens.at(-1)?.form ?? '');
  const [first] = tokens;
  if (!isWhole || !first?.isKnown || first.form !== first.lower) return probabilities;
  return probabilities.map((probability, i) => {
    const { kind, start } = candidates[i]!;
    return kind === 'capital' && start === 0 ? Math.max(probability, CERTAIN_PROBABILITY) : probability;
  });
}
