import { isKeywordPattern } from '@keelerada/corpus-engine/keyword/keyword-pattern';
import { foldLetters } from '@keelerada/estonian/letters/fold-letters';
import { isPunctuationForm } from '@keelerada/estonian/segmentation/punctuation-form';
import { segmentText } from '@keelerada/estonian/segmentation/segment-text';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import type { Morphology } from '@keelerada/estonian/morphology';
import { capitaliseFirst } from '@keelerada/estonian/tagging/candidates/word-shape';
import { rankLemmas } from '@keelerada/estonian/tagging/rank-lemmas';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { openTaggerModel } from '../annotation/tagger-model';

/** The base forms of single words: every lemma that the analyser gives, the likeliest first. */
async function listLemmas(words: readonly string[]): Promise<readonly (readonly string[])[]> {
  const [morphology, model] = await Promise.all([openMorphology(), openTaggerModel()]);
  if (detectLanguage(words.join(' ')) === 'ru') return words.map((word) => listRussian(word, morphology));
  // As typed, then with a capital: a name is typed in small letters as well (`peetri`).
  return words.map((word) => [
    ...new Set(
      [word, capitaliseFirst(word)].flatMap((form) => rankLemmas(model, form, morphology.analyse(form))),
    ),
  ]);
}

function listRussian(word: string, morphology: Morphology): string[] {
  const found = morphology.analyseRussian(word.toLowerCase()).toSorted((a, b) => b.score - a.score);
  return [...new Set(found.map(({ lemma }) => lemma))];
}

/** Combinations of lemmas that are tried for a keyword of several words. */
const MAX_COMBINATIONS = 512;

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
  readLemmas = listLemmas,
): Promise<KeywordSearch<Answer>> {
  const answer = await lookUp(keyword);
  const found = { answer, initialKeyword: null, lemmatizedKeyword: null };
  if (type === 'WORDS' || countHits(answer) > 0 || isKeywordPattern(keyword)) return found;
  for (const lemma of await listLemmatised(keyword, readLemmas)) {
    const retried = await lookUp(lemma);
    if (countHits(retried) > 0) return { answer: retried, initialKeyword: keyword, lemmatizedKeyword: lemma };
  }
  return found;
}

/** A lemma for each word; the rank is the sum of their places among what the analyser gives, 0 for the likeliest. */
interface Combination {
  readonly lemmas: readonly string[];
  readonly rank: number;
}

/** The words of a keyword, cut as texts are: `arvan,et` is two, `10%` is a number and a sign. */
function cutKeyword(keyword: string): string[] {
  const folded = foldLetters(keyword);
  return segmentText(folded)
    .flatMap(({ tokens }) => tokens.map(({ start, end }) => folded.slice(start, end)))
    .filter((token) => !isPunctuationForm(token));
}

/** Keywords made of the lemmas of the words; the likeliest first. */
async function listLemmatised(keyword: string, readLemmas: typeof listLemmas): Promise<string[]> {
  const words = cutKeyword(keyword);
  const choices = await readLemmas(words);
  let combinations: Combination[] = [{ lemmas: [], rank: 0 }];
  choices.forEach((found, index) => {
    // A word without an analysis stays as it is.
    const offered = found.length > 0 ? found : [words[index]!];
    combinations = combinations
      .flatMap(({ lemmas, rank }) =>
        offered.map((lemma, place) => ({ lemmas: [...lemmas, lemma], rank: rank + place })),
      )
      .sort((one, other) => one.rank - other.rank)
      .slice(0, MAX_COMBINATIONS);
  });
  const known = new Set([keyword.toLowerCase()]);
  return combinations
    .map(({ lemmas }) => lemmas.join(' '))
    .filter((lemmatised) => {
      const isNew = !known.has(lemmatised.toLowerCase());
      known.add(lemmatised.toLowerCase());
      return isNew;
    });
}
