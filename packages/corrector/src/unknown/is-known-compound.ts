import type { CorrectorMorphology } from '../corrector-morphology';

/** Letters that each part of a compound has at least; shorter parts are found in any misspelt word. */
const [SHORTEST_FIRST, SHORTEST_LAST] = [4, 5];

/**
 * Whether a word (in lower case) is made of two known words, the first as it stands before another in a compound: in the
 * nominative or genitive singular. The analyser refuses some of these.
 */
export function isKnownCompound(word: string, { analyse }: Pick<CorrectorMorphology, 'analyse'>): boolean {
  const isPart = (part: string, codes?: readonly string[]): boolean => {
    const { isKnown, analyses } = analyse(part);
    const fits = ({ partOfSpeech, form }: (typeof analyses)[number]): boolean =>
      'SA'.includes(partOfSpeech) && (codes?.includes(form) ?? true);
    return isKnown && analyses.some(fits);
  };
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) {
    if (isPart(word.slice(0, at), ['sg n', 'sg g']) && isPart(word.slice(at))) return true;
  }
  return false;
}
