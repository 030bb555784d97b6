import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { canAgree, isPointing, listAttributes } from '../sentence/attributes';
import { findFinite } from '../sentence/finite-verb';
import { attributeCode, isCounted } from '../sentence/phrase';
import {
  caseOfCode,
  changeForm,
  hasCode,
  hasPart,
  isOnly,
  lemmaCodes,
  listWords,
  nominalCodes,
  relationOf,
} from '../sentence/readings';
import { findAtEach, findFirst, makePhraseHit } from '../sentence/rule-hits';
import type { Rule, RuleHit } from '../sentence/rule';

/** Determiners that show the form that the phrase was meant in. */
const WITNESSES = listWords('üks see too mõni');
const LAST_CASES = listWords('ter es ab kom');

/** The one form of a noun that its readings allow, else the tagger's. */
function nounCode(noun: GrammarToken): string {
  const codes = nominalCodes(noun);
  return codes.includes(noun.code) ? noun.code : codes[0]!;
}

function findMismatch(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const head = tokens[noun]!;
  if (head.pos !== 'S' || head.upos === 'PROPN' || hasPart(head, 'DKJIX') || head.form !== head.lower)
    return [];
  const attributes = listAttributes(sentence, noun);
  const wrong = attributes.filter((i) => !canAgree(tokens[i]!, head));
  if (wrong.length === 0 || !head.isKnown || isOfNext(tokens, noun)) return [];
  // The number before them asks for the partitive: that is another rule.
  if (isCounted(tokens, noun) && wrong.every((i) => isOnly(tokens[i]!, 'sg p'))) return [];
  const others = attributes.filter((i) => !wrong.includes(i));
  const by = wrong[wrong.length - 1]!;
  // `uued kinga`: the noun lacks its ending.
  if (hasCode(head, 'sg g') && wrong.every((i) => isOnly(tokens[i]!, 'pl n')))
    return changeNoun(tokens, noun, by, true);
  const side = findWrongSide(sentence, noun, wrong);
  if (side === 'noun') return changeNoun(tokens, noun, by, true);
  if (side === 'attribute') return changeAttributes(tokens, noun, wrong);
  if (isInDoubt(sentence, noun, wrong)) return offerBoth(tokens, noun, wrong);
  return isNounBare(tokens, head, wrong, others)
    ? changeNoun(tokens, noun, by, isPointing(tokens, by))
    : changeAttributes(tokens, noun, wrong);
}

/** `ilusat sügisehooaja jätku`: the attribute goes with the noun behind the genitive. */
function isOfNext(tokens: readonly GrammarToken[], noun: number): boolean {
  const isNoun = tokens.slice(noun + 1, noun + 2).some((next) => hasPart(next, 'S'));
  return isNoun && hasCode(tokens[noun]!, 'sg g', 'pl g');
}

const WISHED = listWords('head ilusat mõnusat toredat edukat rõõmsat kaunist');

/** `Head reis!`: what is wished stands in the partitive. */
function findWish({ tokens }: GrammarSentence, noun: number): RuleHit[] {
  const [wish, wished] = [tokens[0]!, tokens[noun]!];
  if (noun > 2 || !WISHED.has(wish.lower) || tokens[noun + 1]?.isWord) return [];
  if (!hasCode(wished, 'sg n') || hasCode(wished, 'sg p')) return [];
  return makePhraseHit(tokens, noun, 'sg p', { variant: 'noun', word: wish.form });
}

/** What is wrong where a third word decides: another attribute, a determiner before them, the verb of a subject. */
function findWrongSide(
  sentence: GrammarSentence,
  noun: number,
  wrong: readonly number[],
): 'noun' | 'attribute' | undefined {
  const { tokens } = sentence;
  const head = tokens[noun]!;
  const attribute = tokens[wrong[wrong.length - 1]!]!;
  const first = tokens[wrong[0]! - 1];
  if (first && WITNESSES.has(first.lemma)) {
    const [byNoun, byAttribute] = [canAgree(first, head), wrong.every((i) => shareCode(first, tokens[i]!))];
    if (byNoun !== byAttribute) return byNoun ? 'attribute' : 'noun';
  }
  const number = findSubjectNumber(sentence, noun);
  // `edukamaid saadikud rääkisid`: the plural verb has its subject in the noun.
  if (number === 'pl n' && isOnly(head, 'pl n')) return 'attribute';
  const [byNoun, byAttribute] = [head, attribute].map((token) => isOnly(token, number ?? ''));
  const isNumberAlone = isOnly(head, 'sg n', 'pl n') && isOnly(attribute, 'sg n', 'pl n');
  return isNumberAlone && byNoun !== byAttribute ? (byNoun ? 'attribute' : 'noun') : undefined;
}

/** The number that the verb, or a plural predicative, asks of a subject; none where the verb has one form for both. */
function findSubjectNumber(sentence: GrammarSentence, noun: number): 'sg n' | 'pl n' | undefined {
  const { tokens } = sentence;
  const { head, lemma } = tokens[noun]!;
  if (relationOf(tokens[noun]!) !== 'nsubj' || lemma === 'osa') return undefined;
  const place = findFinite(sentence, head);
  const isVerb = (...codes: readonly string[]): boolean =>
    place !== undefined && hasCode(tokens[place]!, ...codes);
  const [isSingular, isPlural] = [isVerb('b', 's'), isVerb('vad', 'sid')];
  if (isSingular !== isPlural) return isSingular ? 'sg n' : 'pl n';
  return isOnly(tokens[head]!, 'pl n') ? 'pl n' : undefined;
}

