import { makeTable } from '@keelerada/estonian/make-table';
import type { RuleVariant } from '../messages/messages';
import type { GrammarSentence, GrammarToken } from '../sentence/grammar-sentence';
import {
  changeForm,
  childrenOf,
  hasCode,
  hasPart,
  isOnly,
  listWords,
  nominalCodes,
  PERSONAL_CODES,
  relationOf,
} from '../sentence/readings';
import type { Rule, RuleHit } from '../sentence/rule';

type Person = '1sg' | '2sg' | '3sg' | '1pl' | '2pl' | '3pl';

const PRONOUNS = makeTable<Person>({
  ma: '1sg',
  mina: '1sg',
  sa: '2sg',
  sina: '2sg',
  ta: '3sg',
  tema: '3sg',
  me: '1pl',
  meie: '1pl',
  te: '2pl',
  teie: '2pl',
  nad: '3pl',
  nemad: '3pl',
});
/** Also genitives: `meie maja`, `ta ema`. */
const AMBIGUOUS = listWords('ta tema me meie te teie');
/** Personal endings by tense or mood. */
const TENSES: readonly Readonly<Record<Person, string>>[] = [
  { '1sg': 'n', '2sg': 'd', '3sg': 'b', '1pl': 'me', '2pl': 'te', '3pl': 'vad' },
  { '1sg': 'sin', '2sg': 'sid', '3sg': 's', '1pl': 'sime', '2pl': 'site', '3pl': 'sid' },
  { '1sg': 'ksin', '2sg': 'ksid', '3sg': 'ks', '1pl': 'ksime', '2pl': 'ksite', '3pl': 'ksid' },
];
/** Collective nouns, which take either number. */
const COLLECTIVES = listWords(
  'osa hulk enamik rühm grupp paar pere rahvas enamus kari sadu tosin kumbki mõlemad pool',
);
const COORDINATORS = listWords('ja ning või nii kui koos ega ehk');
const relatives = listWords('kes mis');
const FARTHEST_VERB = 3;

/** Finite codes of a verb that can be nothing else. */
function finiteCodes(token: GrammarToken): readonly string[] | undefined {
  if (token.readings.length === 0 || !hasPart(token, 'V')) return undefined;
  const isVerbAlone = token.readings.every(
    ({ partOfSpeech, form }) => partOfSpeech === 'V' && PERSONAL_CODES.has(form),
  );
  const isVerbByTagger =
    token.pos === 'V' &&
    PERSONAL_CODES.has(token.code) &&
    !hasCode(token, 'o', 'ks', 'nud', 'tud', 'da', 'ma');
  if (!isVerbAlone && !isVerbByTagger) return undefined;
  return token.readings.flatMap(({ partOfSpeech, form }) => (partOfSpeech === 'V' ? [form] : []));
}

/** The ending asked for, if none of the verb's readings fits the person. */
function wantedCode(codes: readonly string[], person: Person): string | undefined {
  if (codes.includes('takse') || codes.includes('ti')) return undefined;
  for (const tense of TENSES) {
    if (codes.includes(tense[person])) return undefined;
  }
  return TENSES.find((tense) => Object.values(tense).includes(codes[0]!))?.[person];
}

function makeHit(
  { tokens }: GrammarSentence,
  subject: GrammarToken,
  at: number,
  person: Person,
  { variant, isCertain }: { readonly variant: RuleVariant; readonly isCertain: boolean },
): RuleHit[] {
  const verb = tokens[at]!;
  const codes = finiteCodes(verb);
  const wanted = codes && wantedCode(codes, person);
  if (!wanted) return [];
  const changed = changeForm(
    { ...verb, code: codes.includes(verb.code) ? verb.code : codes[0]! },
    wanted,
    'V',
  );
  if (!changed) return [];
  const span = { start: at, end: at + 1, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant, word: subject.form, isCertain }];
}

/** A personal pronoun with the verb after it, adverbs between, or right before it. */
function findPronoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const subject = tokens[at]!;
  const person = PRONOUNS.get(subject.lower)!;
  const isAmbiguous = AMBIGUOUS.has(subject.lower);
  const before = tokens[at - 1];
  if (
    before &&
    ['ja', 'ning', 'või', 'kui', 'nagu', 'kes', 'mis'].includes(before.lower) &&
    at > 1 &&
    hasCode(tokens[at - 2]!, 'sg n', 'pl n')
  )
    return [];
  if (['ja', 'ning', 'või', 'ega'].includes(tokens[at + 1]?.lower ?? '')) return [];
  for (let i = at + 1; i <= at + FARTHEST_VERB && tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (token.lower === 'ei' || token.lower === 'ega') return [];
    if (finiteCodes(token)) {
      const isFar = i > at + 1 && isAmbiguous;
      return isFar ? [] : makeHit(sentence, subject, i, person, { variant: 'pronoun', isCertain: true });
    }
    if (token.pos !== 'D' || token.lower === 'kui') break;
  }
  if (!before?.isWord || subject.head !== at - 1 || relationOf(subject) !== 'nsubj' || isAmbiguous) return [];
  return makeHit(sentence, subject, at - 1, person, { variant: 'pronoun', isCertain: true });
}

