import type { Morphology } from '@keelerada/estonian/morphology';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { changedKey, lettersKey, replacedKey, type LearnedEdits } from '../language/learned-edits';
import { findSound } from '../sentence/find-sound';
import type { Lexicon } from '../language/lexicon';
import type { WordModel } from '../language/word-model';
import { ContextScores } from './context-scores';
import { alignLetters, type ErrorModel, type LetterStep } from './error-model';
import {
  findLogFrequency,
  type ListedRespelling,
  type ListedToken,
  UNSEEN_LOG_FREQUENCY,
} from './list-respellings';
import { scoreLetters } from './score-letters';

/** Values of a respelling, in the order of `makeRespellingRows`. */
export const RESPELLING_FEATURES = [
  'isKnown',
  'cost',
  'costPerLetter',
  'writtenFrequency',
  'frequency',
  'frequencyGain',
  'suggestionRank',
  'length',
  'lengthChange',
  'contextGain',
  'left',
  'right',
  'leftGain',
  'rightGain',
  'contextBehindBest',
  'costBehindBest',
  'frequencyBehindBest',
  'joint',
  'jointBehindBest',
  'jointRank',
  'candidates',
  'sameStart',
  'sameEnd',
  'isCapital',
  'isFirst',
  'isUpper',
  'isName',
  'nameShare',
  'unknownShare',
  'sentenceLength',
  'letters',
  'lettersGain',
  'samePartOfSpeech',
  'sameForm',
  'isSplit',
  'lettersCount',
  'pairCount',
  'changedCount',
  'steps',
  'heardSteps',
  'keyboardSteps',
  'lemmaFrequency',
] as const;

/** A respelling with what is known of it. */
export interface RespellingRow {
  readonly respelling: ListedRespelling;
  readonly values: Float32Array;
}

export interface FeatureSources {
  readonly lexicon: Lexicon;
  readonly words: WordModel;
  readonly triples: Uint8Array;
  readonly edits: LearnedEdits;
  readonly errors: ErrorModel;
  readonly morphology: Pick<Morphology, 'analyse'>;
}

/** Weight of the word model relative to the letter costs in the joint score. */
const CONTEXT_WEIGHT = 0.7;

interface Scored {
  readonly respelling: ListedRespelling;
  readonly frequency: number;
  readonly context: number;
  readonly joint: number;
}

/** What the best respellings of a token reach, for comparison. */
interface BestScores {
  readonly context: number;
  readonly cost: number;
  readonly frequency: number;
  /** Joint scores, best first. */
  readonly joint: readonly number[];
}

/** The values of all respellings of a token. */
export function makeRespellingRows(
  sentence: GrammarSentence,
  { place, respellings }: ListedToken,
  sources: FeatureSources,
): RespellingRow[] {
  const token = sentence.tokens[place]!;
  const context = new ContextScores(sources.words, sentence);
  const scored = respellings.map((respelling): Scored => {
    const score = context.scoreWords(place, respelling.word.split(' '));
    return {
      respelling,
      frequency: findLogFrequency(sources.lexicon, respelling.word),
      context: score,
      joint: CONTEXT_WEIGHT * score - respelling.cost,
    };
  });
  const best: BestScores = {
    context: Math.max(...scored.map((entry) => entry.context)),
    cost: Math.min(...scored.map(({ respelling }) => respelling.cost)),
    frequency: Math.max(...scored.map(({ frequency }) => frequency)),
    joint: scored.map(({ joint }) => joint).sort((a, b) => b - a),
  };
  const shared = describeToken(sentence, place, sources, context);
  return scored.map((entry) => {
    const { word } = entry.respelling;
    const [left, right] = [context.scoreLeft(place, word), context.scoreRight(place, word)];
    const values = [
      ...listComparisons(entry, best, token, shared, { left, right, count: scored.length }),
      countCommon(token.lower, word),
      countCommon(reverse(token.lower), reverse(word)),
      ...shared.flags,
      findCapitalShare(sources.lexicon, word),
      shared.unknownShare,
      sentence.tokens.length,
      shared.letters,
      scoreLetters(sources.triples, word.replaceAll(' ', '')) - shared.letters,
      ...compareReadings(token, word, sources),
      word.includes(' ') ? 1 : 0,
      ...countEdits(token.lower, word, sources.edits),
      ...describeSteps(token.lower, word, sources.errors),
      findLemmaFrequency(word, sources),
    ];
    return { respelling: entry.respelling, values: Float32Array.from(values) };
  });
}

/** The values up to `candidates`. */
function listComparisons(
  { respelling: { word, cost, suggestionRank }, frequency, context, joint }: Scored,
  best: BestScores,
  { isKnown, lower }: GrammarToken,
  shared: TokenDescription,
  { left, right, count }: { readonly left: number; readonly right: number; readonly count: number },
): number[] {
  const rank = best.joint.indexOf(joint);
  return [
    isKnown ? 1 : 0,
    cost,
    cost / lower.length,
    shared.frequency,
    frequency,
    frequency - shared.frequency,
    suggestionRank,
    lower.length,
    word.length - lower.length,
    context - shared.context,
    left,
    right,
    left - shared.left,
    right - shared.right,
    best.context - context,
    cost - best.cost,
    best.frequency - frequency,
    joint,
    joint - (rank === 0 ? (best.joint[1] ?? joint - 10) : best.joint[0]!),
    rank,
    count,
  ];
}

