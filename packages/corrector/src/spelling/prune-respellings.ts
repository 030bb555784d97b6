import type { AnalysisOptions, EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import type { WordModel } from '../language/word-model';
import { ContextScores } from './context-scores';
import type { ListedRespelling, ListedToken } from './list-respellings';

/** A known word is questioned only if another fits its place better by so many nats. */
const LEAST_KNOWN_GAIN = 1;

export type FindAnalyses = (word: string) => EstonianFormAnalyses | undefined;

export interface PrunedRespellings {
  readonly listed: readonly (readonly ListedToken[])[];
  /** Readings of the respellings that are left. */
  readonly analyses: FindAnalyses;
}

/**
 * Drops respellings of known words that do not fit better, or that are other forms of the same lemma (these are a matter
 * of grammar). Asks for the readings of all that is left in one batch.
 */
export async function pruneRespellings(
  sentences: readonly GrammarSentence[],
  listed: readonly (readonly ListedToken[])[],
  words: WordModel,
  morphology: CorrectorMorphology,
  options?: AnalysisOptions,
): Promise<PrunedRespellings> {
  const fitting = listed.map((tokens, s) => {
    const context = new ContextScores(words, sentences[s]!);
    return tokens.map((entry) => keepFitting(sentences[s]!, entry, context));
  });
  const asked = [
    ...new Set(fitting.flat(2).flatMap(({ respellings }) => respellings.map(({ word }) => word))),
  ].filter((word) => !word.includes(' '));
  const found = await morphology.analyse(
    asked.map((form) => ({ form, isSentenceInitial: false })),
    options,
  );
  const readings = new Map(asked.map((word, i) => [word, found[i]!]));
  const analyses: FindAnalyses = (word) => readings.get(word);
  const kept = fitting.map((tokens, s) =>
    tokens.flatMap((entry) => {
      const token = sentences[s]!.tokens[entry.place]!;
      if (!token.isKnown) return [entry];
      const respellings = entry.respellings.filter(({ word }) => !sharesLemma(token, word, analyses));
      return respellings.length > 0 ? [{ ...entry, respellings }] : [];
    }),
  );
  return { listed: kept, analyses };
}

function keepFitting(sentence: GrammarSentence, entry: ListedToken, context: ContextScores): ListedToken {
  const { isKnown, lower } = sentence.tokens[entry.place]!;
  if (!isKnown) return entry;
  const least = context.scoreWords(entry.place, [lower]) + LEAST_KNOWN_GAIN;
  const fits = ({ word }: ListedRespelling): boolean => context.scoreWords(entry.place, [word]) >= least;
  return { ...entry, respellings: entry.respellings.filter(fits) };
}

/** Whether a reading of the written word has the lemma of a reading of the other word. */
export function sharesLemma({ readings }: GrammarToken, word: string, analyses: FindAnalyses): boolean {
  const lemmas = new Set(readings.map(({ lemma }) => lemma));
  return (analyses(word)?.analyses ?? []).some(({ lemma }) => lemmas.has(lemma));
}
