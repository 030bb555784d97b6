import type { TokenReading } from '../annotated-text';
import { chooseCandidates } from './beam-search';
import { fillWindowCodes } from './document-window';
import { joinNumberLemmas } from './number-lemmas';
import { settleNames } from './settle-names';
import { makeSentenceView } from './sentence-view';
import type { TaggerModel } from './tagger-model';
import type { WordEntry } from './word-entry';

/**
 * Lemma, UPOS and UD features of every token of one text, chosen in context among Vabamorf's analyses by a structured
 * perceptron (Collins 2002; beam search after Huang et al. 2012). `sentences` are the tokens' forms as the same model has
 * prepared them, the first of a sentence analysed as sentence-initial. Equal input gives equal output.
 */
export function tagText(
  model: TaggerModel,
  sentences: readonly (readonly WordEntry[])[],
): (readonly TokenReading[])[] {
  const tag = makeTagger(model, sentences);
  return sentences.map((_, place) => tag(place));
}

/** The same, one sentence at a time, by its place in the text. */
export function makeTagger(
  model: TaggerModel,
  sentences: readonly (readonly WordEntry[])[],
): (place: number) => readonly TokenReading[] {
  const views = sentences.map(makeSentenceView);
  fillWindowCodes(views);
  return (place) => {
    const view = views[place]!;
    const choices = chooseCandidates(view, model.scorer);
    const chosen = view.entries.map(({ candidates }, i) => candidates[choices[i]!]!);
    const readings = settleNames(view.entries, chosen);
    return joinNumberLemmas(
      view.entries.map(({ look }) => look),
      readings,
    );
  };
}
