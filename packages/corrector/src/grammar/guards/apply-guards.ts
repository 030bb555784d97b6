import { makeTable } from '@keelerada/estonian/make-table';
import { findAskingRule } from '../../rules/engine/rule-candidates';
import { type Candidate, LEAST_OFFERED_PROBABILITY } from '../../sentence/candidate';
import { type GrammarToken, isFinite } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import { agree, isNounPhrase } from '../../sentence/phrase';
import { caseOfCode, hasCode, hasPart, listWords, nominalCodes } from '../../sentence/readings';
import { type Guard, type GuardedSentence, NEVER } from './guard';
import { keepClauseComma } from './keep-clause-comma';
import { keepEndMark } from './keep-end-mark';
import { keepItem } from './keep-item';
import { keepMood } from './keep-mood';
import { keepName } from './keep-name';
import { keepNumber } from './keep-number';
import { keepCase } from './keep-case';
import { keepOrder } from './keep-order';
import { keepParallelForm } from './keep-parallel-form';
import { keepRareWord } from './keep-rare-word';
import { keepTitle } from './keep-title';
import { keepVerbless } from './keep-verbless';
import { trustCleanText } from './trust-clean-text';
import { readKnownWord } from './read-written-word';

/** A heading has at most so many words; one without a verb may have more. */
const [MOST_WORDS, MOST_WORDS_WITHOUT_VERB, MOST_WORDS_IN_ITEM] = [8, 14, 20];

const MOST_WORDS_IN_CLOSING = 5;
const isComma = ({ form }: { readonly form: string }): boolean => form === ',';

/**
 * A short line of its own without an end mark is a heading or an item of a list and gets none: the first of several lines
 * whatever it says, and so the item of a list or a form; any other if it has no finite verb.
 */
const keepHeading: Guard = ({ kind }, { sentence: { tokens }, line }) => {
  if (kind !== 'missing-end' || line === 'inside') return 0;
  const words = tokens.filter(({ isWord }) => isWord).length;
  // `Kallistan, Liisa`: the end of a letter.
  const isNamed = tokens.at(-1)?.upos === 'PROPN' && tokens.some(isComma);
  if (words <= MOST_WORDS_IN_CLOSING && isNamed) return NEVER;
  if (!tokens.some(isFinite)) return words <= MOST_WORDS_WITHOUT_VERB ? NEVER : 0;
  if (line === 'item') return words <= MOST_WORDS_IN_ITEM ? NEVER : 0;
  return line === 'first' && words <= MOST_WORDS ? NEVER : 0;
};

/** Degrees of Vabamorf's parts of speech: adjective, comparative, superlative. */
const DEGREES = makeTable<number>({ A: 1, C: 2, U: 3 });
const COMPARING = new Set([
  'kui',
  'palju',
  'veel',
  'rohkem',
  'vähem',
  'kõige',
  'sama',
  'nii',
  'liiga',
  'väga',
]);
const FARTHEST_SIGN = 3;

/** `ka, juba, väga ja palju`: members of a list of adverbs, each a word. */
const keepListComma: Guard = ({ kind, start }, { sentence: { tokens } }) => {
  if (kind !== 'comma-delete' || tokens[start - 1]?.pos !== 'D' || tokens[start + 1]?.pos !== 'D') return 0;
  const [before, behind] = [tokens[start - 2], tokens[start + 2]];
  return [before, behind].some((one) => one?.form === ',' || one?.lower === 'ja') ? NEVER : 0;
};

/** The degree of an adjective is what the writer means; only a word that compares (kui, kõige, palju) is evidence for another. */
const keepDegree: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  const wanted = DEGREES.get(candidate.reading?.pos ?? '');
  if (!word || wanted === undefined) return 0;
  const written = new Set(word.token.readings.flatMap(({ partOfSpeech }) => DEGREES.get(partOfSpeech) ?? []));
  if (written.size === 0 || written.has(wanted)) return 0;
  return isCompared(guarded.sentence.tokens, candidate.start) ? 0 : NEVER;
};

function isCompared(tokens: readonly GrammarToken[], place: number): boolean {
  return tokens
    .slice(Math.max(0, place - 2), place + FARTHEST_SIGN + 1)
    .some(({ lower }) => COMPARING.has(lower));
}

const CLITIC = /[kg]i$/u;

/** -ki and -gi are the writer's choice: a word that has them in every reading keeps them, and none gets them. */
const keepClitic: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (!word) return 0;
  const { readings } = word.token;
  const hasClitic = readings.length > 0 && readings.every(({ clitic }) => clitic !== '');
  if (hasClitic) return CLITIC.test(word.right) ? 0 : NEVER;
  const isAdded = CLITIC.test(word.right) && word.right.startsWith(word.token.lower);
  return isAdded ? NEVER : 0;
};

/** What is moved and what it is put into stand side by side. */
const FILLING = listWords('valama kallama panema tõstma lisama segama puistama raputama kühveldama pumpama');

