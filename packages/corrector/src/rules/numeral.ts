import { makeFormHit, makeHit, makeWordHit } from '../sentence/rule-hits';
import type { RuleVariant } from '../messages/messages';
import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import { QUANTIFIERS } from '../sentence/quantifiers';
import {
  changeForm,
  hasCode,
  hasPart,
  isNominal,
  isOnly,
  listPairs,
  listWords,
  nominalCodes,
} from '../sentence/readings';
import type { Rule, RuleHit, WantedWord } from '../sentence/rule';

const ONES = 'kaks kolm neli viis kuus seitse kaheksa üheksa'.split(' ');
/** Cardinal numerals in the nominative. */
const NUMERALS: ReadonlySet<string> = new Set([
  ...ONES,
  ...ONES.map((one) => `${one}teist`),
  ...ONES.map((one) => `${one}kümmend`),
  ...ONES.map((one) => `${one}sada`),
  ...['kümme', 'üksteist', 'sada', 'paar', 'mitu'],
  ...['kümmekond', 'sadakond', 'tuhatkond', 'paarkümmend', 'paarsada', 'poolsada'],
]);
/** Quantifiers that are adverbs of degree too: `rohkem inimesed kui loomad`. */
const DEGREES = listWords('rohkem vähem enam');
const DIGITS = /^[1-9]\d{0,2}$/u;
/** What half of it is asked for: `pool tundi`. */
const MEASURES = listWords(
  'tund aasta liiter kilo minut päev kilogramm kilomeeter meeter sajand kuu nädal tass klaas leib pakk miljon tassitäis',
);
/** Words before a number that names: `kell kuus`, `number üheksa buss`. */
const NAMING = listWords('kell number tuba lehekülg tramm buss punkt');
const SUMS = listWords('pluss miinus korda');
const FARTHEST_NOUN = 4;
/** Nouns that are counted in the genitive or plural by other rules. */
const EXCLUDED = listWords('tuhanded miljonid sajad kell või ja ehk ning null');

function isNumeral({ lower, form, pos }: GrammarToken): boolean {
  return (NUMERALS.has(lower) && pos !== 'V') || DIGITS.test(form);
}

/** The noun that is counted: the numeral's head in the tree, or the first noun after it. */
function findNoun({ tokens }: GrammarSentence, at: number): number | undefined {
  const { head } = tokens[at]!;
  const isNear = head > at && head <= at + FARTHEST_NOUN;
  if (isNear && tokens.slice(at + 1, head + 1).every(({ isWord }) => isWord) && hasPart(tokens[head]!, 'S'))
    return head;
  const next = tokens[at + 1];
  const isNoun = next?.isWord && hasPart(next, 'S');
  return isNoun ? at + 1 : undefined;
}

/** True where the noun can only be read as something that does not follow a numeral. */
function isWrong(token: GrammarToken, next: GrammarToken | undefined): boolean {
  if (hasCode(token, 'sg g') && next?.isWord && isNominal(next) && next.pos !== 'A') return false;
  if (!token.isKnown) return false;
  if (!isOnly(token, 'sg n', 'pl n', 'sg g')) return false;
  const isPostposition = next !== undefined && hasPart(next, 'K') && hasCode(token, 'sg g');
  return !isPostposition;
}

function findNumbered(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const numeral = tokens[at]!;
  const isDigit = DIGITS.test(numeral.form);
  if (Number(numeral.form) < 2 || NAMING.has(tokens[at - 1]?.lower ?? '')) return [];
  const next = tokens[at + 1];
  // `kakskümmend kolm aastat`: the last one counts.
  if (next && (SUMS.has(next.lower) || isNumeral(next))) return [];
  const place = findNoun(sentence, at);
  if (place === undefined || tokens[place]!.upos === 'PROPN' || EXCLUDED.has(tokens[place]!.lower)) return [];
  const noun = tokens[place]!;
  // `Parim viis on jalgratas`: a way, not five.
  if (tokens.slice(at + 1, place).some(isFinite)) return [];
  const isClock = tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => lower === 'kell');
  if (isClock && noun.lemma === 'tund') return [];
  const isMeasure = MEASURES.has(noun.lemma) && isOnly(noun, 'sg n');
  if (isDigit && !(isOnly(noun, 'pl n') || isMeasure)) return [];
  const words = tokens.slice(at + 1, place + 1);
  // `kaks väikest lapse`: the attribute is counted, and the noun goes with it.
  const contradictsMajority =
    isOnly(noun, 'sg n', 'pl n', 'sg g') && words.slice(0, -1).some((word) => isOnly(word, 'sg p'));
  const isNounWrong = contradictsMajority || isWrong(noun, tokens[place + 1]);
  if (!isNounWrong && !hasCode(noun, 'sg p')) return [];
  return countPhrase(tokens, at, words, 'sg p', isNounWrong ? 'numeral' : 'attribute');
}

