import { giveWay, type TurnOptions } from '@keelerada/estonian/give-way';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import type { Lexicon } from '../language/lexicon';
import { alignLetters, type ErrorModel } from './error-model';
import { isCheckable } from './is-checkable';
import { isForeignSentence } from './is-foreign-sentence';
import { NATS_PER_DECADE, type SimilarSearch } from './search-similar';

/** Frequency of a word that is not in the lexicon, as a decimal logarithm. */
export const UNSEEN_LOG_FREQUENCY = -8.5;
/** Rank of a respelling that the speller does not suggest. */
export const NO_SUGGESTION = 15;

/** Unknown words: the search is widened if it finds fewer words than this. */
const [NARROW_COST, WIDE_COST, ENOUGH_WORDS] = [5.5, 8.5, 5];
const MOST_UNKNOWN_RESPELLINGS = 12;
const MOST_SUGGESTIONS = 8;
/** Known words: only cheap changes to words that are as frequent or more so. */
const KNOWN_COST = 4.6;
const MOST_KNOWN_SCORE = 4;
const MOST_KNOWN_RESPELLINGS = 4;
/** Beginnings of terms of which each makes another word. */
const PREFIXES = 'inter intra ekstra hüper hüpo makro mikro mono stereo multi endo ekso homo hetero'.split(
  ' ',
);

/** A word that may be meant. */
export interface ListedRespelling {
  /** In lower case; two words with a space if they were written together. */
  readonly word: string;
  /** Cost of the letter changes, in nats. */
  readonly cost: number;
  /** Place among the speller's suggestions, `NO_SUGGESTION` if it is none of them. */
  readonly suggestionRank: number;
}

/** A token that may be misspelt, with what may be meant. */
export interface ListedToken {
  /** Index of the token in its sentence. */
  readonly place: number;
  readonly respellings: readonly ListedRespelling[];
}

export interface RespellingSources {
  readonly lexicon: Lexicon;
  readonly errors: ErrorModel;
  readonly search: SimilarSearch;
}

/** Lists for each sentence the tokens that may be misspelt. Rejects as the signal of `options`. */
export async function listRespellings(
  sentences: readonly GrammarSentence[],
  sources: RespellingSources,
  morphology: Pick<CorrectorMorphology, 'suggest'>,
  options: TurnOptions = {},
): Promise<ListedToken[][]> {
  const found = new Map<string, readonly ListedRespelling[]>();
  const all: ListedToken[][] = [];
  for (const sentence of sentences) {
    const listed: ListedToken[] = [];
    const isForeign = isForeignSentence(sentence);
    for (const [place, token] of sentence.tokens.entries()) {
      if (isForeign || !isCheckable(token)) continue;
      const { isKnown, lower } = token;
      const name = `${isKnown ? 1 : 0}${lower}`;
      // To suggest takes some 5 ms.
      if (!found.has(name)) await giveWay(options);
      const respellings =
        found.get(name) ??
        (isKnown ? listForKnown(lower, sources) : listForUnknown(lower, morphology.suggest(lower), sources));
      found.set(name, respellings);
      if (respellings.length > 0 || !isKnown) listed.push({ place, respellings });
    }
    all.push(listed);
  }
  return all;
}

function listForUnknown(
  written: string,
  suggestions: readonly string[],
  { lexicon, errors, search }: RespellingSources,
): ListedRespelling[] {
  const narrow = search(written, NARROW_COST);
  const similar = narrow.length >= ENOUGH_WORDS ? narrow : search(written, WIDE_COST);
  const found = new Map<string, ListedRespelling>();
  suggestions.slice(0, MOST_SUGGESTIONS).forEach((suggestion, suggestionRank) => {
    const word = suggestion.toLowerCase();
    if (found.has(word) || word === written) return;
    const { cost } = alignLetters(errors, written, word.replaceAll(' ', ''));
    found.set(word, { word, cost, suggestionRank });
  });
  const best = similar
    .map(({ id, cost }) => ({ id, cost, score: cost - NATS_PER_DECADE * lexicon.logFrequency(id) }))
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .slice(0, MOST_UNKNOWN_RESPELLINGS);
  for (const { id, cost } of best) {
    const word = lexicon.read(id);
    if (!found.has(word)) found.set(word, { word, cost, suggestionRank: NO_SUGGESTION });
  }
  const prefix = findPrefix(written);
  const isOtherTerm = (word: string): boolean =>
    prefix !== undefined && ![undefined, prefix].includes(findPrefix(word));
  return [...found.values()].filter(({ word }) => !isOtherTerm(word));
}

/** `intranet` is no misspelt `internet`. */
function findPrefix(word: string): string | undefined {
  return PREFIXES.find((prefix) => word.startsWith(prefix));
}

function listForKnown(written: string, { lexicon, search }: RespellingSources): ListedRespelling[] {
  const own = findLogFrequency(lexicon, written);
  const mostScore = MOST_KNOWN_SCORE - NATS_PER_DECADE * own;
  return search(written, KNOWN_COST, mostScore)
    .map(({ id, cost }) => ({
      id,
      cost,
      score: cost - NATS_PER_DECADE * (lexicon.logFrequency(id) - own),
    }))
    .filter(({ cost, score }) => cost > 0 && score < MOST_KNOWN_SCORE)
    .sort((a, b) => a.score - b.score || a.id - b.id)
    .slice(0, MOST_KNOWN_RESPELLINGS)
    .map(({ id, cost }) => ({ word: lexicon.read(id), cost, suggestionRank: NO_SUGGESTION }));
}

/** Decimal logarithm of a word's frequency; of two words that of the rarer. */
export function findLogFrequency(lexicon: Lexicon, word: string): number {
  return word.split(' ').reduce((least, part) => {
    const id = lexicon.find(part);
    return Math.min(least, id < 0 ? UNSEEN_LOG_FREQUENCY : lexicon.logFrequency(id));
  }, 0);
}
