import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import { attributeCode } from '../sentence/phrase';
import {
  caseOfCode,
  changeForm,
  hasCode,
  hasPart,
  isOnly,
  lemmaCodes,
  listWords,
  nominalCodes,
  numberOfCode,
  relationOf,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

/** Attributes that keep one form, or that go with several. */
const UNCHANGED = listWords(
  'eri igasugu kogu täis väärt muidu eraldi lausa katki valmis purjus palju mitu iga ise igat vähe samasugune paar pool veerand üks kaks omaette ainuke mõlema mõlemad tuhat sada miljon rohkem vähem enam oma igaüks keegi miski kes mis missugune milline kõik muu teine esimene eelmine ligi üle alla kuni umbes',
);
/** Those of `UNCHANGED` that do agree where nothing else can be meant. */
const AGREEING_AFTER_ALL = listWords('esimene eelmine teine samasugune milline missugune');
const LAST_CASES = listWords('ter es ab kom');

function agree(attribute: string, noun: string): boolean {
  if (attribute === noun || attribute === attributeCode(noun)) return true;
  return (
    caseOfCode(attribute) === 'ill' &&
    caseOfCode(noun) === 'ill' &&
    numberOfCode(attribute) === numberOfCode(noun)
  );
}

/** True if some readings of both agree, or if either could be no attribute or noun at all. */
function canAgree(attribute: GrammarToken, noun: GrammarToken): boolean {
  const [own, others] = [nominalCodes(attribute), nominalCodes(noun)];
  return own.some((code) => others.some((other) => agree(code, other)));
}

function isAttribute({ tokens }: GrammarSentence, at: number): boolean {
  const token = tokens[at]!;
  if (!['A', 'C', 'U', 'P', 'O'].includes(token.pos) || token.upos === 'PROPN') return false;
  if (UNCHANGED.has(token.lemma) && !AGREEING_AFTER_ALL.has(token.lemma)) return false;
  if (token.pos === 'P' && !['see', 'too', 'sama'].includes(token.lemma)) return false;
  if (hasPart(token, 'GVDKJNI') || token.readings.some(({ form }) => form === '')) return false;
  if (caseOfCode(token.code) === 'tr' || caseOfCode(token.code) === 'es') return false;
  return !(
    hasPart(token, 'S') &&
    token.readings.some(({ partOfSpeech, form }) => partOfSpeech === 'S' && / (?:g|el|in)$/u.test(form))
  );
}

/** Places of the attributes right before a noun, nearest last. */
function listAttributes(sentence: GrammarSentence, noun: number): number[] {
  const { tokens } = sentence;
  const places: number[] = [];
  for (let i = noun - 1; i >= 0 && isAttribute(sentence, i); i--) {
    if (tokens[i]!.head !== noun || !['amod', 'det', 'acl'].includes(relationOf(tokens[i]!))) break;
    places.unshift(i);
  }
  return places;
}

/** The one form of a noun that its readings allow, else the tagger's. */
function nounCode(noun: GrammarToken): string | undefined {
  const codes = nominalCodes(noun);
  if (codes.length === 1) return codes[0];
  return codes.includes(noun.code) ? noun.code : undefined;
}

function findMismatch(sentence: GrammarSentence, noun: number): RuleHit[] {
  const { tokens } = sentence;
  const head = tokens[noun]!;
  if (
    head.pos !== 'S' ||
    head.upos === 'PROPN' ||
    hasPart(head, 'DKJIX') ||
    head.form !== head.lower ||
    /-$/u.test(head.form)
  )
    return [];
  const attributes = listAttributes(sentence, noun);
  const wrong = attributes.filter((i) => !canAgree(tokens[i]!, head));
  if (wrong.length === 0 || !head.isKnown) return [];
  const others = attributes.filter((i) => !wrong.includes(i));
  return isNounBare(tokens, head, wrong, others)
    ? changeNoun(tokens, noun, wrong[wrong.length - 1]!)
    : changeAttributes(tokens, noun, wrong);
}

/** True for forms that learners write in place of the right one: base forms, and the genitive singular of plain adjectives. */
function isMistakable(attribute: GrammarToken, noun: GrammarToken): boolean {
  if (isOnly(attribute, 'sg n', 'pl n')) return true;
  if (noun.lower.endsWith('mise') || noun.lower.endsWith('mine') || attribute.lemma === 'teine') return false;
  if (attribute.pos === 'P') return true;
  const isSingular = isOnly(attribute, 'sg n', 'sg g', 'sg p');
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
  return (
    (isOnly(noun, 'sg n') || (isPlural && hasCode(noun, 'pl n', 'sg p'))) &&
    wrong.every((i) => !hasCode(tokens[i]!, 'sg n'))
  );
}

function changeNoun(tokens: readonly GrammarToken[], noun: number, by: number): RuleHit[] {
  const attribute = tokens[by]!;
  const codes = nominalCodes(attribute);
  if (codes.length !== 1) return [];
  const changed = changeForm(tokens[noun]!, codes[0]!, 'S');
  if (!changed) return [];
  const span = { start: noun, end: noun + 1, wanted: [[changed.word]], forms: changed.forms };
  const isPartitive = codes[0] === 'pl p';
  const isCertain = isPartitive && tokens[noun]!.isKnown;
  return [{ ...span, variant: 'noun', word: attribute.form, isCertain }];
}

function changeAttributes(
  tokens: readonly GrammarToken[],
  noun: number,
  wrong: readonly number[],
): RuleHit[] {
  const head = tokens[noun]!;
  const code = nounCode(head);
  if (code === undefined) return [];
  const [first, last] = [wrong[0]!, wrong[wrong.length - 1]!];
  const changes = tokens
    .slice(first, last + 1)
    .map((token, i) => (wrong.includes(first + i) ? changeForm(token, attributeCode(code)) : undefined));
  const wanted = tokens
    .slice(first, last + 1)
    .map((token, i) => (wrong.includes(first + i) ? changes[i]?.word : token.form));
  if (wanted.some((word) => word === undefined)) return [];
  const isClear = lemmaCodes(head).length === 1 && head.isKnown;
  const isBase = wrong.every((i) => isMistakable(tokens[i]!, head));
  return [
    {
      start: first,
      end: last + 1,
      wanted: [wanted.map((word) => word!)],
      forms: changes.findLast((change) => change !== undefined)!.forms,
      variant: LAST_CASES.has(caseOfCode(code)) ? 'genitive' : 'attribute',
      word: head.form,
      isCertain: isClear && isBase && relationOf(tokens[last]!) !== 'acl',
    },
  ];
}

export const attribute: Rule = {
  id: 'attribute',
  examples: ['Me elame väikeses külas.', 'Rääkisin oma uute naabritega.'],
  errorType: 'caseError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findMismatch(sentence, at)),
};