/** `valasin kohvi kruusi`: a thing and the vessel that it goes into are two words. */
const keepApart: Guard = ({ kind, start }, { sentence: { tokens } }) => {
  if (kind !== 'join') return 0;
  const isMoved = hasCode(tokens[start]!, 'sg p', 'pl p') && hasCode(tokens[start + 1]!, 'adt', 'sg ill');
  return isMoved && tokens.some(({ lemma }) => FILLING.has(lemma)) ? NEVER : 0;
};

/** Cases in which a numeral goes with its noun. */
const AGREEING = ['ill', 'in', 'el', 'all', 'ad', 'abl', 'tr'];

/** In `uue naabri koera` the adjective goes with the noun right behind it, not with the one after that. */
const keepAgreement: Guard = (candidate, guarded) => {
  const { reading, start } = candidate;
  const word = readKnownWord(candidate, guarded);
  const [noun, next] = guarded.sentence.tokens.slice(start + 1);
  // `laekus kolmekümnelt ostjalt`
  const isAgreeing = word && noun?.pos === 'S' && hasPart(word.token, 'N') && noun.code === word.token.code;
  if (isAgreeing && AGREEING.includes(caseOfCode(noun.code)) && reading?.code !== noun.code) return NEVER;
  if (!word || !reading || noun?.pos !== 'S' || !next || !hasPart(word.token, 'ACUP')) return 0;
  if (!word.token.readings.some(({ lemma }) => lemma === reading.lemma)) return 0;
  const goesWith = (code: string, other: typeof noun): boolean =>
    nominalCodes(other).some((otherCode) => agree(code, otherCode));
  const isRight = nominalCodes(word.token).some((own) => goesWith(own, noun));
  return isRight && goesWith(reading.code, next) && !goesWith(reading.code, noun) ? NEVER : 0;
};

/** `tahan seda looma`: a noun is no form of a verb where the word before it goes with it. */
const keepNoun: Guard = (candidate, { sentence: { tokens } }) =>
  candidate.kind === 'form' && candidate.reading?.pos === 'V' && isNounPhrase(tokens, candidate.start)
    ? NEVER
    : 0;

/** Words that join clauses and occur inside one as well: `suurem kui`, `kas või`, `ehk homme`. */
const JOINING = new Set(['kas', 'ehk']);

/** Behind these a comma before et is free: `selle asemel et`, `seda enam et`. */
const WITH_ET = new Set(['asemel', 'enam', 'ilma', 'nii']);

/**
 * A comma before kas, ehk, kui, aga is put only where a clause begins: before kas and ehk between two verbs, before kui if
 * a verb follows, before aga unless it is an adverb after the first words of its own clause (`tema aga tuli`).
 */
const askTwoClauses: Guard = ({ kind, start }, { sentence: { tokens } }) => {
  const word = tokens[start]?.lower ?? '';
  if (kind !== 'comma-insert') return 0;
  if (word === 'et' && WITH_ET.has(tokens[start - 1]?.lower ?? '')) return NEVER;
  // `ükskõik mis` and `milline tahes` are one pronoun, `niivõrd` and `kuivõrd` one conjunction.
  if (tokens[start - 1]?.lower === 'ükskõik' || tokens[start + 1]?.lower === 'tahes') return NEVER;
  if (word === 'kuivõrd' && tokens.slice(0, start).some(({ lower }) => lower === 'niivõrd')) return NEVER;
  const [left, right] = findSegment(tokens, start);
  const [before, after] = [
    tokens.slice(left, start).some(isFinite),
    tokens.slice(start, right).some(isFinite),
  ];
  if (JOINING.has(word)) return before && after ? 0 : NEVER;
  if (word === 'kui') return after ? 0 : NEVER;
  return word === 'aga' && !before && after ? NEVER : 0;
};

const GUARDS: readonly Guard[] = [
  askTwoClauses,
  keepAgreement,
  keepApart,
  keepCase,
  keepClauseComma,
  keepClitic,
  keepDegree,
  keepEndMark,
  keepItem,
  keepListComma,
  keepMood,
  keepName,
  keepNoun,
  keepNumber,
  keepOrder,
  keepParallelForm,
  keepRareWord,
  keepTitle,
  keepVerbless,
  keepHeading,
  trustCleanText,
];

/**
 * The probabilities of the candidates of a sentence, 0 for those that a guard does not let pass. What a certain rule asks
 * for is held back by the cleanness of its text alone. Most candidates are too unlikely to be shown and pass unseen.
 */
export function applyGuards(
  guarded: GuardedSentence,
  candidates: readonly Candidate[],
  probabilities: ArrayLike<number>,
): number[] {
  return candidates.map((candidate, i) => {
    const probability = probabilities[i]!;
    const isCertain = findAskingRule(candidate)?.isCertain;
    if (!isCertain && probability < LEAST_OFFERED_PROBABILITY) return probability;
    const guards = isCertain ? [trustCleanText] : GUARDS;
    return guards.some((guard) => probability < guard(candidate, guarded)) ? 0 : probability;
  });
}
