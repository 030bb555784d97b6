import { type Candidate, CANDIDATE_KINDS } from '../../sentence/candidate';
import type { FormChanges } from '../candidates/form-changes';
import type { LearnedEdits } from '../../language/learned-edits';
import { startsWithCapital } from '../../sentence/match-case';
import { findClass, findWordGroup, NOMINAL_CODES, VERB_CODES } from '../../sentence/cloze-classes';
import { scoreOfForm } from '../cloze/score-forms';
import { type GrammarToken, isFinite, isNominalCode } from '../../sentence/grammar-sentence';
import type { SentenceAnalysis } from '../candidates/sentence-analysis';
import { FEATURE_NAMES, FEATURE_PLACES, type SetValue } from './feature-names';
import { compareRivals } from './compare-rivals';
import { setEdits } from './edit-values';
import { setEncoder } from './encoder-values';
import { setRules } from './rule-values';
import type { SentenceWordScores } from './word-scores';

const PARTS_OF_SPEECH = 'SHAUCPNOVDGKJIXYTZ';
/** Stands for "there is none". */
const ABSENT = -1;
const FARTHEST_AGREEMENT = 1;

/** What rows are made of, besides the sentence. */
export interface RowSources {
  readonly changes: FormChanges;
  readonly edits: LearnedEdits;
  readonly words: SentenceWordScores;
  /** Forms of the candidates that the dictionary knows. */
  readonly isKnown: (word: string) => boolean;
  /** 1 for texts corrected like EstGEC-L2, which the product follows, 0 for the Tartu pairs. */
  readonly isLearnerTest: number;
  /** Numbers of what the named rules find, by `nameRuleVariant`. */
  readonly ruleNumbers: ReadonlyMap<string, number>;
}

/** The values of every candidate of a sentence, row after row. */
export function makeRows(
  analysis: SentenceAnalysis,
  candidates: readonly Candidate[],
  sources: RowSources,
): Float32Array {
  const width = FEATURE_NAMES.length;
  const rows = new Float32Array(candidates.length * width);
  const unknown = analysis.sentence.tokens.filter(({ isKnown }) => !isKnown).length;
  candidates.forEach((candidate, i) => {
    const set: SetValue = (name, value) => {
      rows[i * width + FEATURE_PLACES[name]] = value;
    };
    set('unknownWords', unknown);
    set('isLearnerTest', sources.isLearnerTest);
    setPlace(set, analysis, candidate);
    setWords(set, analysis, candidate, sources);
    setForms(set, analysis, candidate, sources.changes);
    setAgreement(set, analysis, candidate);
    setCommas(set, analysis, candidate);
    setMove(set, analysis, candidate);
    setEdits(set, analysis, candidate, sources.edits);
    setRules(set, candidate, sources.ruleNumbers);
    setEncoder(set, analysis, candidate);
    const { cost, rank, score } = candidate.spelling ?? { cost: ABSENT, rank: ABSENT, score: ABSENT };
    set('spellingCost', cost);
    set('spellingRank', rank);
    set('spellingScore', score);
  });
  compareRivals(candidates, rows);
  return rows;
}

function posNumber(token: GrammarToken | undefined): number {
  return token ? PARTS_OF_SPEECH.indexOf(token.pos) : -2;
}

function codeNumber(code: string | undefined): number {
  if (code === undefined) return -2;
  const nominal = NOMINAL_CODES.indexOf(code);
  return nominal >= 0 ? nominal : VERB_CODES.indexOf(code) >= 0 ? 40 + VERB_CODES.indexOf(code) : ABSENT;
}

function setPlace(set: SetValue, { sentence: { tokens } }: SentenceAnalysis, candidate: Candidate): void {
  const { kind, start, end } = candidate;
  const own = tokens[start];
  const previous = tokens[start - 1];
  const next = tokens[Math.max(end, start + 1)];
  set('kind', CANDIDATE_KINDS.indexOf(kind));
  set('sentenceLength', tokens.length);
  set('place', Math.min(start, 20));
  set('fromEnd', Math.min(tokens.length - end, 20));
  set('ownPos', posNumber(own));
  set('ownCode', codeNumber(own?.code));
  set('previousPos', posNumber(previous));
  set('previousCode', codeNumber(previous?.code));
  const last = tokens[Math.max(end - 1, start)];
  set('lastPos', posNumber(last));
  set('lastCode', codeNumber(last?.code));
  set('nextPos', posNumber(next));
  set('nextCode', codeNumber(next?.code));
  set('afterNextPos', posNumber(tokens[Math.max(end, start + 1) + 1]));
  set('isCapital', own && startsWithCapital(own.form) ? 1 : 0);
  set('isName', own?.upos === 'PROPN' ? 1 : 0);
  set('length', own?.form.length ?? 0);
}