/** Changes the words after `at` that lack the form. */
function countPhrase(
  tokens: readonly GrammarToken[],
  at: number,
  words: readonly GrammarToken[],
  code: string,
  variant: RuleVariant,
): RuleHit[] {
  const isBare = (token: GrammarToken): boolean =>
    isOnly(token, 'sg n', 'pl n', 'sg g') &&
    !hasPart(token, 'GNDVJKH') &&
    !(hasPart(token, 'S') && hasCode(token, 'sg g')) &&
    !/[nt]ud$/u.test(token.lower);
  const wrong = words.map((word, i) => (i === words.length - 1 ? !hasCode(word, code) : isBare(word)));
  const first = wrong.indexOf(true);
  if (first < 0) return [];
  const last = wrong.lastIndexOf(true);
  const changed = words.map((word) => changeForm(word, code));
  const wanted = words
    .slice(first, last + 1)
    .map((word, i): WantedWord => (wrong[first + i] ? changed[first + i]!.word : word.form));
  const forms = changed[last] ? { forms: changed[last].forms } : {};
  const reason = { variant, word: tokens[at]!.form, wordAt: at, ...forms };
  return makeHit(at + 1 + first, at + 2 + last, wanted, reason);
}

function findQuantified({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [next, behind] = [tokens[at + 1], tokens[at + 2]];
  if (!next?.isWord || DEGREES.has(tokens[at]!.lower)) return [];
  const isAdjectiveFirst = next.pos === 'A' && behind !== undefined && behind.pos === 'S';
  if (isAdjectiveFirst && hasCode(next, 'pl n') && isOnly(behind, 'pl n'))
    return countPhrase(tokens, at, [next, behind], 'pl p', 'quantifier');
  if (next.pos !== 'S' || !next.isKnown || hasPart(next, 'VADKJ') || !isOnly(next, 'pl n')) return [];
  return countPhrase(tokens, at, [next], 'pl p', 'quantifier');
}

function findHalf({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const next = tokens[at + 1];
  if (!next || !MEASURES.has(next.lemma) || !isOnly(next, 'sg n', 'pl n')) return [];
  return countPhrase(tokens, at, [next], 'sg p', 'numeral');
}

/** Nouns that are only used in the plural: `ühed püksid`. */
const PLURAL_ONLY = listWords(
  'püksid teksad prillid käärid pulmad matused sokid kingad saapad riided juuksed püksid sukad kindad tangid aluspüksid jõulud',
);

/** `mul on üks vennad`: one is singular. */
function findOne({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [noun, next] = [tokens[at + 1], tokens[at + 2]];
  if (noun?.pos !== 'S' || !noun.isKnown || !isOnly(noun, 'pl n')) return [];
  if (PLURAL_ONLY.has(noun.lower) || hasPart(noun, 'VADKJ') || next?.lower === 'ja') return [];
  return countPhrase(tokens, at, [noun], 'sg n', 'one');
}

/** Ordinals that look like the inessive of a cardinal, with it. */
const CARDINALS = listPairs(
  'kolmas kolm, neljas neli, viies viis, kuues kuus, seitsmes seitse, kaheksas kaheksa, üheksas üheksa, kümnes kümme',
);

/** `kell kuus tundi`, `kell kuues`: the hour is a number alone. */
function findClock({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const hour = ['on', 'oli'].includes(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const [numeral, noun] = [tokens[hour], tokens[hour + 1]];
  const isHour = numeral !== undefined && isNumeral(numeral) && noun?.lemma === 'tund';
  const next = tokens[hour + 2];
  const cardinal = CARDINALS.get(numeral?.lower ?? '');
  if (cardinal && noun?.code !== 'sg n')
    return makeWordHit(hour, cardinal, { variant: 'clock', word: `${tokens[at]!.form} ${cardinal}` });
  if (!isHour || next?.lower === 'ja' || hasPart(next ?? noun, 'K')) return [];
  // `kell 10 tund algab`: a lesson.
  if (next && isFinite(next) && isOnly(noun, 'sg n', 'pl n')) return [];
  const word = `${tokens[at]!.form} ${numeral.form}`;
  return makeHit(hour + 1, hour + 2, [], { variant: 'clock', word });
}

/** `neljas korrusel`: an ordinal goes with its noun. */
function findOrdinal({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, noun] = [tokens[at]!, tokens[at + 1]];
  const codes = noun ? nominalCodes(noun) : [];
  const isOblique =
    codes.length === 1 && ['sg ad', 'sg el', 'sg all', 'sg abl', 'sg kom'].includes(codes[0]!);
  if (at === 0 || NAMING.has(tokens[at - 1]!.lower) || noun?.pos !== 'S' || !isOblique || hasPart(noun, 'KD'))
    return [];
  const code = codes[0] === 'sg kom' ? 'sg g' : codes[0]!;
  return makeFormHit(at, token, [code, 'OA'], { variant: 'ordinal', word: noun.form });
}

export const numeral: Rule = {
  id: 'numeral',
  examples: ['Laual on neli taldrikut.', 'Metsas kasvab palju seeni.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (token.lower === 'kell') return findClock(sentence, at);
      if (token.lower === 'üks') return findOne(sentence, at);
      if (CARDINALS.has(token.lower)) return findOrdinal(sentence, at);
      if (isNumeral(token)) return findNumbered(sentence, at);
      if (token.lower === 'pool') return findHalf(sentence, at);
      return QUANTIFIERS.has(token.lower) ? findQuantified(sentence, at) : [];
    }),
};
