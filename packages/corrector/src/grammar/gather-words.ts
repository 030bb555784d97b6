import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import type { CorrectorMorphology } from '../corrector-morphology';
import type { Candidate } from '../sentence/candidate';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { GatheredWords } from './candidates/list-candidates';
import { listRespelledForms, makeRespelledForm, type RespelledForm } from './candidates/respelled-forms';
import { makeFormTask, type SentenceAnalysis } from './candidates/sentence-analysis';

/** Longest word, in letters, that two joined words may make. */
const LONGEST_JOINED = 40;
const SHORTEST_PART = 2;

/** The analyser's answers for the sentences of a text. */
export interface GatheredText {
  readonly sentences: readonly GatheredWords[];
  /** Whether the dictionary knows a word; words that were not asked about count as known. */
  readonly isKnown: (word: string) => boolean;
}

/** The pairs of neighbours that may be one word. */
export interface JoinedPairs {
  /** By sentence. */
  readonly pairs: readonly (readonly JoinedPair[])[];
  /** Those that the dictionary does not know. */
  readonly unknown: ReadonlySet<string>;
}

interface JoinedPair {
  readonly place: number;
  readonly word: string;
}

/** Asks the analyser about the pairs of neighbours in some sentences. */
export async function askJoinedPairs(
  sentences: readonly GrammarSentence[],
  morphology: CorrectorMorphology,
  options?: AnalysisOptions,
): Promise<JoinedPairs> {
  const pairs = sentences.map(listPairs);
  const words = [...new Set(pairs.flat().map(({ word }) => word))];
  const known = await morphology.isKnown(words, options);
  return { pairs, unknown: new Set(words.filter((_, i) => !known[i])) };
}

/**
 * Asks the analyser in one batch for the forms that the candidates of some sentences need. `spelling` holds the
 * spelling candidates of each sentence.
 */
export async function gatherWords(
  analyses: readonly SentenceAnalysis[],
  spelling: readonly (readonly Candidate[])[],
  { pairs, unknown }: JoinedPairs,
  morphology: CorrectorMorphology,
  options?: AnalysisOptions,
): Promise<GatheredText> {
  const respelled = spelling.map((candidates, s) => listRespelledForms(candidates, analyses[s]!.encoder));
  const tasks = [
    ...analyses.flatMap(({ wantedForms }) => wantedForms.map(makeFormTask)),
    ...respelled.flat().map(({ task }) => task),
  ];
  const takeForms = makeReader(await morphology.synthesise(tasks, options));
  const formsOf = analyses.map(({ wantedForms }) => takeForms(wantedForms.length));
  const sentences = analyses.map(({ sentence }, s) => ({
    forms: formsOf[s]!,
    joined: new Set(pairs[s]!.filter(({ word }) => !unknown.has(word)).map(({ place }) => place)),
    spelling: [...(spelling[s] ?? []), ...makeRespelled(sentence, respelled[s] ?? [], takeForms)],
  }));
  return { sentences, isKnown: (word) => !unknown.has(word.toLowerCase()) };
}

function makeReader<Item>(items: readonly Item[]): (count: number) => readonly Item[] {
  let taken = 0;
  return (count) => items.slice(taken, (taken += count));
}

function makeRespelled(
  { tokens }: GrammarSentence,
  respelled: readonly RespelledForm[],
  takeForms: (count: number) => readonly (readonly string[])[],
): Candidate[] {
  const forms = takeForms(respelled.length);
  return respelled.flatMap((form, i) =>
    forms[i]!.map((word) => makeRespelledForm(form, word, tokens[form.from.start]!.form)),
  );
}

function listPairs({ tokens }: GrammarSentence): JoinedPair[] {
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
