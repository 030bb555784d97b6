import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { TurnOptions } from '@keelerada/estonian/give-way';
import { type Correction, type CorrectionTier, MOST_REPLACEMENTS } from '../correction/correction';
import { listLetterChanges } from '../spelling/list-letter-changes';
import { addFirmCorrections, isFirm } from '../spelling/add-firm-corrections';
import { agreeOnRespellings } from '../spelling/agree-on-respellings';
import { dropRareForms, findFormFrequency } from '../language/drop-rare-forms';
import { type Candidate, LEAST_OFFERED_PROBABILITY, type WordReading } from '../sentence/candidate';
import {
  type GrammarSentence,
  isFinite,
  isNominalCode,
  readGrammarSentences,
} from '../sentence/grammar-sentence';
import { caseOfCode } from '../sentence/readings';
import { isOpenQuestion } from '../rules/post-ranking/question-mark';
import { makeRuleCorrection } from '../rules/engine/make-rule-correction';
import { findAskingHit, findAskingRule } from '../rules/engine/rule-candidates';
import { adjustToText, estimateTextOdds } from './adjust-to-text';
import { CERTAIN_PROBABILITY, decodeCandidates, scoreCandidate } from './decode-candidates';
import { doubtConfusedWords } from './doubt-confused-words';
import { applyGuards } from './guards/apply-guards';
import { isFreeObject } from './guards/keep-case';
import { isOptionalEndMark } from './guards/keep-end-mark';
import {
  completePhrase,
  isInDoubt,
  joinPhrases,
  type MadeCorrection,
  tearsPhrase,
} from './phrase-consistency';
import { findLinePlace } from './guards/find-line-place';
import { findErrorType, makeReason } from './reasons/make-reason';
import { readAsForm } from './reasons/read-as-form';
import { addPostRankingCorrections, findPostRankingCorrections } from './find-post-ranking-corrections';
import {
  chooseRanking,
  type GrammarKnowledge,
  scoreCandidates,
  type ScoredSentence,
} from './score-candidates';

const LEAST_WORDS = 3;
const END_MARK = /^[.?!…]$/u;

/**
 * Probabilities of the candidates of the sentence that opens a text: a whole sentence begins with a capital letter, which the
 * trees, who see what is before a sentence, do not know there.
 */
function raiseFirstCapital(
  { tokens }: GrammarSentence,
  candidates: readonly Candidate[],
  probabilities: readonly number[],
): readonly number[] {
  const words = tokens.filter(({ isWord }) => isWord);
  const isWhole =
    words.length >= LEAST_WORDS && words.some(isFinite) && END_MARK.test(tokens.at(-1)?.form ?? '');
  const [first] = tokens;
  if (!isWhole || !first?.isKnown || first.form !== first.lower) return probabilities;
  return probabilities.map((probability, i) => {
    const { kind, start } = candidates[i]!;
    return kind === 'capital' && start === 0 ? Math.max(probability, CERTAIN_PROBABILITY) : probability;
  });
}

/** A text to correct. */
export interface GrammarTask {
  readonly text: string;
  readonly annotation: AnnotatedText;
  /** What the spelling corrector marks. Kept where the grammar corrector finds nothing in the same place. */
  readonly spelling?: readonly Correction[];
}

/**
 * Errors of form, punctuation, order, compounding and spelling in a text, in text order, none overlapping another.
 * The tiers `sure` and `possible` follow the thresholds of the model. Rejects as the encoder does, and with the reason of the
 * signal once it is aborted.
 */
export async function findGrammarCorrections(
  { text, annotation, spelling = [] }: GrammarTask,
  knowledge: GrammarKnowledge,
  options: TurnOptions = {},
): Promise<Correction[]> {
  if (annotation.language !== 'et') return [];
  const { morphology } = knowledge;
  const { usualShare } = chooseRanking(knowledge);
  const sentences = readGrammarSentences(text, annotation, morphology);
  const scored = await scoreCandidates(sentences, knowledge, options);
  const probabilities = scored.map((sentence) => sentence.probabilities);
  const odds = estimateTextOdds(probabilities, usualShare);
  const adjusted = adjustToText(probabilities, odds);
  const found = scored.flatMap((scoredSentence, i) => {
    const { sentence, candidates } = scoredSentence;
    const guarded = { sentence, line: findLinePlace(text, sentence), odds: odds[i]! };
    const passed = applyGuards(guarded, candidates, adjusted[i]!);
    const isFirst = i === 0 && text.slice(0, sentence.tokens[0]!.start).trim() === '';
    const kept = isFirst ? raiseFirstCapital(sentence, candidates, passed) : passed;
    const ranked = { ...scoredSentence, probabilities: kept };
    return correctSentence(text, ranked, knowledge);
  });
  const merged = mergeCorrections(agreeOnRespellings(found, spelling, morphology), spelling);
  const believed = await doubtConfusedWords(merged, scored, knowledge, options);
  const { lexicon } = knowledge.words;
  const late = findPostRankingCorrections(text, sentences, morphology, lexicon);
  return addPostRankingCorrections(believed, late).sort(compareByPlace);
}

