import { isSubordinator } from '../../sentence/clauses';
import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { hasCase, hasPart, isOnly, listWords } from '../../sentence/readings';
import { findAtEach } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const VERB_CODES = listWords('o nud tud ks da neg');
const LINKS = listWords('ja ning aga kuid vaid või ega');
/** Cases that belong to other verbs than `olema`. */
const OF_OTHER_VERBS = ['el', 'all', 'abl', 'ill', 'tr'];
/** After these the negation is no verb of its own: `ei ema ega isa`, `ei mingit juttu`. */
const NO_VERB = listWords('ei ega mitte midagi mingit ühtki ühtegi enam iial kunagi rohkem vähem või');

function isBorder(token: GrammarToken): boolean {
  return !token.isWord || LINKS.has(token.lower) || isSubordinator(token);
}

/** True for a verb form after ei that the tagger read as another word. */
function isMaybeVerb({ readings, pos }: GrammarToken): boolean {
  const isForm = readings.some(({ form }) => VERB_CODES.has(form));
  return isForm && pos !== 'D';
}

/** `ma ei kodus`: after ei comes a verb. */
function findNot({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [token, next, before] = [tokens[at]!, tokens[at + 1], tokens[at - 1]];
  if (token.lower !== 'ei' || !before?.isWord || !next?.isWord || NO_VERB.has(next.lower) || next.pos === 'N')
    return [];
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBorder(tokens[from - 1]!)) from -= 1;
  while (to < tokens.length && !isBorder(tokens[to]!)) to += 1;
  const clause = [...tokens.slice(from, at), ...tokens.slice(at + 1, to)];
  if (hasPart(next, 'V') || clause.some((word) => word.pos === 'V' || !word.isKnown || isMaybeVerb(word)))
    return [];
  if (tokens[to]?.form !== '.' && tokens[to]?.form !== ',' && tokens[to]?.isWord !== true) return [];
  const hit = { start: at + 1, end: at + 1, variant: 'verb', word: token.form, isCertain: true } as const;
  if (clause.some(({ lower }) => lower === 'aru')) return [{ ...hit, wanted: [['saa']] }];
  // `Ta ei sellist ülbust`: the place is sure, the verb is not.
  return isOfBeing(clause)
    ? [{ ...hit, wanted: [['ole']] }]
    : [{ ...hit, wanted: [['ole'], ['saa']], isOpen: true }];
}

/** `ta ei minu vend`, `mul ei raha`, `ma ei kodus`: who, whose or where, and no sign of another verb. */
function isOfBeing(clause: readonly GrammarToken[]): boolean {
  const count = (...codes: readonly string[]): number =>
    clause.filter((token) => isOnly(token, ...codes)).length;
  if (clause.some((token) => hasCase(token, ...OF_OTHER_VERBS) && !hasCase(token, 'n', 'g', 'p', 'in', 'ad')))
    return false;
  const isSomewhere = clause.some((token) => hasCase(token, 'in', 'ad'));
  return count('sg p', 'pl p') > 0 ? isSomewhere && count('sg n', 'pl n') === 0 : true;
}

export const leftOutAfterNot: Rule = {
  id: 'left-out-after-not',
  examples: ['Ma ei ole täna kodus.', 'Ta ei saanud minust aru.'],
  errorType: 'missingWordError',
  find: findAtEach(findNot),
};
