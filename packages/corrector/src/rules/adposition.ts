import { isFinite, type GrammarSentence, type GrammarToken } from '../sentence/grammar-sentence';
import {
  findClauseVerbs,
  isLeftOver,
  isSubjectPronoun,
  SPEAKER_CODES,
  PLURAL_CODES,
  SPEAKERS,
  THIRD_CODES,
} from '../sentence/clause-verbs';
import { matchCase } from '../sentence/match-case';
import { changePhrase } from '../sentence/phrase';
import {
  caseOfCode,
  changeForm,
  childrenOf,
  hasCase,
  hasCode,
  hasPart,
  isNominal,
  isOnly,
  lemmaCodes,
  listCases,
  listWords,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';
import { GOING_VERBS, PLACE_NOUNS } from './data/local-nouns';
import { PARTITIVE_VERBS } from './data/verb-cases';
import { ADPOSITIONS, type AdpositionFrame } from './data/adposition-cases';
import { RULE_WORDS } from './data/rule-words';

const FARTHEST_NOUN = 4;
/** Postpositions that are evidence for the trees where nothing says that they are no adverbs. */
const EVIDENCE = listWords('taga kõrval all ees juures peal sees vahel alla peale kohal');
/** `kasutajaid tekib juurde`: what there comes to be is a subject in the partitive. */
const BECOMING = listWords('tekkima jääma kasvama lisanduma ilmuma kogunema sündima');
const OBJECTLESS: ReadonlySet<string> = new Set(RULE_WORDS.objectlessVerbs);
/** Words that are one word with `see`: `seepärast`. */
const JOINED = listWords('pärast järel juures tõttu');
const RELATIVES = listWords('mis mida mille kus kuhu kust kes mil millal');
/** Times that something lasts up to or begins with. */
const TIMES = listWords(
  'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember hommik õhtu lõuna öö suvi sügis talv kevad täna homne aasta kuu nädal tund päev nädalavahetus keskpäev kesköö lõpp algus',
);
/** Pronouns whose forms are made: mina, mind → minu. */
const PRONOUNS = listWords('mina sina tema see too kes mis');
const GENITIVES: ReadonlyMap<string, readonly string[]> = new Map([
  ['ma', ['mu', 'minu']],
  ['mina', ['minu', 'mu']],
  ['mind', ['minu', 'mu']],
  ['sa', ['su', 'sinu']],
  ['sina', ['sinu', 'su']],
  ['sind', ['sinu', 'su']],
  ['teda', ['tema', 'ta']],
]);
/** Prepositions that are adverbs before a whole clause too. */
const ADVERBS = listWords('lisaks koos enne pärast mööda läbi vastu');

/** Cases of a noun or pronoun that has one lemma and no other part of speech; undefined for other words. */
function readCases(token: GrammarToken): readonly string[] | undefined {
  const isWord = token.isKnown && !hasPart(token, 'DKJX');
  if (!isWord || !['S', 'H', 'P'].includes(token.pos)) return undefined;
  // `mina` and `sina` are nouns too, seldom.
  const codes = token.readings.flatMap(({ partOfSpeech, lemma, form }) =>
    partOfSpeech === 'P' && PRONOUNS.has(lemma) ? [form] : [],
  );
  if (codes.length === 0 && token.pos === 'P') return undefined;
  const cases = [...new Set((codes.length > 0 ? codes : lemmaCodes(token)).map(caseOfCode))];
  return cases.length > 0 ? cases : undefined;
}

/** Cases that count as one: the short illative of many words is their partitive. */
function areWrong(cases: readonly string[], wrong: readonly string[]): boolean {
  return cases.every((code) => wrong.includes(code) || (code === 'ill' && cases.includes('p')));
}

function findBeforePostposition(sentence: GrammarSentence, at: number, frame: AdpositionFrame): RuleHit[] {
  const { tokens } = sentence;
  const [adposition, noun] = [tokens[at]!, tokens[at - 1]];
  if (!noun) return [];
  const cases = readCases(noun);
  // `preilit juurde jõudsin`: the verb takes no object.
  const verbs = findClauseVerbs(sentence, at - 1);
  if (cases?.includes('p') && verbs.some(({ lemma }) => BECOMING.has(lemma))) return [];
  const next = tokens[at + 1];
  const isNoObject =
    verbs.length > 0 &&
    verbs.every(({ lemma, code }) => OBJECTLESS.has(lemma) && SPEAKER_CODES.has(code)) &&
    (next?.pos !== 'V' || OBJECTLESS.has(next.lemma));
  const isTree = adposition.head === at - 1 && relationOf(adposition) === 'case';
  if (
    !cases ||
    (!SPEAKERS.has(noun.lower) && listCases(noun).includes(frame.case)) ||
    !areWrong(cases, [...frame.wrong, ...frame.doubtful, ...frame.rare, ...(isNoObject ? ['p'] : [])])
  )
    return [];
  // `hind on poole odavam`: by half.
  const isHalf = hasPart(next ?? noun, 'C');
  if (isHalf || noun.lemma === 'kõik' || isSubjectPronoun(sentence, at - 1)) return [];
  if (childrenOf(sentence, at - 1).some((i) => relationOf(tokens[i]!) === 'nummod')) return [];
  if (isNounHere(sentence, at) || (noun.lower === 'see' && JOINED.has(adposition.lower))) return [];
  // `Koer jooksis ees ja kass taga`: the verb is left out.
  if (EVIDENCE.has(adposition.lower) && findClauseVerbs(sentence, at - 1).length === 0) return [];
  if (cases.includes('p') && isAfterPreposition(sentence, at - 1)) return [];
  const isClear = areWrong(cases, frame.wrong);
  const code = `${numberOfCode(noun.code)} ${frame.case}`;
  const wanted = changeNoun(tokens, at - 1, code)!;
  const isFree =
    isTree ||
    (isNoObject && cases.includes('p')) ||
    (isClear && !isObject(sentence, at - 1) && !isAdverb(adposition)) ||
    isLeftOver(sentence, at - 1) ||
    isFronted(sentence, at);
  const isCertain = isFree && noun.upos !== 'PROPN';
  const isEvidence = EVIDENCE.has(adposition.lower) && cases.every((own) => own === 'n');
  if (!isFree && (lemmaCodes(noun).length > 1 || !isEvidence)) return [];
  return [{ ...wanted, variant: variantOf(frame.case), word: adposition.form, isCertain }];
}

/** `Võta mõni raamat juurde!`: the nominative is that of the object of an order. */
function isObject({ tokens }: GrammarSentence, noun: number): boolean {
  const verb = tokens[tokens[noun]!.head];
  return relationOf(tokens[noun]!) === 'obj' && ['o', 'ge', 'takse', 'ti', 'da'].includes(verb?.code ?? '');
}

/** An adverb by the tagger. */
function isAdverb({ upos }: GrammarToken): boolean {
  return upos === 'ADV';
}

/** `aed taga voolab oja`: noun and adposition stand before the verb, a word in its base form behind it. */
function isFronted({ tokens }: GrammarSentence, at: number): boolean {
  const [verb, noun] = [tokens[at + 1], tokens[at - 1]!];
  if (!verb || !isFinite(verb) || verb.lemma === 'olema' || noun.pos !== 'S') return false;
  const end = tokens.findIndex((token, i) => i > at + 1 && (!token.isWord || token.pos === 'J'));
  const clause = tokens.slice(at + 2, end < 0 ? undefined : end);
  return clause.some((token) => isOnly(token, 'sg n', 'pl n'));
}

/** `seda kohta`, `mis ajal`, `lähevad inimesed kohta, mis …`: the word is a noun there. */
function isNounHere({ tokens }: GrammarSentence, at: number): boolean {
  const [before, word] = [tokens[at - 1]!, tokens[at]!];
  const codes = word.readings.flatMap(({ partOfSpeech, form }) => (partOfSpeech === 'S' ? [form] : []));
  if (codes.length === 0) return false;
  if (
    before.lower === 'mis' ||
    before.readings.some(({ partOfSpeech, form }) => partOfSpeech === 'P' && codes.includes(form))
  )
    return true;
  return RELATIVES.has(tokens[at + 2]?.lower ?? '');
}

/** `enne südaööd kohal`: the noun belongs to a preposition before it. */
function isAfterPreposition({ tokens }: GrammarSentence, noun: number): boolean {
  return tokens
    .slice(Math.max(0, noun - 3), noun)
    .some(({ lower }) => ADPOSITIONS.get(lower)?.some((frame) => frame.case === 'p'));
}

const variantOf = (code: AdpositionFrame['case']): RuleHit['variant'] => (code === 'g' ? 'genitive' : code);

function changeNoun(
  tokens: readonly GrammarToken[],
  at: number,
  code: string,
): ReturnType<typeof changePhrase> {
  const { lower, form } = tokens[at]!;
  const genitives = code === 'sg g' ? GENITIVES.get(lower) : undefined;
  if (!genitives) return changePhrase(tokens, at, code);
  return { start: at, end: at + 1, wanted: genitives.map((word) => [matchCase(word, form)]) };
}

/** The noun that a preposition governs: the last of the nominals right after it. */
function findPhrase({ tokens }: GrammarSentence, at: number): number | undefined {
  let end = at;
  for (let i = at + 1; i <= at + FARTHEST_NOUN; i++) {
    const token = tokens[i];
    if (!token?.isWord || !isNominal(token)) break;
    end = i;
    if (token.pos === 'S' && !hasCode(token, 'sg g', 'pl g')) break;
  }
  return end > at ? end : undefined;
}

/** True where the phrase of the preposition surely ends with this word and nothing behind it stands in the wanted case. */
function isPhraseEnd({ tokens }: GrammarSentence, place: number, frame: AdpositionFrame): boolean {
  const noun = tokens[place]!;
  const behind = tokens[place + 1];
  if (
    tokens
      .slice(place + 1, place + 1 + FARTHEST_NOUN)
      .some((token) => isNominal(token) && hasCase(token, frame.case))
  )
    return false;
  if (!behind) return true;
  if (['ja', 'ning', 'või', 'ega', '-', '–'].includes(behind.lower) || behind.pos === 'N') return false;
  if (hasPart(behind, 'K') || hasCode(behind, 'mine', 'mata', 'tud')) return false;
  if (hasCode(noun, 'sg g', 'pl g')) return !behind.isWord || behind.pos === 'J' || isFinite(behind);
  return behind.upos !== 'PROPN' || !isNominal(behind);
}

/** `jääb ilma see`, `üle ilma`, `hea ilma`, `ootasid ilma paranemist`: no preposition. */
function isLeftWithout(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  if (findClauseVerbs(sentence, at).some(({ lemma }) => PARTITIVE_VERBS.has(lemma))) return true;
  const near = tokens.slice(Math.max(0, at - 3), at);
  return (
    near.some(({ lemma }) => lemma === 'jääma' || lemma === 'jätma') ||
    (tokens[at - 1] !== undefined && hasPart(tokens[at - 1]!, 'A'))
  );
}

/** `Lisaks inimesed olid`, `koos me suudame`: an adverb before a clause with its subject. */
function isSubjectBehind(sentence: GrammarSentence, at: number, place: number): boolean {
  const { tokens } = sentence;
  if (isSubjectPronoun(sentence, place) || hasCode(tokens[at + 1]!, 'nud', 'tud')) return true;
  const behind = tokens[place + 1];
  if (!ADVERBS.has(tokens[at]!.lower) || !behind) return false;
  const codes = hasCode(tokens[place]!, 'pl n') ? PLURAL_CODES : THIRD_CODES;
  return codes.has(behind.code) && findClauseVerbs(sentence, at).every((verb) => verb === behind);
}

function findAfterPreposition(sentence: GrammarSentence, at: number, frame: AdpositionFrame): RuleHit[] {
  const { tokens } = sentence;
  const preposition = tokens[at]!;
  const place = findPhrase(sentence, at);
  if (place === undefined) return [];
  const noun = tokens[place]!;
  const phrase = tokens.slice(at + 1, place + 1);
  if (
    !(noun.pos === 'S' || (PRONOUNS.has(noun.lemma) && phrase.length === 1)) ||
    hasPart(noun, 'DKJN') ||
    phrase.some((token) => !token.isKnown || hasCase(token, frame.case) || hasPart(token, 'NOX'))
  )
    return [];
  const isFar = preposition.lower === 'kuni' && isOnly(noun, 'sg n') && !tokens[place + 1]?.isWord;
  if (
    ['kuni', 'alates'].includes(preposition.lower) &&
    !isFar &&
    (!TIMES.has(noun.lemma) || place !== at + 1)
  )
    return [];
  const isBaseForm = hasCase(noun, 'n');
  // `läbi sai raha`, `vastu tuli mees`: adverbs.
  if (isBaseForm && preposition.lower === 'läbi' && !PLACE_NOUNS.has(noun.lemma)) return [];
  if (preposition.lower === 'vastu' && !TIMES.has(noun.lemma)) return [];
  // `mängisime koos iga päev`
  if (preposition.lower === 'koos' && TIMES.has(noun.lemma)) return [];
  if (!isPhraseEnd(sentence, place, frame)) return [];
  const cases = noun.pos === 'P' ? listCases(noun) : [...new Set(lemmaCodes(noun).map(caseOfCode))];
  if (cases.length === 0 || !areWrong(cases, frame.wrong)) return [];
  const before = tokens[at - 1];
  if (before && isNominal(before) && hasCase(before, frame.case)) return [];
  if (['pärast', 'vastu'].includes(preposition.lower) || preposition.lower === 'mööda') {
    if (before?.isWord && isNominal(before)) return [];
  }
  if (preposition.lower === 'ilma' && isLeftWithout(sentence, at)) return [];
  if (cases.includes('n') && isSubjectBehind(sentence, at, place)) return [];
  if (cases.includes('all') && findClauseVerbs(sentence, at).some(({ lemma }) => GOING_VERBS.has(lemma)))
    return [];
  const wanted = changeNoun(tokens, place, `${numberOfCode(noun.code)} ${frame.case}`)!;
  const isCertain = noun.upos !== 'PROPN';
  // `esmaspäev kuni reede`: where it begins stands in a form of its own.
  const from = preposition.lower === 'kuni' && before && TIMES.has(before.lemma) ? before : undefined;
  const begin = from && isOnly(from, 'sg n', 'sg g', 'sg p') ? changeForm(from, 'sg el', 'S') : undefined;
  if (begin) {
    const words = [[begin.word, preposition.form, ...wanted.wanted[0]!]];
    return [{ ...wanted, start: at - 1, wanted: words, variant: 'ter', word: preposition.form, isCertain }];
  }
  return [{ ...wanted, variant: variantOf(frame.case), word: preposition.form, isCertain }];
}

export const adposition: Rule = {
  id: 'adposition',
  examples: ['Jalgratas seisab ukse taga.', 'Enne tööd käin ujumas.'],
  errorType: 'caseError',
  find: (sentence) =>
    sentence.tokens.flatMap(({ lower }, at) =>
      (ADPOSITIONS.get(lower) ?? [])
        .flatMap((frame) =>
          frame.side === 'pre'
            ? findAfterPreposition(sentence, at, frame)
            : findBeforePostposition(sentence, at, frame),
        )
        .slice(0, 1),
    ),
};
