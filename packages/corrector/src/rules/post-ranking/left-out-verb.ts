import { findAtEach, makeInsertion } from '../../sentence/rule-hits';
import type { RuleVariant } from '../../messages/messages';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, isNoun, isOnly, listWords } from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';
import { BEING, HAVERS, PERSON_CODES } from './persons';

/** `tema õpetaja` may be `his teacher`: after these and `see` only an adverb shows that a verb is missing. */
const MAY_OWN = listWords('tema meie teie');
const POINTING = listWords('see need');
const OWNERS = listWords('minu mu sinu su meie teie nende');
const PEOPLE = listWords(
  'isa ema vend õde poeg tütar sõber sõbranna õpetaja naaber vanaema vanaisa tädi onu mees naine',
);
const NEEDING = listWords('mulle sulle talle meile teile neile');
/** Answers, lists and greetings have no verb. */
const ELLIPSIS = listWords('ka küll samuti mitte vist aga kui nagu näiteks kas siis palun aitäh ja või');
const JOINING = listWords('sest aga kuid');

function insert(place: number, verb: string, variant: RuleVariant, word: string): RuleHit[] {
  return makeInsertion(place, verb, { variant, word });
}

/** True for a word that may be a verb of the sentence; a participle before a noun is none. */
function mayBeVerb({ pos, readings }: GrammarToken): boolean {
  const verbs = readings.filter(({ partOfSpeech }) => partOfSpeech === 'V');
  return pos === 'V' || verbs.some(({ form }) => form !== 'nud' && form !== 'tud');
}

/** True for a sentence of a few known words with a full stop, without a verb or a mark within. */
function isVerbless({ tokens }: GrammarSentence): boolean {
  const words = tokens.slice(0, -1);
  if (tokens.at(-1)?.form !== '.' || words.length < 2) return false;
  return words.every(
    (token) =>
      token.isKnown &&
      !mayBeVerb(token) &&
      !ELLIPSIS.has(token.lower) &&
      /^\p{L}[\p{L}-]*$/u.test(token.form),
  );
}

/** What somebody or something is: a noun or adjective in the nominative. */
function isPredicate({ pos, code }: GrammarToken): boolean {
  return (pos === 'S' || pos === 'A') && code.endsWith(' n');
}

/** `Ta väga ilus.`, `Minu isa elukutselt insener.`, `Mul kaks venda.` */
function findMissingBe(sentence: GrammarSentence): RuleHit[] {
  const { tokens } = sentence;
  if (!isVerbless(sentence)) return [];
  const [first, second] = [tokens[0]!, tokens[1]!];
  const last = tokens.at(-2)!;
  if (HAVERS.has(first.lower)) {
    const isThing = tokens.length > 3 && hasCode(last, 'sg n', 'pl n', 'sg p', 'pl p');
    const isState = second.lower === 'kõik' && last.pos === 'D';
    return isThing || isState ? insert(1, 'on', 'having', first.form) : [];
  }
  if (!isPredicate(last)) return [];
  const verb = BEING.get(first.lower) ?? (POINTING.has(first.lower) ? 'on' : undefined);
  const needsAdverb = MAY_OWN.has(first.lower) || POINTING.has(first.lower);
  if (verb) return needsAdverb && second.pos !== 'D' ? [] : insert(1, verb, 'being', first.form);
  // `Minu isa maja`: an owner of an owner.
  if (tokens.length === 4 && !isOnly(second, 'sg n')) return [];
  const isSubject =
    OWNERS.has(first.lower) &&
    second !== last &&
    isNoun(second) &&
    (isOnly(second, 'sg n') ||
      isOnly(second, 'pl n') ||
      (PEOPLE.has(second.lemma) && hasCode(second, 'sg n')));
  return isSubject ? insert(2, 'on', 'being', `${first.form} ${second.form}`) : [];
}

