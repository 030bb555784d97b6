import type { TokenReading } from '../annotated-text';
import type { EstonianFormAnalyses } from '../morphology';
import { chooseCandidates } from './beam-search';
import { fillWindowCodes } from './document-window';
import { makeSentenceView } from './sentence-view';
import type { TaggerModel } from './tagger-model';
import type { WordCandidate, WordEntry } from './word-entry';

/**
 * Lemma, UPOS and UD features of every token of one text, chosen in context among Vabamorf's analyses by a structured
 * perceptron (Collins 2002; beam search after Huang et al. 2012). `sentences` are token forms, `analyses` those of the same
 * tokens, the first of a sentence analysed as sentence-initial. Equal input gives equal output. Throws a RangeError
 * where the two do not match.
 */
export function tagText(
  model: TaggerModel,
  sentences: readonly (readonly string[])[],
  analyses: readonly (readonly EstonianFormAnalyses[])[],
): TokenReading[][] {
  const views = sentences.map((forms, s) =>
    makeSentenceView(
      forms.map((form, i) => {
        const found = analyses[s]?.[i];
        if (!found) throw new RangeError(`No analyses for token ${i} of sentence ${s}.`);
        return model.findEntry(form, found);
      }),
    ),
  );
  fillWindowCodes(views);
  return views.map((view) => {
    const choices = chooseCandidates(view, model.scorer);
    return view.entries.map((entry, i) => readCandidate(entry, choices[i]!));
  });
}

/** Vabamorf's part of speech for a word it has no analysis of. */
const UNKNOWN_PART_OF_SPEECH = 'X';

function readCandidate(entry: WordEntry, choice: number): TokenReading {
  const candidate = entry.candidates[choice]!;
  return (candidate.reading ??= makeReading(candidate, entry.analyses));
}

function makeReading(
  { lemma, tag, analysisIndex }: WordCandidate,
  { analyses }: EstonianFormAnalyses,
): TokenReading {
  const { upos, features } = tag;
  const analysis = analyses[analysisIndex] ?? analyses[0];
  const xpos = analysis?.partOfSpeech ?? UNKNOWN_PART_OF_SPEECH;
  return { lemma, upos, xpos, features, root: analysis?.lemma === lemma ? analysis.root : lemma };
}
