import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { AnalysisOptions } from '@keelerada/estonian/morphology';
import { MOST_REPLACEMENTS, type Correction, type CorrectionTier } from '../correction';
import type { Lexicon } from '../language/lexicon';
import { listLetterChanges } from '../spelling/list-letter-changes';
import { adjustToText, estimateTextOdds } from './adjust-to-text';
import { overlap, type Candidate } from './candidates/candidate';
import { decodeCandidates } from './decode-candidates';
import type { GrammarSentence } from './grammar-sentence';
import { applyGuards } from './guards/apply-guards';
import { findLinePlace } from './guards/find-line-place';
import { readGrammarSentences } from './read-grammar-sentences';
import { findErrorType, makeReason } from './reasons/make-reason';
import { readAsForm } from './reasons/read-as-form';
import { findRuleHits } from '../rules/find-rule-hits';
import { joinCorrections, makeRuleCorrections } from '../rules/make-rule-corrections';
import { isRefused } from '../rules/refuse-candidate';
import { scoreCandidates, type GrammarKnowledge, type ScoredSentence } from './score-candidates';

/** Other replacements of the same words are offered from this probability on. */
const LEAST_OFFERED_PROBABILITY = 0.05;

/** Probability from which the ranking and an uncertain rule that want the same make a mark together. */
const LEAST_SUPPORT = 0.15;

/** A text to correct. */
export interface GrammarTask {
  readonly text: string;
  readonly annotation: AnnotatedText;
  /** What the spelling corrector marks. Kept where the grammar corrector finds nothing in the same place. */
  readonly spelling?: readonly Correction[];
}

/**
 * Errors of form, punctuation, order, compounding and spelling in a text, in text order, none overlapping another.
 * The tiers `sure` and `possible` follow the thresholds of the model. Rejects if the analyser does, and with the reason
 * of the signal once it is aborted.
 */
export async function findGrammarCorrections(
  { text, annotation, spelling = [] }: GrammarTask,
  knowledge: GrammarKnowledge,
  options: AnalysisOptions = {},
): Promise<Correction[]> {
  if (annotation.language !== 'et') return [];
  const { morphology, model } = knowledge;
  const sentences = await readGrammarSentences(text, annotation, morphology, options);
  const scored = await scoreCandidates(sentences, knowledge, options);
  const probabilities = scored.map((sentence) => sentence.probabilities);
  const adjusted = adjustToText(probabilities, model.usualShare);
  const odds = estimateTextOdds(probabilities, model.usualShare);
  const { lexicon } = knowledge.words;
  const hits = await findRuleHits(sentences, morphology, (word) => frequencyIn(lexicon, word), options);
  const found = scored.flatMap((scoredSentence, i) => {
    const { sentence, candidates } = scoredSentence;
    const guarded = { sentence, line: findLinePlace(text, sentence), odds: odds[i]! };
    const ranked = { ...scoredSentence, probabilities: applyGuards(guarded, candidates, adjusted[i]!) };
    const ruled = makeRuleCorrections(text, { ...ranked, hits: hits[i]! }, LEAST_SUPPORT);
    return joinCorrections(correctSentence(text, ranked, knowledge), ruled);
  });
  return mergeCorrections(found, spelling);
}

/** Log frequency of a form; forms outside the lexicon come behind all others. */
function frequencyIn(lexicon: Lexicon, word: string): number {
  const id = lexicon.find(word.toLowerCase());
  return id < 0 ? -Infinity : lexicon.logFrequency(id);
}

/** Adds the spelling corrections that no correction found touches. */
function mergeCorrections(found: readonly Correction[], spelling: readonly Correction[]): Correction[] {
  const touches = (a: Correction, b: Correction): boolean => a.start <= b.end && b.start <= a.end;
  const added = spelling.filter((correction) => !found.some((other) => touches(correction, other)));
  return [...found, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
}

function correctSentence(text: string, scored: ScoredSentence, knowledge: GrammarKnowledge): Correction[] {
  const { sentence, candidates, probabilities } = scored;
  const { model } = knowledge;
  const sure = decodeCandidates(candidates, probabilities, model.sure, (candidate) =>
    isRefused(sentence, candidate),
  );
  const possible = decodeCandidates(
    candidates,
    probabilities,
    model.possible,
    (candidate) => isRefused(sentence, candidate) || sure.some((i) => overlap(candidate, candidates[i]!)),
  );
  const make = (chosen: number, tier: CorrectionTier): Correction | undefined =>
    makeCorrection(text, { ...scored, chosen, tier }, knowledge);
  return [...sure.map((i) => make(i, 'sure')), ...possible.map((i) => make(i, 'possible'))]
    .filter((correction) => correction !== undefined)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

interface Choice extends ScoredSentence {
  readonly chosen: number;
  readonly tier: CorrectionTier;
}

function makeCorrection(
  text: string,
  { sentence, candidates, probabilities, chosen, tier }: Choice,
  { model, respelling }: Pick<GrammarKnowledge, 'model' | 'respelling'>,
): Correction | undefined {
  const candidate = readAsForm(sentence, candidates[chosen]!);
  const { start, end } = findRange(text, sentence, candidate);
  const original = text.slice(start, end);
  const others = [...candidates.keys()].filter(
    (i) =>
      i !== chosen &&
      probabilities[i]! >= LEAST_OFFERED_PROBABILITY &&
      candidates[i]!.start === candidate.start &&
      candidates[i]!.end === candidate.end,
  );
  others.sort((a, b) => probabilities[b]! - probabilities[a]!);
  const replacements = [chosen, ...others]
    .map((i) => candidates[i]!.replacement.join(' '))
    .filter((replacement) => replacement !== original)
    .slice(0, MOST_REPLACEMENTS);
  if (replacements.length === 0) return undefined;
  const reason = makeReason(sentence, candidate, model.government, (written, right) =>
    listLetterChanges(respelling.errors, written, right),
  );
  // A word of like letters that is another form of the same word is no spelling error.
  const kind = candidate.kind === 'confusion' && reason.kind === 'word-form' ? 'form' : candidate.kind;
  return {
    start,
    end,
    original,
    replacements,
    type: findErrorType({ ...candidate, kind }),
    tier,
    score: probabilities[chosen]!,
    reason,
  };
}

/** UTF-16 range of a candidate. What is inserted follows the token before; a comma goes with the space before it. */
function findRange(
  text: string,
  { tokens }: GrammarSentence,
  { start, end, kind }: Candidate,
): { start: number; end: number } {
  if (start === end) {
    const at = tokens[start - 1]!.end;
    return { start: at, end: at };
  }
  const [first, last] = [tokens[start]!.start, tokens[end - 1]!.end];
  const isSpaceBefore = kind === 'comma-delete' && text[first - 1] === ' ';
  return { start: isSpaceBefore ? first - 1 : first, end: last };
}
