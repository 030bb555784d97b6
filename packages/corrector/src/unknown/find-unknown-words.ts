import type { TurnOptions } from '@keelerada/estonian/give-way';
import type { Correction } from '../correction/correction';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import type { Lexicon } from '../language/lexicon';
import { isCheckable } from '../spelling/is-checkable';
import { isForeignSentence } from '../spelling/is-foreign-sentence';
import { rankRespellings, type SpellingKnowledge } from '../spelling/rank-respellings';
import { scoreLetters } from '../spelling/score-letters';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { findForeignQuotes } from './find-foreign-quotes';
import { isNameLike } from './is-name-like';
import { listOwnTerms } from './list-own-terms';

/** Letters that each part of a compound has at least; shorter parts are found in any misspelt word. */
const [SHORTEST_FIRST, SHORTEST_LAST] = [4, 5];

/**
 * Whether a word (in lower case) is made of two known words, the first as it stands before another in a compound: in the
 * nominative or genitive singular. The analyser refuses some of these.
 */
function isKnownCompound(word: string, { analyse }: Pick<CorrectorMorphology, 'analyse'>): boolean {
  const isPart = (part: string, codes?: readonly string[]): boolean => {
    const { isKnown, analyses } = analyse(part);
    const fits = ({ partOfSpeech, form }: (typeof analyses)[number]): boolean =>
      'SA'.includes(partOfSpeech) && (codes?.includes(form) ?? true);
    return isKnown && analyses.some(fits);
  };
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) {
    if (isPart(word.slice(0, at), ['sg n', 'sg g']) && isPart(word.slice(at))) return true;
  }
  return false;
}

/** Words that edited Estonian uses so often are not marked, whatever the dictionary says (decimal logarithm). */
const USUAL_LOG_FREQUENCY = -5.5;
/**
 * A word below this probability of being wrong, with letters that follow one another as in Estonian words (mean natural
 * logarithm), is a right one that the dictionary lacks: `npm run -s evaluate -- typing-errors` shows what it costs.
 */
const [LEAST_ERROR, USUAL_LETTERS] = [0.5, -2.8];
/** Letters that Estonian words lack and that few slips bring in: such a word is foreign unless likely wrong. */
const [FOREIGN_LETTERS, LEAST_FOREIGN_ERROR] = [/[cqw]/u, 0.85];
/** A word that its writer repeats is a term if no respelling of it is likelier than this. */
const MOST_RESPELLING = 0.05;
/** The Estonian ending of a foreign word follows an apostrophe. */
const APOSTROPHE = /['’]/u;

interface UnknownWord {
  readonly sentence: GrammarSentence;
  readonly place: number;
  readonly token: GrammarToken;
}

/**
 * The words of some sentences that the dictionary does not know, as quiet marks without a correction. Left out are names,
 * foreign words in quotes or in a foreign sentence, abbreviations, numbers, compounds of known words, and words that look
 * right: usual in edited text, repeated as a term, or of Estonian letters and no likely error. Rejects as the signal of
 * `options`.
 */
export async function findUnknownWords(
  sentences: readonly GrammarSentence[],
  knowledge: SpellingKnowledge,
  options: TurnOptions = {},
): Promise<Correction[]> {
  const listed = sentences.flatMap((sentence) => listUnknown(sentence, knowledge.lexicon));
  const terms = listOwnTerms(listed.map(({ token }) => token.lower));
  const words = listed.filter(({ token }) => !isKnownCompound(token.lower, knowledge.morphology));
  const looks = await judgeWords(words, knowledge, options);
  return words.flatMap(({ token }, i) =>
    looksRight(token, looks[i]!, terms.has(token.lower)) ? [] : [makeMark(token)],
  );
}

function looksRight({ lower }: GrammarToken, look: WordLook, isRepeated: boolean): boolean {
  const { errorProbability, respelling, letters } = look;
  const isTerm = isRepeated && respelling < MOST_RESPELLING;
  const isForeign = FOREIGN_LETTERS.test(lower) && errorProbability < LEAST_FOREIGN_ERROR;
  return isTerm || isForeign || (errorProbability < LEAST_ERROR && letters > USUAL_LETTERS);
}

function listUnknown(sentence: GrammarSentence, lexicon: Lexicon): UnknownWord[] {
  if (isForeignSentence(sentence)) return [];
  const quoted = findForeignQuotes(sentence);
  return sentence.tokens.flatMap((token, place) =>
    token.isKnown ||
    !isCheckable(token) ||
    APOSTROPHE.test(token.form) ||
    quoted.has(place) ||
    isNameLike(sentence, place) ||
    isUsual(token, lexicon)
      ? []
      : [{ sentence, place, token }],
  );
}

function isUsual({ lower }: GrammarToken, lexicon: Lexicon): boolean {
  const id = lexicon.find(lower);
  return id >= 0 && lexicon.logFrequency(id) >= USUAL_LOG_FREQUENCY;
}

/** How wrong a word looks to the spelling models. */
interface WordLook {
  readonly errorProbability: number;
  /** Probability of its likeliest respelling. */
  readonly respelling: number;
  /** Mean log probability of its letters. */
  readonly letters: number;
}

async function judgeWords(
  words: readonly UnknownWord[],
  knowledge: SpellingKnowledge,
  options: TurnOptions,
): Promise<WordLook[]> {
  const sentences = [...new Set(words.map(({ sentence }) => sentence))];
  const ranked = await rankRespellings(sentences, knowledge, options);
  return words.map(({ sentence, place, token }) => {
    const found = ranked[sentences.indexOf(sentence)]!.find((entry) => entry.place === place);
    return {
      errorProbability: found?.errorProbability ?? 1,
      respelling: found?.respellings[0]?.probability ?? 0,
      letters: scoreLetters(knowledge.model.triples, token.lower),
    };
  });
}

function makeMark({ start, end, form }: GrammarToken): Correction {
  return {
    ...{ start, end, original: form, replacements: [], type: 'unknownWord', tier: 'sure' },
    // Behind every correction of the same place.
    score: 0,
    reason: { kind: 'unknown-word' },
  };
}