/** Adds the spelling corrections that no correction found touches; firm ones come before other corrections of their words. */
function mergeCorrections(found: readonly Correction[], spelling: readonly Correction[]): Correction[] {
  const touches = (a: Correction, b: Correction): boolean => a.start <= b.end && b.start <= a.end;
  const [firm, words] = [spelling.filter(isFirm), spelling.filter((mark) => !isFirm(mark))];
  const added = words.filter((correction) => !found.some((other) => touches(correction, other)));
  return addFirmCorrections([...found, ...added], firm);
}

function compareByPlace(a: Correction, b: Correction): number {
  return a.start - b.start || a.end - b.end;
}

/** `viietele koolis`: the first part of a compound has none of the cases of place. */
function isCasedJoin({ kind, start }: Candidate, tokens: GrammarSentence['tokens']): boolean {
  const { pos, code } = tokens[start] ?? { pos: '', code: '' };
  return kind === 'join' && pos !== 'V' && !['', 'adt'].includes(code) && !'ngp'.includes(caseOfCode(code));
}

/** Beside another sure mark, a case that a certain rule asks for is wrong in 9 of 13 marks of learner texts read below this. */
const LEAST_BELIEVED_CASE = 0.5;

/** A case that a certain rule asks for and the trees do not believe. */
function isDoubted(candidate: Candidate, probability: number): boolean {
  const isCase = candidate.reading !== undefined && isNominalCode(candidate.reading.code);
  return isCase && probability < LEAST_BELIEVED_CASE && findAskingRule(candidate)?.isCertain === true;
}

function correctSentence(text: string, scored: ScoredSentence, knowledge: GrammarKnowledge): Correction[] {
  const { candidates, probabilities } = scored;
  const ranking = chooseRanking(knowledge);
  const { tokens } = scored.sentence;
  const isNeverSure = (candidate: Candidate): boolean =>
    isOptionalEndMark(candidate, tokens) ||
    isInDoubt(candidate) ||
    isFreeObject(candidate, scored.sentence) ||
    isCasedJoin(candidate, tokens);
  const sureProbabilities = probabilities.map((probability, i) =>
    isNeverSure(candidates[i]!) ? 0 : probability,
  );
  const splitsPhrase = (one: Candidate, other: Candidate): boolean => tearsPhrase(tokens, one, other);
  const first = decodeCandidates(candidates, sureProbabilities, ranking.sure, { splitsPhrase });
  // Beside other errors a rule may have read a neighbour that is itself wrong.
  if (first.length > 1)
    for (const i of first) if (isDoubted(candidates[i]!, probabilities[i]!)) sureProbabilities[i] = 0;
  const sure = decodeCandidates(candidates, sureProbabilities, ranking.sure, { splitsPhrase });
  const possible = decodeCandidates(candidates, probabilities, ranking.possible, {
    taken: sure,
    splitsPhrase,
  });
  const chosenPlaces = [...sure, ...possible].map((i) => candidates[i]!);
  const isTaken = (at: number): boolean => chosenPlaces.some(({ start, end }) => start <= at && at < end);
  const make = (chosen: number, tier: CorrectionTier): MadeCorrection[] => {
    const correction = makeCorrection(text, { ...scored, chosen, tier, isTaken }, knowledge);
    return correction ? [{ candidate: candidates[chosen]!, correction }] : [];
  };
  const join = (made: readonly MadeCorrection[]): Correction[] => joinPhrases(text, tokens, made);
  return [
    ...join(sure.flatMap((i) => make(i, 'sure'))),
    ...join(possible.flatMap((i) => make(i, 'possible'))),
  ].sort(compareByPlace);
}

interface Choice extends ScoredSentence {
  readonly chosen: number;
  readonly tier: CorrectionTier;
  /** Whether a change of a token is chosen. */
  readonly isTaken: (at: number) => boolean;
}

