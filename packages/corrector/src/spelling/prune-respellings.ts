import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import type { WordModel } from '../language/word-model';
import { ContextScores } from './context-scores';
import type { ListedRespelling, ListedToken } from './list-respellings';

/** A known word is questioned only if another fits its place better by so many nats. */
const LEAST_KNOWN_GAIN = 1;

/**
 * Drops respellings of known words that do not fit better, or that are other forms of the same lemma (these are a matter
 * of grammar).
 */
export function pruneRespellings(
  sentences: readonly GrammarSentence[],
  listed: readonly (readonly ListedToken[])[],
  words: WordModel,
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): ListedToken[][] {
  return listed.map((tokens, s) => {
    const context = new ContextScores(words, sentences[s]!);
    return tokens.flatMap((listedToken) => {
      const entry = keepFitting(sentences[s]!, listedToken, context);
      const token = sentences[s]!.tokens[entry.place]!;
      if (!token.isKnown) return [entry];
      const respellings = entry.respellings.filter(({ word }) => !sharesLemma(token, word, morphology));
      return respellings.length > 0 ? [{ ...entry, respellings }] : [];
    });
  });
}

function keepFitting(sentence: GrammarSentence, entry: ListedToken, context: ContextScores): ListedToken {
  const { isKnown, lower } = sentence.tokens[entry.place]!;
  if (!isKnown) return entry;
  const least = context.scoreWords(entry.place, [lower]) + LEAST_KNOWN_GAIN;
  const fits = ({ word }: ListedRespelling): boolean => context.scoreWords(entry.place, [word]) >= least;
  return { ...entry, respellings: entry.respellings.filter(fits) };
}

/** Whether a reading of the written word has the lemma of a reading of the other word. */
export function sharesLemma(
  { readings }: GrammarToken,
  word: string,
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): boolean {
  const lemmas = new Set(readings.map(({ lemma }) => lemma));
  return !word.includes(' ') && analyse(word).analyses.some(({ lemma }) => lemmas.has(lemma));
}
