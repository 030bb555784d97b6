import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import { type Correction, type CorrectionTier, MOST_REPLACEMENTS } from '../correction/correction';
import type { CorrectionReason } from '../correction/correction-reason';
import type { ErrorType } from '@keelerada/contract/corrector/corrector-choices';
import { type GrammarSentence, type GrammarToken, readGrammarSentences } from '../sentence/grammar-sentence';
import { hasCode } from '../sentence/readings';
import { findSound } from '../sentence/find-sound';
import type { Lexicon } from '../language/lexicon';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { addFirmCorrections } from './add-firm-corrections';
import { isDoubtfulName } from './agree-on-respellings';
import { findCutWords } from './find-cut-words';
import { findRunTogetherWords } from './find-run-together-words';
import type { ScoredRespelling } from './error-features';
import { findInnerCapitals } from './find-inner-capitals';
import { findLostDots } from './find-lost-dots';
import { findLogFrequency } from './list-respellings';
import { listLetterChanges } from './list-letter-changes';
import { type RankedToken, rankRespellings, type SpellingKnowledge } from './rank-respellings';
import { restoreCase } from './restore-case';
import type { SpellingThresholds } from './spelling-model';

/** A sentence is in capitals with so many words in capitals, and so large a share of its words. */
const [LEAST_WORDS, LEAST_SHARE] = [3, 0.7];

/**
 * The sentences with those in capitals in small letters, so that their words are looked up as others are. Places stay.
 */
function lowerShouting(
  sentences: readonly GrammarSentence[],
  morphology: Pick<CorrectorMorphology, 'analyse'>,
): GrammarSentence[] {
  return sentences.map((sentence) =>
    isShouted(sentence)
      ? { tokens: sentence.tokens.map((token) => lowerToken(token, morphology)) }
      : sentence,
  );
}

function lowerToken(token: GrammarToken, { analyse }: Pick<CorrectorMorphology, 'analyse'>): GrammarToken {
  if (!isInCapitals(token)) return token;
  const { isKnown, analyses } = analyse(token.lower);
  return {
    ...token,
    form: token.lower,
    isKnown: isKnown || (token.upos === 'PROPN' && token.isKnown),
    readings: analyses,
  };
}

function isInCapitals({ form, lower, isWord }: GrammarToken): boolean {
  return isWord && form.length > 1 && form !== lower && form === form.toUpperCase();
}

function isShouted({ tokens }: GrammarSentence): boolean {
  const words = tokens.filter(({ isWord, form }) => isWord && form.length > 1 && /\p{L}/u.test(form));
  const capitals = words.filter(isInCapitals).length;
  return capitals >= LEAST_WORDS && capitals >= LEAST_SHARE * words.length;
}

/** Vabamorf's parts of speech of comparatives and superlatives. */
const DEGREES = ['C', 'U'];

/**
 * Leaves out what makes a comparative of a superlative or the other way round (parim, parem): the degree is what the writer
 * means.
 */
function dropDegreeChanges(
  corrections: readonly Correction[],
  { analyse }: Pick<CorrectorMorphology, 'analyse'>,
): Correction[] {
  return corrections.filter(
    ({ reason, original, replacements: [right] }) =>
      reason.kind !== 'confused-word' ||
      !isChanged(analyse(original.toLowerCase()), analyse(right!.toLowerCase())),
  );
}

function isChanged(written: EstonianFormAnalyses, right: EstonianFormAnalyses): boolean {
  const [from, to] = [written, right].map(({ analyses }) =>
    DEGREES.find((degree) => analyses.some(({ partOfSpeech }) => partOfSpeech === degree)),
  );
  return from !== undefined && to !== undefined && from !== to;
}

/** Respellings after the first are offered from this probability on. */
const LEAST_OFFERED_PROBABILITY = 0.01;

/** A known word is called possibly another one from this probability of that on. */
const LEAST_KNOWN_REPLACEMENT = 0.05;

/** Decimal logarithm of how much rarer a much rarer word is. */
const LEAST_RARITY = 1;
/** Decimal logarithm of the frequency of a word that one reads once in a million words. */
const RARE_LOG_FREQUENCY = -6;

/** A text to correct. */
export interface SpellingTask {
  readonly text: string;
  readonly annotation: AnnotatedText;
}

/**
 * Misspelt words of a text in text order: words that the dictionary does not know, and known words if another word of
 * nearly the same letters fits the context. A word is marked by the thresholds of the model. Texts in another language
 * than Estonian have none. Rejects as the signal of `options`.
 */