/** Whether the respelling has the part of speech of the written word, and its form too. */
function compareReadings(
  { pos, code }: GrammarToken,
  word: string,
  { morphology }: FeatureSources,
): number[] {
  const readings = word.includes(' ') ? [] : morphology.analyse(word).analyses;
  const same = readings.filter(({ partOfSpeech }) => partOfSpeech === pos);
  return [same.length > 0 ? 1 : 0, same.some(({ form }) => form === code) ? 1 : 0];
}

/** How often the letters that differ, and these very words, were corrected so, and the written word at all. */
function countEdits(written: string, right: string, edits: LearnedEdits): number[] {
  const letters = lettersKey(written, right);
  return [
    letters === undefined ? -1 : Math.log1p(edits.countOf(letters)),
    edits.countOf(replacedKey([written], [right])),
    edits.countOf(changedKey(written)),
  ];
}

/** Rows of the Estonian keyboard, each half a key further to the right than the one above. */
const KEYS = ['qwertyuiopüõ', 'asdfghjklöä', 'zxcvbnm'];

function isKeyBeside(a: string, b: string): boolean {
  const [one, other] = [a, b].map((letter) => {
    const row = KEYS.findIndex((keys) => keys.includes(letter));
    return { row, at: (KEYS[row]?.indexOf(letter) ?? Infinity) + row / 2 };
  });
  return Math.abs(one!.row - other!.row) <= 1 && Math.abs(one!.at - other!.at) <= 1;
}

/**
 * Letters that differ; those of them that sound alike to learners (a doubled letter, a mark of a vowel, voice, an h that
 * begins a word); and those whose keys are neighbours.
 */
export function describeSteps(written: string, right: string, errors: ErrorModel): number[] {
  const from = right.replaceAll(' ', '');
  const changed = alignLetters(errors, written, from).steps.filter(({ step }) => step !== 'same');
  const heard = changed.filter((step) => isHeardAlike(step, written, from));
  const besides = changed.filter(
    ({ step, ...at }) => step === 'substitution' && isKeyBeside(written[at.written]!, from[at.right]!),
  );
  return [changed.length, heard.length, besides.length];
}

function isHeardAlike({ step, ...at }: LetterStep, written: string, right: string): boolean {
  if (step === 'substitution') return findSound(written[at.written]!) === findSound(right[at.right]!);
  if (step === 'swap') return false;
  const [word, place] = step === 'missing' ? [right, at.right] : [written, at.written];
  return (place === 0 && word[0] === 'h') || findSound(word[place]!) === findSound(word[place - 1] ?? '');
}

/** The frequency of the base form that a respelling is most likely a form of; of a compound, of its last part. */
function findLemmaFrequency(word: string, { lexicon, morphology }: FeatureSources): number {
  const readings = word.includes(' ') ? [] : morphology.analyse(word).analyses;
  const frequencies = readings.map(({ lemma, root }) => {
    const firstParts = root.split('_').slice(0, -1).join('').replaceAll('=', '');
    return findLogFrequency(lexicon, lemma.slice(lemma.startsWith(firstParts) ? firstParts.length : 0));
  });
  return Math.max(UNSEEN_LOG_FREQUENCY, ...frequencies);
}

/** What is known of a token whatever replaces it. */
export interface TokenDescription {
  readonly frequency: number;
  readonly context: number;
  readonly left: number;
  readonly right: number;
  readonly letters: number;
  readonly unknownShare: number;
  /** Capital first letter, first of its sentence, in capitals, a name to the tagger. */
  readonly flags: readonly number[];
}

/** Describes a token for both models. */
export function describeToken(
  sentence: GrammarSentence,
  place: number,
  { lexicon, words, triples }: FeatureSources,
  context = new ContextScores(words, sentence),
): TokenDescription {
  const { tokens } = sentence;
  const { form, lower, upos } = tokens[place]!;
  const running = tokens.filter(({ isWord }) => isWord);
  const flag = (isSet: boolean): number => (isSet ? 1 : 0);
  return {
    frequency: findLogFrequency(lexicon, lower),
    context: context.scoreWords(place, [lower]),
    left: context.scoreLeft(place, lower),
    right: context.scoreRight(place, lower),
    letters: scoreLetters(triples, lower),
    unknownShare: running.filter(({ isKnown }) => !isKnown).length / running.length,
    flags: [
      flag(form.charAt(0) !== lower.charAt(0)),
      flag(tokens.findIndex(({ isWord }) => isWord) === place),
      flag(form === form.toUpperCase()),
      flag(upos === 'PROPN'),
    ],
  };
}

function findCapitalShare(lexicon: Lexicon, word: string): number {
  const id = lexicon.find(word);
  return id < 0 ? 0 : lexicon.capitalShare(id);
}

function countCommon(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

function reverse(word: string): string {
  return [...word].reverse().join('');
}
