import { capitalise } from '@keelerada/estonian/capitalise';
import type { Correction } from '../correction/correction';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { startsWithCapital } from '../sentence/match-case';
import type { SpellingKnowledge } from './rank-respellings';

/** `kOol`, `tALLINN`; `KOolis`; `TelekaT`, `ValimisliiduST`. Two words with a capital each (`YouTube`) are a name. */
const INNER = /^(?:\p{Ll}+\p{Lu}[\p{Ll}\p{Lu}]*|\p{Lu}{2}\p{Ll}{2,}|\p{Lu}\p{Ll}{2,}\p{Lu}+)$/u;
/** An abbreviation of two letters with an ending: `ELis`. */
const ABBREVIATION =
  /^\p{Lu}{2}(?:i|s|st|sse|l|le|lt|ga|ks|ni|na|ta|d|de|lik|line|lane|lased|ist|id|iga|ile|ilt|il|is|ist|isse)$/u;
/** Usual words alone (decimal logarithm of the frequency): `eKool` stays. */
const LEAST_FREQUENCY = -6.5;
const NAME_SHARE = 0.3;
const SCORE = 0.9;

/** Known words with capital letters inside, in text order. */
export function findInnerCapitals(
  sentences: readonly GrammarSentence[],
  { lexicon, morphology }: Pick<SpellingKnowledge, 'lexicon' | 'morphology'>,
): Correction[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => {
      const { form, lower } = token;
      if (!INNER.test(form) || ABBREVIATION.test(form)) return [];
      const id = lexicon.find(lower);
      const isUsual = lexicon.logFrequency(id) >= LEAST_FREQUENCY;
      // A usual word that no dictionary has is a brand: `iPhone`, `RStudio`.
      if (!morphology.analyse(lower).isKnown || (!isUsual && lower.length <= LONGEST_BRAND)) return [];
      const isName = lexicon.capitalShare(id) > NAME_SHARE;
      return [makeCorrection(token, { isName, isFirst: at === 0 })];
    }),
  );
}

/** A long word that the dictionary takes apart is no brand. */
const LONGEST_BRAND = 9;

function makeCorrection(
  { start, end, form, lower }: GrammarToken,
  { isName, isFirst }: { readonly isName: boolean; readonly isFirst: boolean },
): Correction {
  const capital = capitalise(lower);
  const written = startsWithCapital(form) ? (isFirst ? [capital, lower] : [lower, capital]) : [lower];
  return {
    ...{ start, end, original: form, replacements: isName ? [capital] : written },
    ...{ type: 'capitalizationError', tier: 'sure', score: SCORE },
    reason: { kind: 'capital-letter', wanted: 'small', because: 'inside' },
  };
}
