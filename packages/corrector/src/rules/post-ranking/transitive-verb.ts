import { RULE_WORDS } from '../data/rule-words';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import {
  childrenOf,
  hasCode,
  isNominal,
  hasPart,
  isNoun,
  isOnly,
  listWords,
  relationOf,
} from '../../sentence/readings';
import { findAtEach } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';
import { VERB_FRAMES } from '../data/verb-frames';

const TRANSITIVE: ReadonlyMap<string, readonly string[]> = new Map(
  RULE_WORDS.transitivePartners.map((entry) => {
    const [verb = '', ...partners] = entry.split(' ');
    return [verb, partners];
  }),
);
/** `kasvas kaks protsenti`, `kestis aasta`: how much and how long is no object. */
const MEASURES = listWords(
  `protsent kraad kord aasta päev nädal kuu tund minut sekund aeg hetk meeter kilomeeter sentimeeter samm kilo kilogramm
  tonn kroon euro dollar punkt osa pool veerand tee palju vähe rohkem määr`,
);
const SIDES = listWords('vasakut paremat');
/** Forms that are a slip of another verb: `näime` for `nägime`. */
const SLIPS = listWords('näima');
const VAGUE = listWords('seda mida midagi');
/** `üks soovitud ideid`, `rohkem kui dementsusi`. */
const BEFORE_PARTS = listWords('üks kui nagu');
const NEAR = 4;
const FAR = 6;
const SUBJECT_CODES = listWords('n d me te sin sime site ksin ksid ksime ksite');

/** True for what can only be an object: partitive, and no measure. */
function isObject(sentence: GrammarSentence, place: number): boolean {
  const { tokens } = sentence;
  const token = tokens[place]!;
  const relation = relationOf(token);
  if ((relation !== 'obj' && relation !== 'obl') || !'SPH'.includes(token.pos) || !token.isKnown)
    return false;
  // `vasakut kätt`: the side on which something is. `kasvasin teda vaadates`: of the second verb.
  const isGerund = tokens[place + 1]?.code === 'des';
  const isSide = token.lower === 'kätt' && SIDES.has(tokens[place - 1]?.lower ?? '');
  // `muutub väge oluline`: a misspelt adverb.
  const isOfAdjective = tokens[place + 1]?.tag === 'A sg n';
  if (isSide || isGerund || isOfAdjective || MEASURES.has(token.lemma) || hasPart(token, 'NDVK'))
    return false;
  const isCounted = childrenOf(sentence, place).some((i) =>
    ['nummod', 'case'].includes(relationOf(tokens[i]!)),
  );
  // `kuhi vastukajasid`, `üks soovitud ideid`: a part of what is counted.
  const near = tokens.slice(Math.max(0, place - FAR), place);
  const isPart = isNoun(tokens[place - 1] ?? token) && hasCode(tokens[place - 1] ?? token, 'sg n');
  if (isCounted || isPart || near.some(({ lower }) => BEFORE_PARTS.has(lower)) || VAGUE.has(token.lower))
    return false;
  if (isOnly(token, 'sg p', 'pl p')) return true;
  return relation === 'obj' && isOnly(token, 'sg g') && standsAlone(sentence, place);
}

/** True for a genitive that belongs to no noun, adposition or list. */
function standsAlone({ tokens }: GrammarSentence, place: number): boolean {
  const next = tokens[place + 1];
  if (next?.isWord && (next.head === place || isNominal(next) || hasPart(next, 'SK'))) return false;
  const before = tokens.slice(Math.max(0, place - NEAR), place);
  return next?.form !== ',' && !before.some((token) => hasPart(token, 'K'));
}

/** True where the verb says or has who does it. */
function hasDoer(sentence: GrammarSentence, at: number): boolean {
  const { tokens } = sentence;
  if (SUBJECT_CODES.has(tokens[at]!.code)) return true;
  return childrenOf(sentence, at).some(
    (i) => relationOf(tokens[i]!) === 'nsubj' && hasCode(tokens[i]!, 'sg n', 'pl n'),
  );
}

function findVerb(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const partners = TRANSITIVE.get(verb.lemma);
  if (!partners || VERB_FRAMES.has(verb.lemma) || SLIPS.has(verb.lemma)) return [];
  const under = childrenOf(sentence, at);
  const object = under.find((i) => isObject(sentence, i));
  if (object === undefined || !hasDoer(sentence, at)) return [];
  if (under.some((i) => ['ma', 'da'].includes(tokens[i]!.code))) return [];
  const [from, to] = [Math.min(at, object), Math.max(at, object)];
  if (tokens.slice(from + 1, to).some((token: GrammarToken) => !token.isWord || isFinite(token))) return [];
  const form = verb.code === 'neg o' ? 'o' : verb.code;
  const wanted = partners.map((lemma) => [{ lemma, form, partOfSpeech: 'V' }]);
  const details = { lemma: partners[0]!, written: verb.lemma };
  const reason = { variant: 'object', word: tokens[object]!.form, details, isCertain: true } as const;
  return [{ start: at, end: at + 1, wanted, ...reason }];
}

export const transitiveVerb: Rule = {
  id: 'transitive-verb',
  examples: ['Ilm muutub soojaks.', 'Ma muudan oma plaani.'],
  errorType: 'wordChoiceError',
  find: findAtEach(findVerb),
};
