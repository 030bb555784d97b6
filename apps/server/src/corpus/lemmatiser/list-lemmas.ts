import { detectLanguage } from '@keelerada/estonian/detect-language';
import type { Morphology } from '@keelerada/estonian/morphology';
import { capitaliseFirst } from '@keelerada/estonian/tagging/candidates/word-shape';
import { rankLemmas } from '@keelerada/estonian/tagging/rank-lemmas';
import { openMorphology } from '../../platform/morphology/open-morphology';
import { openTaggerModel } from '../annotation/tagger-model';

/** The base forms of single words: every lemma that the analyser gives, the likeliest first. */
export async function listLemmas(words: readonly string[]): Promise<readonly (readonly string[])[]> {
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
