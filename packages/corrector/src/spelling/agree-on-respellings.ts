import { type Correction, MOST_REPLACEMENTS } from '../correction/correction';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';

/**
 * Least probability that a respelling of an unknown word is right, by the grammar model or by the speller if it says the
 * same. Of those below it in 130 texts of learners about half were wrong.
 */
const LEAST_BELIEVED = 0.45;

/** A short unknown name is a misspelt word from this probability on: `Hilj` is no `Hilja`, `Plun` is `Palun`. */
const LEAST_OF_NAME = 0.9;
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,5}$/u;

/** Whether a word with a capital may well be a name as it is written. */
export const isDoubtfulName = (form: string, probability: number): boolean =>
  SHORT_NAME.test(form) && probability < LEAST_OF_NAME;

/**
 * Sure corrections of unknown words, as the grammar model found them, beside those of the speller. The grammar model knows
 * the form that the sentence asks for, the speller the letters that are confused: where the speller means another word and
 * believes it more, its word stands first. What neither believes is possible only.
 */
export function agreeOnRespellings(
  found: readonly Correction[],
  spelling: readonly Correction[],
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): Correction[] {
  return found.map((mark) => {
    if (mark.tier !== 'sure' || !isRespelt(mark)) return mark;
    const spelt = spelling.find(
      ({ start, end, reason }) => start === mark.start && end === mark.end && reason.kind === 'misspelling',
    );
    const chosen =
      spelt && isOtherWord(spelt, mark, morphology) && spelt.score > mark.score
        ? { ...spelt, replacements: joinReplacements(spelt, mark) }
        : mark;
    const isSame = spelt?.tier === 'sure' && spelt.replacements[0] === chosen.replacements[0];
    const belief = Math.max(chosen.score, isSame ? spelt.score : 0);
    if (belief >= LEAST_BELIEVED && !isDoubtfulName(mark.original, belief))
      return chosen === mark ? mark : { ...chosen, tier: 'sure' };
    return { ...chosen, replacements: joinReplacements(chosen, spelt ?? chosen), tier: 'possible' };
  });
}

/** Whether an unknown word gets other letters, in the form that is written or in another one. */
const isRespelt = ({ reason }: Correction): boolean =>
  reason.kind === 'misspelling' || (reason.kind === 'word-form' && reason.changes !== undefined);

const joinReplacements = (one: Correction, other: Correction): string[] =>
  [...new Set([...one.replacements, ...other.replacements])].slice(0, MOST_REPLACEMENTS);

/** Whether the first replacements are no forms of one word. */
function isOtherWord(
  one: Correction,
  other: Correction,
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): boolean {
  const [lemmas, others] = [one, other].map(({ replacements: [first = ''] }) =>
    analyse(first.toLowerCase()).analyses.map(({ lemma }) => lemma),
  );
  return !lemmas!.some((lemma) => others!.includes(lemma));
}
