import type { EstonianForm, EstonianFormAnalyses, RussianAnalysis } from '@keelerada/estonian/morphology';
import { detectLanguage } from '@keelerada/estonian/detect-language';
import { rankLemmas } from '@keelerada/estonian/tagging/rank-lemmas';
import type { TaggerModel } from '@keelerada/estonian/tagging/tagger-model';
import { capitaliseFirst } from '@keelerada/estonian/tagging/candidates/word-shape';

/** Gives the base forms of single words. */
export interface Lemmatiser {
  /** Every lemma the analyser gives, the likeliest first. Rejects with MorphologyUnavailableError. */
  listLemmas(words: readonly string[]): Promise<readonly (readonly string[])[]>;
}

/** The calls of the morphological analyser that lemmas are asked of. */
interface WordAnalyser {
  analyseEstonian(forms: readonly EstonianForm[]): Promise<readonly EstonianFormAnalyses[]>;
  analyseRussian(forms: readonly string[]): Promise<readonly (readonly RussianAnalysis[])[]>;
}

/** A lemmatiser over the analyser; `openModel` gives the trained tagger that tells likely lemmas from unlikely ones. */
export function makeLemmatiser(analyser: WordAnalyser, openModel: () => Promise<TaggerModel>): Lemmatiser {
  /** As typed, then with a capital: a name is typed in small letters as well (`peetri`). */
  async function listEstonian(words: readonly string[]): Promise<string[][]> {
    const forms = words.flatMap((word) => [word, capitaliseFirst(word)]);
    const [model, analyses] = await Promise.all([
      openModel(),
      analyser.analyseEstonian(forms.map((form) => ({ form, isSentenceInitial: false }))),
    ]);
    const lemmas = forms.map((form, index) => rankLemmas(model, form, analyses[index]!));
    return words.map((_, index) => [...new Set([...lemmas[2 * index]!, ...lemmas[2 * index + 1]!])]);
  }

  async function listRussian(words: readonly string[]): Promise<string[][]> {
    const analyses = await analyser.analyseRussian(words.map((word) => word.toLowerCase()));
    return analyses.map((found) => [
      ...new Set(found.toSorted((a, b) => b.score - a.score).map(({ lemma }) => lemma)),
    ]);
  }

  return {
    listLemmas: (words) =>
      detectLanguage(words.join(' ')) === 'ru' ? listRussian(words) : listEstonian(words),
  };
}