/** `See kõva sõna, sest`: the first clause, before one that begins with a joining word. */
function findMissingInClause({ tokens }: GrammarSentence): RuleHit[] {
  const end = tokens.findIndex(({ isWord }) => !isWord);
  const [first] = tokens;
  const last = tokens[end - 1]!;
  if (end < 3 || !JOINING.has(tokens[end + 1]?.lower ?? '')) return [];
  if (
    !POINTING.has(first!.lower) ||
    tokens.slice(0, end).some((token) => mayBeVerb(token) || ELLIPSIS.has(token.lower))
  )
    return [];
  return isPredicate(last) ? insert(1, 'on', 'being', first!.form) : [];
}

/** `sest ta haige`: the clause behind a joining word. */
function findMissingBehind({ tokens }: GrammarSentence): RuleHit[] {
  const at = tokens.findLastIndex((token) => token.lower === 'sest' || token.lower === 'et') + 1;
  const subject = tokens[at];
  const verb = BEING.get(subject?.lower ?? '');
  const words = tokens.slice(at, -1);
  if (at === 0 || verb === undefined || tokens.at(-1)?.form !== '.') return [];
  if (words.slice(1).some((token) => mayBeVerb(token))) return [];
  const isQuality = words.at(-1)!.pos === 'A' && hasCode(words.at(-1)!, 'sg n', 'pl n');
  if (!isQuality || words.slice(1, -1).some(({ pos }) => pos !== 'D')) return [];
  return insert(at + 1, verb, 'being', subject!.form);
}

/** `Ma seda näha`: an infinitive is no verb of a sentence. */
function findLonelyInfinitive({ tokens }: GrammarSentence): RuleHit[] {
  const first = tokens[0]!;
  const codes = PERSON_CODES.get(first.lower);
  const words = tokens.slice(0, -1);
  if (!codes || !/^[.!]$/u.test(tokens.at(-1)!.form) || words.some(({ isWord }) => !isWord)) return [];
  const verbs = words.filter((token) => mayBeVerb(token));
  const [infinitive] = verbs;
  if (verbs.length !== 1 || words.length < 3 || words.some(({ lower }) => ELLIPSIS.has(lower))) return [];
  const isDa = hasCode(infinitive!, 'da');
  if (!isDa && !isOnlyVerb(infinitive!, 'ma')) return [];
  const lemmas = isDa ? ['tahtma', 'võima'] : ['pidama', 'hakkama'];
  const wanted = lemmas.map((lemma) => [{ lemma, form: codes[0]!, partOfSpeech: 'V' }]);
  return [{ start: 1, end: 1, wanted, variant: 'infinitive', word: infinitive!.form, isCertain: true }];
}

function isOnlyVerb({ readings }: GrammarToken, code: string): boolean {
  return readings.every(({ form }) => form === code);
}

/** `mul vaja`: need is expressed with olema. */
function findNeed({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const before = tokens[at - 1];
  if (tokens[at]!.lower !== 'vaja' || !before) return [];
  if (!HAVERS.has(before.lower) && !NEEDING.has(before.lower)) return [];
  let [from, to] = [at, at];
  while (tokens[from - 1]?.isWord) from -= 1;
  while (tokens[to]?.isWord) to += 1;
  const hasVerb = tokens
    .slice(from, to)
    .some((token) => isFinite(token) || hasCode(token, 'nud', 'b', 's', 'n', 'd'));
  return hasVerb ? [] : insert(at, 'on', 'need', before.form);
}

export const leftOutVerb: Rule = {
  id: 'left-out-verb',
  examples: ['Minu vend on arst.', 'Meil on vaja uut lauda.'],
  errorType: 'missingWordError',
  find: (sentence) => [
    ...[findMissingBe, findMissingInClause, findMissingBehind, findLonelyInfinitive].flatMap((find) =>
      find(sentence),
    ),
    ...findAtEach(findNeed)(sentence),
  ],
};
