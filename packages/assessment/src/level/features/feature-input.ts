import type { AnnotatedText, AnnotatedToken } from '@keelerada/estonian/annotated-text';
import type { AssessedSentence, AssessedWord } from '../../words/assessed-word';

/** A word with its UD features looked up by name. */
export interface LevelWord extends AssessedWord {
  readonly morphology: ReadonlyMap<string, string>;
}

/** What the feature measures see of a text: each sentence once, its words and, with punctuation, its tokens. */
export interface FeatureInput {
  readonly sentences: readonly (readonly LevelWord[])[];
  readonly words: readonly LevelWord[];
  readonly tokens: readonly (readonly AnnotatedToken[])[];
}

/** Values of features by name. */
export type FeatureValues = Record<string, number>;

/** Sentences of fewer words may well come twice in a text (`Tere!`). */
const LEAST_REPEATED_WORDS = 3;

/**
 * Prepares the measuring of features. A sentence that comes again is left out, so that a text pasted several times
 * counts once.
 */
export function makeFeatureInput(
  annotated: AnnotatedText,
  sentences: readonly AssessedSentence[],
): FeatureInput {
  const parsed = new Map<string, ReadonlyMap<string, string>>();
  const tokensAt = new Map(annotated.sentences.map(({ start, tokens }) => [start, tokens]));
  const seen = new Set<string>();
  const kept = sentences.filter(({ words }) => {
    if (words.length < LEAST_REPEATED_WORDS) return true;
    const key = words.map(({ form }) => form.toLowerCase()).join(' ');
    return !seen.has(key) && seen.add(key);
  });
  const prepared = kept.map(({ words }) =>
    words.map((word) => ({ ...word, morphology: parseFeatures(word.features, parsed) })),
  );
  return {
    sentences: prepared,
    words: prepared.flat(),
    tokens: kept.map(({ start }) => tokensAt.get(start) ?? []),
  };
}

function parseFeatures(
  features: string,
  parsed: Map<string, ReadonlyMap<string, string>>,
): ReadonlyMap<string, string> {
  const known = parsed.get(features);
  if (known) return known;
  const pairs = features === '_' ? [] : features.split('|');
  const made = new Map(pairs.map((pair) => pair.split('=') as [string, string]));
  parsed.set(features, made);
  return made;
}

/** `part` of `whole`, 0 where there is nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function mean(values: readonly number[]): number {
  return share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );
}
