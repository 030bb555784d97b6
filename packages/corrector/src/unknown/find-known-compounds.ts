import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';

/** Letters that each part of a compound has at least; shorter parts are found in any misspelt word. */
const [SHORTEST_FIRST, SHORTEST_LAST] = [4, 5];

/**
 * The words among these (in lower case) that are made of two known words, the first as it stands before another in a
 * compound: in the nominative or genitive singular. The analyser refuses some of these.
 */
export async function findKnownCompounds(
  words: readonly string[],
  morphology: CorrectorMorphology,
  options: AnalysisOptions = {},
): Promise<ReadonlySet<string>> {
  const splits = [...new Set(words)].flatMap(listSplits);
  const parts = [...new Set(splits.flatMap(({ first, last }) => [first, last]))];
  const found = await morphology.analyse(
    parts.map((form) => ({ form, isSentenceInitial: false })),
    options,
  );
  const readings = new Map(parts.map((part, i) => [part, found[i]!]));
  const isFirst = (part: string): boolean => {
    const { isKnown, analyses } = readings.get(part)!;
    return isKnown && analyses.some(({ partOfSpeech, form }) => 'SA'.includes(partOfSpeech) && (form === 'sg n' || form === 'sg g')); // prettier-ignore
  };
  const isLast = (part: string): boolean => {
    const { isKnown, analyses } = readings.get(part)!;
    return isKnown && analyses.some(({ partOfSpeech }) => 'SA'.includes(partOfSpeech));
  };
  return new Set(splits.filter(({ first, last }) => isFirst(first) && isLast(last)).map(({ word }) => word));
}

interface Split {
  readonly word: string;
  readonly first: string;
  readonly last: string;
}

function listSplits(word: string): Split[] {
  const splits: Split[] = [];
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) {
    splits.push({ word, first: word.slice(0, at), last: word.slice(at) });
  }
  return splits;
}
