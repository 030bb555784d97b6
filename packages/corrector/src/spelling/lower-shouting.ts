import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';

/** A sentence is in capitals with so many words in capitals, and so large a share of its words. */
const [LEAST_WORDS, LEAST_SHARE] = [3, 0.7];

/**
 * The sentences with those in capitals in small letters, so that their words are looked up as others are. Places stay.
 * Rejects if the analyser does.
 */
export async function lowerShouting(
  sentences: readonly GrammarSentence[],
  morphology: CorrectorMorphology,
  options: AnalysisOptions = {},
): Promise<GrammarSentence[]> {
  const lowered = sentences.filter(isShouted).flatMap(({ tokens }) => tokens.filter(isInCapitals));
  if (lowered.length === 0) return [...sentences];
  const found = await morphology.analyse(
    lowered.map(({ lower }) => ({ form: lower, isSentenceInitial: false })),
    options,
  );
  const small = new Map(
    lowered.map((token, i): [GrammarToken, GrammarToken] => {
      const { isKnown, analyses } = found[i]!;
      return [
        token,
        {
          ...token,
          form: token.lower,
          isKnown: isKnown || (token.upos === 'PROPN' && token.isKnown),
          readings: analyses,
        },
      ];
    }),
  );
  return sentences.map(({ tokens }) => ({ tokens: tokens.map((token) => small.get(token) ?? token) }));
}

function isInCapitals({ form, lower, isWord }: GrammarToken): boolean {
  return isWord && form.length > 1 && form !== lower && form === form.toUpperCase();
}

function isShouted({ tokens }: GrammarSentence): boolean {
  const words = tokens.filter(({ isWord, form }) => isWord && form.length > 1 && /\p{L}/u.test(form));
  const capitals = words.filter(isInCapitals).length;
  return capitals >= LEAST_WORDS && capitals >= LEAST_SHARE * words.length;
}
