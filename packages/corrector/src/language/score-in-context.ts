import type { WordModel } from '../language/word-model';
import type { GrammarSentence } from '../sentence/grammar-sentence';

/** Natural logarithm of the probability of a sentence around `words` in place of the tokens from `start` to `end`. */
export function scoreInContext(
  model: WordModel,
  { tokens }: GrammarSentence,
  { start, end }: { readonly start: number; readonly end: number },
  words: readonly string[],
): number {
  const { sentenceStart, sentenceEnd } = model.ids;
  const idAt = (at: number): number =>
    at < 0 ? sentenceStart : at >= tokens.length ? sentenceEnd : model.idOf(tokens[at]!.form);
  const behind = end >= tokens.length ? [sentenceEnd] : [idAt(end), idAt(end + 1)];
  const ids = [idAt(start - 2), idAt(start - 1), ...words.map((word) => model.idOf(word)), ...behind];
  let sum = 0;
  for (let i = 2; i < ids.length; i++) sum += model.logProbability(ids[i]!, ids[i - 1]!, ids[i - 2]!);
  return sum;
}