export async function findSpellingCorrections(
  { text, annotation }: SpellingTask,
  knowledge: SpellingKnowledge,
  options: TurnOptions = {},
): Promise<Correction[]> {
  if (annotation.language !== 'et') return [];
  const { morphology } = knowledge;
  const sentences = readGrammarSentences(text, annotation, morphology);
  const ranked = await rankRespellings(lowerShouting(sentences, morphology), knowledge, options);
  const found = ranked.flatMap((tokens, s) =>
    tokens.flatMap((token) =>
      isForbidding(sentences[s]!, token.place)
        ? []
        : makeCorrection(sentences[s]!.tokens[token.place]!, token, knowledge),
    ),
  );
  const kept = dropDegreeChanges(found, morphology);
  return [
    findRunTogetherWords(sentences, knowledge, kept),
    findCutWords(text, sentences, knowledge),
    findLostDots(sentences, knowledge),
    findInnerCapitals(sentences, knowledge),
  ].reduce(addFirmCorrections, kept);
}

/** `ära sule`: a known word in the form that the word before it asks for. */
function isForbidding({ tokens }: GrammarSentence, place: number): boolean {
  const before = tokens[place - 1]?.lower;
  const code = before === 'ära' ? 'o' : before === 'ärge' ? 'ge' : undefined;
  return code !== undefined && tokens[place]!.isKnown && hasCode(tokens[place]!, code);
}

/** The tier of a token, undefined if it is not to be marked. */
export function findTier(
  { errorProbability, respellings: [first] }: RankedToken,
  { sureError, possibleError, sureReplacement }: SpellingThresholds,
): CorrectionTier | undefined {
  if (!first || errorProbability < possibleError) return undefined;
  return errorProbability >= sureError && first.probability >= sureReplacement ? 'sure' : 'possible';
}

function makeCorrection(
  token: GrammarToken,
  ranked: RankedToken,
  { model, lexicon }: SpellingKnowledge,
): Correction[] {
  const found = findTier(ranked, model.thresholds);
  if (!found || (token.isKnown && ranked.respellings[0]!.probability < LEAST_KNOWN_REPLACEMENT)) return [];
  const { word: best, probability } = ranked.respellings[0]!;
  const score = Math.min(probability, ranked.errorProbability);
  const isDoubtful =
    isUnlikelySlip(token, best, lexicon) ||
    isRareButRight(token) ||
    isFarFetched(token, best, { model, lexicon }) ||
    (!token.isKnown && isDoubtfulName(token.form, score));
  const tier = isDoubtful ? 'possible' : found;
  const { form, start, end } = token;
  const offered = ranked.respellings.filter(
    ({ probability }, i) => i === 0 || probability >= LEAST_OFFERED_PROBABILITY,
  );
  const replacements = [...new Set(offered.map(({ word }) => restoreCase(word, form, lexicon)))].filter(
    (word) => word !== form,
  );
  if (replacements.length === 0) return [];
  const first = offered[0]!;
  return [
    {
      start,
      end,
      original: form,
      replacements: replacements.slice(0, MOST_REPLACEMENTS),
      type: findType(token, replacements[0]!),
      tier,
      score,
      reason: makeReason(token, first, replacements[0]!, { model, lexicon }),
    },
  ];
}

/** A form of a common word (`ninaks`) is seldom a slip for a much rarer word (`ninakas`) that sounds otherwise. */
function isUnlikelySlip({ isKnown, lower, readings }: GrammarToken, word: string, lexicon: Lexicon): boolean {
  if (!isKnown || findSound(lower) === findSound(word)) return false;
  const frequencies = readings.map(({ lemma }) => findLogFrequency(lexicon, lemma));
  return Math.max(...frequencies) - findLogFrequency(lexicon, word) >= LEAST_RARITY;
}

/** A word (`kreatiivne`) is seldom a rare one (`relatiivne`) with two slips. */
function isFarFetched(
  { lower }: GrammarToken,
  word: string,
  { model, lexicon }: Pick<SpellingKnowledge, 'model' | 'lexicon'>,
): boolean {
  const isRare = findLogFrequency(lexicon, word) < RARE_LOG_FREQUENCY;
  return isRare && listLetterChanges(model.errors, lower, word).length > 1;
}

/** A noun that is derived from a verb the dictionary knows (`joonestamine`), or a spelling of old times and names (`wanna`). */
function isRareButRight({ isKnown, lower, readings }: GrammarToken): boolean {
  if (!isKnown) return lower.includes('w');
  return readings.length > 0 && readings.every(({ root }) => /=(?:mine|mus|us|ja)$/u.test(root));
}

function findType({ lower }: GrammarToken, replacement: string): ErrorType {
  if (replacement.includes(' ')) return 'wordCountError';
  return replacement.toLowerCase() === lower ? 'capitalizationError' : 'spellingError';
}

function makeReason(
  { lower, isKnown }: GrammarToken,
  { word }: ScoredRespelling,
  replacement: string,
  { model }: Pick<SpellingKnowledge, 'model' | 'lexicon'>,
): CorrectionReason {
  if (word.includes(' ')) return { kind: 'written-together', parts: word.split(' ') };
  if (replacement.toLowerCase() === lower)
    return { kind: 'capital-letter', wanted: 'capital', because: 'name' };
  const changes = listLetterChanges(model.errors, lower, word);
  return { kind: isKnown ? 'confused-word' : 'misspelling', changes };
}
