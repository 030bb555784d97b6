import type { Lexicon } from './lexicon';

/** Of parallel forms one that is this much rarer (common logarithm) is not in use. */
const MOST_RARER = Math.log10(50);
/** Share of capitalised uses from which a word is a name: `merit` is Merit, not meri. */
const NAME_SHARE = 0.9;

/** Log frequency of a form that is no name; -Infinity outside the lexicon. */
export function findFormFrequency(lexicon: Lexicon, form: string): number {
  const lower = form.toLowerCase();
  const id = lexicon.find(lower);
  return id < 0 || (form === lower && lexicon.capitalShare(id) >= NAME_SHARE)
    ? -Infinity
    : lexicon.logFrequency(id);
}

/** Parallel forms of one word without those that nobody writes beside a usual one: `merd`, not `merit`. */
export function dropRareForms(
  forms: readonly string[],
  frequencyOf: (form: string) => number,
): readonly string[] {
  if (forms.length < 2) return forms;
  const usual = Math.max(...forms.map(frequencyOf));
  return forms.filter((form) => usual === -Infinity || frequencyOf(form) >= usual - MOST_RARER);
}
