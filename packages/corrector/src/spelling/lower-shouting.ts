import type { CorrectorMorphology } from '../corrector-morphology';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';

/** A sentence is in capitals with so many words in capitals, and so large a share of its words. */
const [LEAST_WORDS, LEAST_SHARE] = [3, 0.7];

/**
 * The sentences with those in capitals in small letters, so that their words are looked up as others are. Places stay.
 */
export function lowerShouting(
  sentences: readonly GrammarSentence[],
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): GrammarSentence[] {
  return sentences.map((sentence) =>
    isShouted(sentence)
      ? { tokens: sentence.tokens.map((token) => lowerToken(token, morphology)) }
      : sentence,
  );
}

function lowerToken(token: GrammarToken, { analyse }: Pick<CorrectorMorphology, 'analyse'>): GrammarToken {
  if (!isInCapitals(token)) return token;
  const { isKnown, analyses } = analyse(token.lower);
  return {
    ...token,
    form: token.lower,
    isKnown: isKnown || (token.upos === 'PROPN' && token.isKnown),
    readings: analyses,
  };
}

function isInCapitals({ form, lower, isWord }: GrammarToken): boolean {
  return isWord && form.length > 1 && form !== lower && form === form.toUpperCase();
}

function isShouted({ tokens }: GrammarSentence): boolean {
  const words = tokens.filter(({ isWord, form }) => isWord && form.length > 1 && /\p{L}/u.test(form));
  const capitals = words.filter(isInCapitals).length;
  return capitals >= LEAST_WORDS && capitals >= LEAST_SHARE * words.length;
}