function setWords(
  set: SetValue,
  { sentence: { tokens } }: SentenceAnalysis,
  candidate: Candidate,
  sources: RowSources,
): void {
  const { start, end, replacement } = candidate;
  const written = tokens.slice(start, end);
  const isEveryKnown = written.every(({ isKnown }) => isKnown);
  const least = (words: readonly string[]): number =>
    words.length === 0 ? 0 : Math.min(...words.map((word) => sources.words.frequencyOf(word)));
  const frequency = least(written.map(({ lower }) => lower));
  const newFrequency = least(replacement.map((word) => word.toLowerCase()));
  const { old, gain, left, right } = sources.words.compare(candidate);
  set('isKnown', isEveryKnown ? 1 : 0);
  set('isNewKnown', replacement.every((word) => sources.isKnown(word)) ? 1 : 0);
  set('frequency', frequency);
  set('newFrequency', newFrequency);
  set('lastFrequency', sources.words.frequencyOf(written.at(-1)?.lower ?? ''));
  set('frequencyGain', newFrequency - frequency);
  set('wordModelOld', old);
  set('wordModelGain', gain);
  set('wordModelLeftGain', left);
  set('wordModelRightGain', right);
}

function setForms(
  set: SetValue,
  analysis: SentenceAnalysis,
  candidate: Candidate,
  changes: FormChanges,
): void {
  const { start, written, reading } = candidate;
  const scored = candidate.scored ?? analysis.readings[start]?.[0];
  const code = reading?.code;
  set('newCode', codeNumber(code));
  set('changeRate', written && code !== undefined ? changes.rateOf(written, code) : ABSENT);
  set('changeCount', written && code !== undefined ? Math.log1p(changes.countOf(written, code)) : ABSENT);
  if (!scored) {
    const NONE = 1;
    for (const name of [
      'contextOld',
      'contextNew',
      'contextBest',
      'correctedOld',
      'correctedNew',
      'correctedBest',
    ] as const)
      set(name, NONE);
    set('betterForms', ABSENT);
    return;
  }
  const { group, context, corrected } = scored.scores;
  const own = scored.reading.code;
  const wanted = code !== undefined && findWordGroup(reading!.pos, code) === group ? code : own;
  const correctedNew = scoreOfForm(corrected, group, wanted);
  set('contextOld', scoreOfForm(context, group, own));
  set('contextNew', scoreOfForm(context, group, wanted));
  set('contextBest', findMost(context));
  set('correctedOld', scoreOfForm(corrected, group, own));
  set('correctedNew', correctedNew);
  set('correctedBest', findMost(corrected));
  const ownClass = findClass(group, own);
  set(
    'betterForms',
    corrected.reduce((count, score, k) => count + (score > correctedNew && k !== ownClass ? 1 : 0), 0),
  );
}

function findMost(scores: Float64Array): number {
  return scores.reduce((most, score) => (score > most ? score : most), -Infinity);
}

function setAgreement(
  set: SetValue,
  { sentence: { tokens } }: SentenceAnalysis,
  { start, reading, written }: Candidate,
): void {
  const codeOf = (place: number): string | undefined => {
    const token = tokens[place];
    return token && isNominalCode(token.code) ? token.code : undefined;
  };
  const agree = (code: string | undefined, other: string | undefined): number => {
    if (code === undefined || other === undefined || !isNominalCode(code)) return ABSENT;
    if (code === other) return 3;
    return (code.slice(0, 2) === other.slice(0, 2) ? 1 : 0) + (code.slice(3) === other.slice(3) ? 2 : 0);
  };
  const [left, right] = [codeOf(start - FARTHEST_AGREEMENT), codeOf(start + FARTHEST_AGREEMENT)];
  set('agreesLeftOld', agree(written?.code, left));
  set('agreesLeftNew', agree(reading?.code, left));
  set('agreesRightOld', agree(written?.code, right));
  set('agreesRightNew', agree(reading?.code, right));
}

function setCommas(
  set: SetValue,
  { sentence: { tokens }, gaps }: SentenceAnalysis,
  { start, end }: Candidate,
): void {
  const gap = gaps.find(
    ({ left, right }) => right === start || (left < start && right >= end && right - left === 2),
  );
  set('commaContext', gap ? Math.max(-9, Math.min(9, gap.context)) : -10);
  set('commaCorrected', gap ? Math.max(-9, Math.min(9, gap.corrected)) : -10);
  let [before, after] = [0, 0];
  for (let i = start - 1; i >= 0 && tokens[i]!.isWord; i--) before += isFinite(tokens[i]!) ? 1 : 0;
  for (let i = Math.max(end, start); i < tokens.length && tokens[i]!.isWord; i++)
    after += isFinite(tokens[i]!) ? 1 : 0;
  set('finiteBefore', before);
  set('finiteAfter', after);
}

function setMove(set: SetValue, { sentence: { tokens } }: SentenceAnalysis, { move }: Candidate): void {
  if (!move) {
    for (const name of [
      'moveDistance',
      'moveFromClause',
      'moveToClause',
      'moveFirstPos',
      'moveIsVerb',
    ] as const)
      set(name, -99);
    return;
  }
  let clause = Math.min(move.from, move.to);
  while (clause > 0 && tokens[clause - 1]!.isWord) clause -= 1;
  set('moveDistance', move.to - move.from);
  set('moveFromClause', move.from - clause);
  set('moveToClause', move.to - clause);
  set('moveFirstPos', posNumber(tokens[clause]));
  set('moveIsVerb', codeNumber(tokens[move.from]!.pos === 'V' ? tokens[move.from]!.code : ''));
}