/** The finite word of a clause whose tree has this token as its head. */
function findFinite(sentence: GrammarSentence, head: number): number | undefined {
  const { tokens } = sentence;
  if (!tokens[head]) return undefined;
  const helpers = childrenOf(sentence, head).filter((i) => ['cop', 'aux'].includes(relationOf(tokens[i]!)));
  if (helpers.some((i) => tokens[i]!.lower === 'ei')) return undefined;
  const places = [...helpers, head].filter((i) => finiteCodes(tokens[i]!));
  return places.length === 1 ? places[0] : undefined;
}

function isPlainSubject(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  const { lemma, upos, pos, relation } = tokens[at]!;
  if (COLLECTIVES.has(lemma) || relation === 'nsubj:cop' || !['S', 'P'].includes(pos) || upos === 'PROPN')
    return false;
  const relations = childrenOf(sentence, at).map((i) => relationOf(tokens[i]!));
  return !relations.some((relation) =>
    ['conj', 'nummod', 'appos', 'parataxis', 'cc', 'flat'].includes(relation),
  );
}

/** A plural that begins the clause before a verb without a subject: `Minu sõbrad tuleb`, whatever the tree says. */
function isSubjectByPlace({ tokens }: GrammarSentence, at: number): boolean {
  const { head, relation } = tokens[at]!;
  if (relation !== 'obj' || head !== at + 1 || !isOnly(tokens[at]!, 'pl n') || !tokens[head]!.isWord)
    return false;
  const isFirst = tokens.slice(0, at).every((token) => token.head === at);
  return (
    isFirst &&
    !tokens.some(
      (token, i) =>
        i !== at &&
        token.head === head &&
        ['nsubj', 'obj', 'csubj', 'ccomp', 'xcomp'].includes(relationOf(token)),
    )
  );
}

/** A noun as the subject; the verb has its number. */
function findNoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const subject = tokens[at]!;
  if (relationOf(subject) !== 'nsubj' && !isSubjectByPlace(sentence, at)) return [];
  if (!isPlainSubject(sentence, at)) return [];
  const isSingular = isOnly(subject, 'sg n') || (isOnly(subject, 'sg n', 'sg g') && subject.code === 'sg n');
  const person = isOnly(subject, 'pl n') ? '3pl' : isSingular ? '3sg' : undefined;
  const place = person && findFinite(sentence, subject.head);
  if (person === undefined || place === undefined) return [];
  const [verb, others] = [tokens[place]!, person === '3pl' ? ['b', 's'] : ['vad', 'sid']];
  if (
    !others.includes(verb.code) ||
    hasCode(verb, person === '3pl' ? 'vad' : 'b', person === '3pl' ? 'sid' : 's')
  )
    return [];
  const isTwoNominatives = tokens.some(
    (token, i) => i !== at && token.head === subject.head && relationOf(token) === 'nsubj',
  );
  const between = tokens.slice(Math.min(at, place), Math.max(at, place));
  const isNear = between.length <= 4 && between.every(({ isWord }) => isWord);
  const isRelative =
    tokens[at + 1]?.form === ',' &&
    tokens[place - 1]?.form === ',' &&
    relatives.has(tokens[at + 2]?.lemma ?? '');
  if (person === '3sg' && tokens.slice(0, Math.max(at, place)).some(({ lower }) => COORDINATORS.has(lower)))
    return [];
  return makeHit(sentence, subject, place, person, {
    variant: 'noun',
    isCertain: (isNear || isRelative) && !isTwoNominatives && subject.pos === 'S',
  });
}

/** `kes` refers to the noun before it: `sõbrad, kes elavad`. */
function findRelative(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [comma, noun] = [tokens[at - 1], tokens[at - 2]];
  if (tokens[at]!.lower !== 'kes' || comma?.form !== ',' || !noun || noun.pos !== 'S') return [];
  const head = tokens[at]!.head;
  const place = findFinite(sentence, head);
  if (place === undefined || place < at) return [];
  const isPlural = nominalCodes(noun).length > 0 && nominalCodes(noun).every((code) => code.startsWith('pl'));
  if (!isPlural || !['b', 's'].includes(tokens[place]!.code)) return [];
  return makeHit(sentence, noun, place, '3pl', { variant: 'relative', isCertain: !noun.code.endsWith(' p') });
}

export const subjectVerb: Rule = {
  id: 'subject-verb',
  examples: ['Sa sõidad liiga kiiresti.', 'Linnud lendavad sügisel lõunasse.'],
  errorType: 'verbFormError',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (PRONOUNS.get(token.lower)) return findPronoun(sentence, at);
      return token.lower === 'kes' ? findRelative(sentence, at) : findNoun(sentence, at);
    }),
};
