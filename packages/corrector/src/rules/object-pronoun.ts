import { makeTable } from '@keelerada/estonian/make-table';
import type { GrammarSentence } from '../sentence/grammar-sentence';
import { hasCode, hasPart, isNominal, listWords, relationOf } from '../sentence/readings';
import { makeCasedHit } from '../sentence/rule-hits';
import type { RuleHit } from '../sentence/rule';
import { VERB_FRAMES } from './data/verb-frames';
import { PARTITIVE_VERBS } from './data/verb-cases';

/** Verbs that take a predicative or a subject in the nominative after the negation. */
export const NO_OBJECT = listWords(
  'olema saama jääma tunduma näima paistma muutuma meeldima pidama nimetama maksma kestma tulema minema hakkama kuuluma',
);
export const TIMES = listWords(
  'aasta kuu nädal päev tund minut hommik õhtu öö kord aeg hetk esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev suvi sügis talv kevad homme',
);
const PRONOUN_OBJECTS = makeTable({ minu: 'mind', mu: 'mind', sinu: 'sind', su: 'sind' });
const NOMINATIVE_OBJECTS = makeTable({
  ...{ ma: 'mind', mina: 'mind', sa: 'sind', sina: 'sind', ta: 'teda', me: 'meid', te: 'teid', nad: 'neid' },
});
const THEIRS = makeTable({ tema: 'teda', meie: 'meid', teie: 'teid', nende: 'neid' });
const PLURAL_CODES = makeTable({ meie: ['me', 'sime'], teie: ['te', 'site'] });
/** Forms of a verb that no object in the partitive follows for sure. */
const UNFINISHED_CODES = listWords('tud tav tuks mata des mine');

/** The verb of a noun; a misspelt one asks for nothing. */
export function verbOf({ tokens }: GrammarSentence, noun: number): number | undefined {
  const { head } = tokens[noun]!;
  return tokens[head]?.pos === 'V' && tokens[head].isKnown ? head : undefined;
}

/** `Ma ootan sinu`: the pronouns of the persons are objects in the partitive alone. */
export function findPronoun(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isTime = next !== undefined && TIMES.has(next.lemma) && hasCode(next, 'sg ad', 'sg in');
  const theirs = findTheirs(sentence, at);
  const wanted = PRONOUN_OBJECTS.get(token.lower) ?? theirs;
  const verb = verbOf(sentence, at) ?? (isTime && tokens[at - 1]?.pos === 'V' ? at - 1 : undefined);
  if (verb === undefined) return [];
  const nominative = NOMINATIVE_OBJECTS.get(token.lower);
  if (nominative !== undefined && isStrayPronoun(sentence, at, verb))
    return makePronounHit(sentence, at, verb, nominative);
  const isGoverned = VERB_FRAMES.get(tokens[verb]!.lemma)?.some((frame) => frame.case !== 'p');
  if (wanted === undefined || isGoverned || NO_OBJECT.has(tokens[verb]!.lemma)) return [];
  if (
    !isTime &&
    next?.isWord &&
    (isNominal(next) || hasPart(next, theirs ? 'KVY' : 'KDVY') || next.pos === 'J')
  )
    return [];
  const isBehind = verb < at && tokens.slice(verb + 1, at).every(({ isWord }) => isWord);
  if (!isBehind || UNFINISHED_CODES.has(tokens[verb]!.code)) return [];
  return makePronounHit(sentence, at, verb, wanted);
}

/** `nägin tema poes`, `te aitate meie`: with a speaker as the subject another person is the object. */
function findTheirs({ tokens }: GrammarSentence, at: number): string | undefined {
  const [verb, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (!verb || !hasCode(verb, 'n', 'me', 'sin', 'sime', 'te', 'site')) return undefined;
  if (verb.lemma === 'nägema' && token.lower === 'tema') return 'teda';
  const isOwn = PLURAL_CODES.get(token.lower)?.some((code) => hasCode(verb, code)) === true;
  return PARTITIVE_VERBS.has(verb.lemma) && !next?.isWord && !isOwn ? THEIRS.get(token.lower) : undefined;
}

/** `ta võiks ma puudutada`: a second pronoun in the nominative, right before an infinitive. */
function isStrayPronoun(sentence: GrammarSentence, at: number, verb: number): boolean {
  const { tokens } = sentence;
  const { code, lemma, head } = tokens[verb]!;
  if (verb !== at + 1 || (code !== 'da' && code !== 'ma') || !PARTITIVE_VERBS.has(lemma)) return false;
  return tokens.some(
    (token, i) =>
      i < at &&
      [head, verb].includes(token.head) &&
      relationOf(token) === 'nsubj' &&
      hasCode(token, 'sg n', 'pl n'),
  );
}

function makePronounHit({ tokens }: GrammarSentence, at: number, verb: number, wanted: string): RuleHit[] {
  return makeCasedHit(at, wanted, tokens[at]!, { variant: 'partitive', word: tokens[verb]!.lemma });
}