function makeCorrection(
  text: string,
  choice: Choice,
  knowledge: Pick<GrammarKnowledge, 'model' | 'respelling' | 'words'>,
): Correction | undefined {
  const { sentence, candidates, probabilities, chosen, tier, hits } = choice;
  const candidate = candidates[chosen]!;
  const asking = findAskingRule(candidate);
  const made = asking && findAskingHit(candidate, hits, asking);
  if (made) {
    const score = scoreCandidate(candidate, probabilities[chosen]!);
    const ruled = makeRuleCorrection(text, sentence, made, score);
    const others = listOtherReplacements(choice, knowledge, true);
    const replacements = [...new Set([...ruled.replacements, ...others])];
    return { ...ruled, tier, replacements: replacements.slice(0, MOST_REPLACEMENTS) };
  }
  return makeTrainedCorrection(text, choice, knowledge);
}

/** Other replacements of the same words that are right by the same rule, the likeliest first. */
function listOtherReplacements(
  { candidates, probabilities, chosen }: Choice,
  { words: { lexicon } }: Pick<GrammarKnowledge, 'words'>,
  isRuled: boolean,
): string[] {
  const { start, end, replacement, reading } = candidates[chosen]!;
  if (isRuled && (start === end || replacement.length !== 1)) return [];
  const isOther = (candidate: Candidate, i: number): boolean =>
    i !== chosen &&
    candidate.start === start &&
    candidate.end === end &&
    candidate.replacement.length > 0 &&
    (!isRuled ||
      (reading !== undefined && candidate.reading !== undefined && fits(candidate.reading, reading)));
  const words = [...candidates.keys()]
    .filter((i) => probabilities[i]! >= LEAST_OFFERED_PROBABILITY && isOther(candidates[i]!, i))
    .filter((i) => start < end || candidates[i]!.kind !== 'rule')
    .sort((a, b) => probabilities[b]! - probabilities[a]!)
    .map((i) => candidates[i]!.replacement.join(' '));
  if (!isRuled) return words;
  const all = [replacement[0]!, ...words];
  return [...dropRareForms(all, (form) => findFormFrequency(lexicon, form))].filter(
    (word) => word !== all[0],
  );
}

/** A form of the same word in the case that is asked for, or the same form of a verb. */
function fits(other: WordReading, asked: WordReading): boolean {
  if (other.lemma !== asked.lemma) return false;
  return isNominalCode(asked.code)
    ? caseOfCode(other.code) === caseOfCode(asked.code)
    : other.code === asked.code;
}

function makeTrainedCorrection(
  text: string,
  choice: Choice,
  knowledge: Pick<GrammarKnowledge, 'model' | 'respelling' | 'words'>,
): Correction | undefined {
  const { sentence, candidates, probabilities, chosen, tier, isTaken } = choice;
  const { model, respelling } = knowledge;
  const candidate = readAsForm(sentence, candidates[chosen]!);
  const whole = completePhrase(choice, candidate, isTaken);
  const { start, end } = findRange(text, sentence, whole);
  const original = text.slice(start, end);
  if (candidate.kind === 'rule') return undefined;
  const trained = { ...candidate, kind: candidate.kind };
  const reason = makeReason(sentence, trained, model.government, (written, right) =>
    listLetterChanges(respelling.errors, written, right),
  );
  const isCaused = reason.kind === 'word-form' && reason.cause !== undefined;
  // What nothing in the sentence explains is no certainty.
  const isBare = reason.kind === 'word-form' && !isCaused && reason.writtenForm !== reason.wantedForm;
  const others = whole === candidate ? listOtherReplacements(choice, knowledge, isCaused) : [];
  const asked = candidate.kind === 'missing-end' && isOpenQuestion(sentence) ? ['?'] : [];
  const replacements = [...new Set([...asked, whole.replacement.join(' '), ...others])]
    .filter((replacement) => replacement !== original)
    .slice(0, MOST_REPLACEMENTS);
  if (replacements.length === 0) return undefined;
  // A word of like letters that is another form of the same word is no spelling error.
  const kind = trained.kind === 'confusion' && reason.kind === 'word-form' ? 'form' : trained.kind;
  return {
    ...{ start, end, original, replacements, reason },
    tier: isBare ? 'possible' : tier,
    type: findErrorType({ ...trained, kind }),
    score: probabilities[chosen]!,
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
