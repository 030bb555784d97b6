import type { Lemmatiser } from './lemmatiser';

/** Combinations of lemmas that are tried for a keyword of several words. */
const MAX_COMBINATIONS = 24;

export interface KeywordSearch<Answer> {
  readonly answer: Answer;
  /** The keyword as typed and the lemma that was found in its place; both null where the keyword itself was looked up. */
  readonly initialKeyword: string | null;
  readonly lemmatizedKeyword: string | null;
}

export interface SearchedKeyword {
  readonly type: 'WORDS' | 'LEMMAS';
  readonly keyword: string;
}

/**
 * Looks a keyword up. By lemma and without a hit it is lemmatised, and every lemma the analyser gives is looked up,
 * the likeliest first, until one has hits (tool semantics, "Lemma fallback").
 */
export async function searchByLemma<Answer>(
  { type, keyword }: SearchedKeyword,
  lookUp: (keyword: string) => Promise<Answer>,
  countHits: (answer: Answer) => number,
  lemmatiser: Lemmatiser,
): Promise<KeywordSearch<Answer>> {
  const answer = await lookUp(keyword);
  const found = { answer, initialKeyword: null, lemmatizedKeyword: null };
  if (type === 'WORDS' || countHits(answer) > 0) return found;
  for (const lemma of await listLemmatised(keyword, lemmatiser)) {
    const retried = await lookUp(lemma);
    if (countHits(retried) > 0) return { answer: retried, initialKeyword: keyword, lemmatizedKeyword: lemma };
  }
  return found;
}

/** Keywords made of the lemmas of the words; the likeliest first. */
async function listLemmatised(keyword: string, lemmatiser: Lemmatiser): Promise<string[]> {
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  const lemmas = await lemmatiser.listLemmas(words);
  let combinations: string[][] = [[]];
  lemmas.forEach((choices, index) => {
    // A word without an analysis stays as it is.
    const offered = choices.length > 0 ? choices : [words[index]!];
    combinations = combinations
      .flatMap((before) => offered.map((lemma) => [...before, lemma]))
      .slice(0, MAX_COMBINATIONS);
  });
  const typed = keyword.toLowerCase();
  return [...new Set(combinations.map((lemmatised) => lemmatised.join(' ')))].filter(
    (lemmatised) => lemmatised.toLowerCase() !== typed,
  );
}