function shareCode(one: GrammarToken, other: GrammarToken): boolean {
  return nominalCodes(one).some((code) => nominalCodes(other).includes(code));
}

/** `nooremad vend`, `uus sõbra` as a subject: nobody but the writer knows which word is meant. */
function isInDoubt({ tokens }: GrammarSentence, noun: number, wrong: readonly number[]): boolean {
  const head = tokens[noun]!;
  const isEach = (code: string): boolean => wrong.every((i) => isOnly(tokens[i]!, code));
  if (isOnly(head, 'sg n') && isEach('pl n')) return true;
  // `mõned raamatuid`
  if (isOnly(head, 'pl p') && isEach('pl n') && wrong.every((i) => tokens[i]!.pos === 'P')) return true;
  // `tean suure koerad`
  if (relationOf(head) === 'obj' && isOnly(head, 'pl n') && isEach('sg g')) return true;
  return relationOf(head) === 'nsubj' && isOnly(head, 'sg g') && isEach('sg n');
}

/** The phrase with either word changed to go with the other. */
function offerBoth(tokens: readonly GrammarToken[], noun: number, wrong: readonly number[]): RuleHit[] {
  const [first] = [wrong[0]!];
  // Both words have one form, or they would not be in doubt: each can be changed.
  const byNoun = changeAttributes(tokens, noun, wrong)[0]!;
  const byAttribute = changeNoun(tokens, noun, wrong[wrong.length - 1]!, true)[0]!;
  const between = tokens.slice(byNoun.end, noun).map(({ form }) => form);
  const written = tokens.slice(first, noun).map(({ form }) => form);
  return [
    {
      ...byAttribute,
      start: first,
      wanted: [
        [...written, ...byAttribute.wanted[0]!],
        [...byNoun.wanted[0]!, ...between, tokens[noun]!.form],
      ],
      variant: 'either',
      isCertain: true,
      isOpen: true,
    },
  ];
}

/** True for forms that learners write in place of the right one: base forms, and the genitive singular of plain adjectives. */
function isMistakable(attribute: GrammarToken, noun: GrammarToken): boolean {
  if (isOnly(attribute, 'sg n', 'pl n')) return true;
  if (noun.lower.endsWith('mine')) return false;
  if (attribute.pos === 'P') return true;
  const isSingular = isOnly(attribute, 'sg n', 'sg g', 'sg p', 'adt');
  return attribute.pos === 'A' && isSingular && !/(?:lik|tu)$/u.test(attribute.lemma);
}

/** The noun is in its base form and all its attributes are in another: it is the one to change. */
function isNounBare(
  tokens: readonly GrammarToken[],
  noun: GrammarToken,
  wrong: readonly number[],
  others: readonly number[],
): boolean {
  if (others.length > 0) return false;
  const isPlural = wrong.every((i) => isOnly(tokens[i]!, 'pl p'));
  if (wrong.every((i) => isPointing(tokens, i))) return true;
  return (
    (isOnly(noun, 'sg n') || (isPlural && hasCode(noun, 'pl n', 'sg p'))) &&
    wrong.every((i) => !hasCode(tokens[i]!, 'sg n'))
  );
}

function changeNoun(
  tokens: readonly GrammarToken[],
  noun: number,
  by: number,
  isDecided: boolean,
): RuleHit[] {
  const attribute = tokens[by]!;
  const codes = nominalCodes(attribute);
  if (codes.length !== 1) return [];
  const changed = changeForm(tokens[noun]!, codes[0]!, 'S')!;
  const span = { start: noun, end: noun + 1, wanted: [[changed.word]], forms: changed.forms };
  const isPartitive = codes[0] === 'pl p';
  const isCertain = isDecided || isPartitive;
  return [{ ...span, variant: 'noun', word: attribute.form, isCertain }];
}

function changeAttributes(
  tokens: readonly GrammarToken[],
  noun: number,
  wrong: readonly number[],
): RuleHit[] {
  const head = tokens[noun]!;
  const code = nounCode(head);
  const [first, last] = [wrong[0]!, wrong[wrong.length - 1]!];
  const changes = tokens
    .slice(first, last + 1)
    .map((token, i) => (wrong.includes(first + i) ? changeForm(token, attributeCode(code)) : undefined));
  const wanted = tokens
    .slice(first, last + 1)
    .map((token, i) => (wrong.includes(first + i) ? changes[i]?.word : token.form));
  if (wanted.some((word) => word === undefined)) return [];
  const isClear = lemmaCodes(head).length === 1;
  const isBase = wrong.every((i) => isMistakable(tokens[i]!, head) || isOnly(tokens[i]!, code));
  // `on tuttav perele`: a predicative with what it governs.
  const isPredicative =
    tokens[first - 1]?.lemma === 'olema' && tokens[first]!.pos === 'A' && !code.endsWith(' n');
  return [
    {
      start: first,
      end: last + 1,
      wanted: [wanted.map((word) => word!)],
      forms: changes.findLast((change) => change !== undefined)!.forms,
      variant: LAST_CASES.has(caseOfCode(code)) ? 'genitive' : 'attribute',
      word: head.form,
      isCertain: isClear && isBase && !isPredicative && relationOf(tokens[last]!) !== 'acl',
    },
  ];
}

export const attribute: Rule = {
  id: 'attribute',
  examples: ['Me elame väikeses külas.', 'Rääkisin oma uute naabritega.'],
  errorType: 'caseError',
  find: findAtEach(findFirst(findWish, findMismatch)),
};
