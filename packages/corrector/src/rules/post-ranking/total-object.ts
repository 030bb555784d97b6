import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { changePhrase } from '../../sentence/phrase';
import { childrenOf, hasCode, hasPart, isOnly, listWords, relationOf } from '../../sentence/readings';
import { PARTITIVE_VERBS, TOTAL_VERBS, VERB_CASES } from '../data/verb-cases';
import { VERB_FRAMES } from '../data/verb-frames';
import type { Rule, RuleHit } from '../../sentence/rule';

const SPEAKER_CODES = listWords('n me sin sime');
const PAST = listWords('s sid nud site d te b vad');
const SUBJECTS = listWords('ma mina sa sina ta tema me te nad nemad');
const AMOUNTS = listWords(
  'aeg aasta kuu nädal päev öö tund minut hetk hommik õhtu kord hulk rida osa enamik tosin meeter kilomeeter tee',
);
const FARTHEST = 5;

const hasObject = (verb: string): boolean =>
  VERB_CASES.get(verb)?.case === 'p' ||
  VERB_FRAMES.get(verb)?.some(({ case: code, particle }) => code === 'p' && particle === undefined) === true;

/** `ma ostsin uus telefon`: a thing that is had whole is in the genitive. */
function findObject(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const isTotal = TOTAL_VERBS.has(verb.lemma) && !PARTITIVE_VERBS.has(verb.lemma);
  const isTransitive = isTotal || PARTITIVE_VERBS.has(verb.lemma) || hasObject(verb.lemma);
  // `Palun üks tee.` is an order.
  if (verb.pos !== 'V' || verb.lower === 'palun' || verb.lemma === 'käima' || !isTransitive) return [];
  const subject = tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => SUBJECTS.has(lower));
  if (!SPEAKER_CODES.has(verb.code) && !(subject && PAST.has(verb.code))) return [];
  if (tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'ei')) return [];
  for (let i = at + 1; i <= at + FARTHEST && tokens[i]?.isWord; i++) {
    const token = tokens[i]!;
    if (
      isFinite(token) ||
      token.pos === 'J' ||
      (token.pos === 'P' && !isThis(token) && hasCode(token, 'sg n', 'pl n', 'sg p', 'pl p', 'sg g'))
    )
      return [];
    if (token.pos !== 'S' || !token.isKnown || !hasCode(token, 'sg n')) continue;
    if (hasBareAttribute(tokens[i - 1], token) && endsPhrase(tokens[i + 1]))
      return makeHits(sentence, i, verb.form, isTotal);
    return isTotal && isBareObject(sentence, i) ? makeHits(sentence, i, verb.form, isTotal) : [];
  }
  return [];
}

const isThis = ({ lower }: GrammarToken): boolean => lower === 'see';

const endsPhrase = (next: GrammarToken | undefined): boolean =>
  !next?.isWord ||
  (next.pos === 'D' && !hasPart(next, 'KA')) ||
  (next.pos === 'S' && isOnly(next, 'sg in', 'sg ad', 'sg el', 'sg kom'));

/** `ostsin uus auto`, `nägin see maja`: the attribute shows that the noun is in its base form. */
function hasBareAttribute(before: GrammarToken | undefined, noun: GrammarToken): boolean {
  if (!before || noun.upos === 'PROPN' || hasPart(noun, 'DKJ')) return false;
  if (isThis(before)) return true;
  const isBase = before.code === 'sg n' && !hasCode(before, 'sg g', 'sg p');
  return isBase && before.pos === 'A' && !hasPart(before, 'DNKJP');
}

function isBareObject(sentence: GrammarSentence, place: number): boolean {
  const { tokens } = sentence;
  const [token, before, next] = [tokens[place]!, tokens[place - 1]!, tokens[place + 1]];
  if (!isOnly(token, 'sg n') || token.upos === 'PROPN' || hasPart(token, 'DNKJ')) return false;
  // `söön terve päev`: how long and how much is no object.
  if (AMOUNTS.has(token.lemma) || (next && hasPart(next, 'N'))) return false;
  if (before.pos === 'N' || before.pos === 'O' || ['ainult', 'kui', 'nagu', 'pool'].includes(before.lower))
    return false;
  if (next?.isWord && (next.pos === 'S' || next.pos === 'H') && !isOnly(next, 'sg all', 'sg abl'))
    return false;
  return (
    relationOf(token) !== 'nsubj' ||
    childrenOf(sentence, place).every((i) => relationOf(tokens[i]!) !== 'nummod')
  );
}

function makeHits({ tokens }: GrammarSentence, noun: number, word: string, isTotal: boolean): RuleHit[] {
  const codes = isTotal ? ['sg g', 'sg p'] : ['sg p', 'sg g'];
  const [phrase, part] = codes.map((code) => changePhrase(tokens, noun, code, { isWhole: true }));
  const wanted = [...(phrase?.wanted ?? []), ...(part?.start === phrase?.start ? (part?.wanted ?? []) : [])];
  return phrase ? [{ ...phrase, wanted, variant: 'genitive', word, isCertain: true }] : [];
}

export const totalObject: Rule = {
  id: 'total-object',
  examples: ['Ma ostsin eile uue telefoni.', 'Leidsime hea koha.'],
  errorType: 'caseError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findObject(sentence, at)),
};
