import type { EstonianFormAnalyses } from '@keelerada/estonian/morphology';
import type { Correction } from '../correction/correction';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { matchCase } from '../sentence/match-case';
import type { SpellingKnowledge } from './rank-respellings';
import { scoreInContext } from '../language/score-in-context';

/** Decimal logarithm of the frequency that each of the two words has at least; a short one is very common. */
const [LEAST_FREQUENCY, LEAST_SHORT_FREQUENCY] = [-6.5, -4];
const SHORT = 3;
/** Nats by which the second word is likelier after the first than anywhere; more where another spelling is near. */
const [LEAST_TIE, LEAST_FIRM_TIE] = [0.7, 3];
/** Words as common as these (decimal logarithm) stand before or after any word: `väga`, `seda`, `pärast`. */
const COMMON_FREQUENCY = -4;
const [SHORTEST, SHORTEST_OTHER, LEAST_OTHER_FREQUENCY] = [3, 5, -7.9];
const SCORE = 0.85;
const DENIED_CODES = ['o', 'nud', 'tud', 'ta', 'ks', 'nuks', 'taks'];

type Knowledge = Pick<SpellingKnowledge, 'lexicon' | 'words' | 'morphology'>;
type Parts = readonly [first: string, second: string];

/** A place where two words may stand, likely ones first. */
interface Split {
  readonly parts: Parts;
  /** The two often follow one another; else one of them is very common. */
  readonly isTied: boolean;
  readonly score: number;
}

/**
 * Words that the dictionary does not know and that are two which follow one another in edited Estonian, or an adverb, pronoun or
 * adposition beside another word, in text order. Of a word that `spelling` mends with a usual word only two that
 * often stand together are found.
 */
export function findRunTogetherWords(
  sentences: readonly GrammarSentence[],
  knowledge: Knowledge,
  spelling: readonly Correction[] = [],
): Correction[] {
  const { lexicon, morphology } = knowledge;
  const isMended = ({ start }: GrammarToken): boolean =>
    spelling.some(
      (mark) =>
        mark.start === start &&
        mark.tier === 'sure' &&
        lexicon.find(mark.replacements[0]!.toLowerCase()) >= 0,
    );
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!mayBeTwo(token, at)) return [];
      const best = listSplits(sentence, at, knowledge, isMended(token)).find(({ isTied, parts }) => {
        const [first, second] = [morphology.analyse(parts[0]), morphology.analyse(parts[1])];
        return (isTied && !isName(token) && !isCompound(first, second)) || isPair(first, second);
      });
      return best ? [makeCorrection(token, best.parts)] : [];
    }),
  );
}

function mayBeTwo({ isKnown, form, lower }: GrammarToken, at: number): boolean {
  if (isKnown) return false;
  return form === lower || (at === 0 && form.slice(1) === lower.slice(1));
}

/** A capital at the beginning of a sentence. */
function isName({ upos }: GrammarToken): boolean {
  return upos === 'PROPN';
}

function listSplits(sentence: GrammarSentence, at: number, knowledge: Knowledge, isMended: boolean): Split[] {
  const { lower } = sentence.tokens[at]!;
  const splits: Split[] = [];
  for (let cut = 2; cut <= lower.length - SHORTEST; cut++) {
    const parts: Parts = [lower.slice(0, cut), lower.slice(cut)];
    const [first, second] = parts.map((word) => findPart(word, knowledge)) as [PartOfWord, PartOfWord];
    const isTied = areTied(first, second, knowledge, isMended);
    const isOpen =
      first.word === 'ei' || (!isMended && (isCommonBeside(first, second) || isCommonBeside(second, first)));
    if (!isTied && !isOpen) continue;
    splits.push({
      parts,
      isTied,
      score: scoreInContext(knowledge.words, sentence, { start: at, end: at + 1 }, parts),
    });
  }
  return splits.sort((a, b) => b.score - a.score);
}

interface PartOfWord {
  readonly word: string;
  /** Decimal logarithm. */
  readonly frequency: number;
}

function findPart(word: string, { lexicon }: Knowledge): PartOfWord {
  const id = lexicon.find(word);
  return { word, frequency: lexicon.isCandidate(id) ? lexicon.logFrequency(id) : -Infinity };
}

function areTied(first: PartOfWord, second: PartOfWord, { words }: Knowledge, isMended: boolean): boolean {
  const isUsual = ({ word, frequency }: PartOfWord): boolean =>
    frequency >= (word.length <= SHORT ? LEAST_SHORT_FREQUENCY : LEAST_FREQUENCY);
  if (!isUsual(first) || !isUsual(second) || (first.word.length < SHORTEST && first.word !== 'ei'))
    return false;
  const id = words.idOf(second.word);
  const tie = words.bigramLogProbability(id, words.idOf(first.word)) - words.unigramLogProbability(id);
  return tie >= (isMended || second.word.length <= SHORT ? LEAST_FIRM_TIE : LEAST_TIE);
}

function isCommonBeside(common: PartOfWord, other: PartOfWord): boolean {
  const isCommon = common.frequency >= COMMON_FREQUENCY && common.word.length >= SHORTEST;
  return isCommon && other.frequency >= LEAST_OTHER_FREQUENCY && other.word.length >= SHORTEST_OTHER;
}

/** `korduvus` and `määruse`: of two nouns in a phrase the first is in the genitive. */
function isCompound(first: EstonianFormAnalyses, second: EstonianFormAnalyses): boolean {
  const isNoun = [...first.analyses, ...second.analyses].every(({ partOfSpeech }) => partOfSpeech === 'S');
  return isNoun && first.analyses.every(({ form }) => form === 'sg n');
}

/** `ei` and its verb, an adverb or pronoun before a word, or an adposition behind the genitive of a noun. */
function isPair(first: EstonianFormAnalyses, second: EstonianFormAnalyses): boolean {
  if (!second.isKnown) return false;
  const isAll = ({ analyses }: EstonianFormAnalyses, parts: string): boolean =>
    analyses.every(({ partOfSpeech }) => parts.includes(partOfSpeech));
  const has = ({ analyses }: EstonianFormAnalyses, part: string, codes: readonly string[]): boolean =>
    analyses.some(({ partOfSpeech, form }) => partOfSpeech === part && codes.includes(form));
  if (has(first, 'V', ['neg'])) return has(second, 'V', DENIED_CODES) && isAll(second, 'V');
  const isAdposition = has(second, 'K', ['']) && isAll(second, 'KD');
  return isAdposition ? has(first, 'S', ['sg g', 'pl g']) : isAll(first, 'DPY') && isAll(second, 'SAVCD');
}

function makeCorrection({ start, end, form }: GrammarToken, [first, second]: Parts): Correction {
  return {
    ...{ start, end, original: form, replacements: [`${matchCase(first, form)} ${second}`] },
    ...{ type: 'wordCountError', tier: 'sure', score: SCORE },
    reason: { kind: 'written-together', parts: [first, second] },
  };
}
