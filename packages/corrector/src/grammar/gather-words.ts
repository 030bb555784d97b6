import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import type { Candidate } from '../sentence/candidate';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { GatheredWords } from './candidates/list-candidates';
import { listRespelledForms, makeRespelledForm } from './candidates/respelled-forms';
import { makeFormTask, type SentenceAnalysis } from './candidates/sentence-analysis';

/** Longest word, in letters, that two joined words may make. */
const LONGEST_JOINED = 40;
const SHORTEST_PART = 2;

/** A pair of neighbours that may be one word. */
export interface JoinedPair {
  readonly place: number;
  readonly word: string;
}

/** What the candidates of a sentence need of the analyser: `pairs` that it knows as one word, and its `spelling` candidates. */
export function gatherWords(
  { sentence: { tokens }, wantedForms, encoder }: SentenceAnalysis,
  spelling: readonly Candidate[],
  pairs: readonly JoinedPair[],
  morphology: Pick<CorrectorMorphology, 'synthesise'>,
): GatheredWords {
  const respelled = listRespelledForms(spelling, encoder).flatMap((form) =>
    morphology
      .synthesise(form.task)
      .map((word) => makeRespelledForm(form, word, tokens[form.from.start]!.form)),
  );
  return {
    forms: wantedForms.map((wanted) => morphology.synthesise(makeFormTask(wanted))),
    joined: new Set(pairs.map(({ place }) => place)),
    spelling: [...spelling, ...respelled],
  };
}

export function listJoinedPairs({ tokens }: GrammarSentence): JoinedPair[] {
  return tokens.flatMap((token, place) => {
    const next = tokens[place + 1];
    if (!next || !canJoin(token.form) || !canJoin(next.form)) return [];
    const word = token.lower + next.lower;
    return word.length > LONGEST_JOINED ? [] : [{ place, word }];
  });
}

function canJoin(form: string): boolean {
  return form.length >= SHORTEST_PART && /^\p{L}+$/u.test(form);
}
