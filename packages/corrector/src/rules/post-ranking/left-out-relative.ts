import { RULE_WORDS } from '../data/rule-words';
import { isSubordinator } from '../../sentence/clauses';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { childrenOf, hasCode, isOnly, listWords, relationOf } from '../../sentence/readings';
import { isPersonNoun } from './persons';
import { findAtEach, makeInsertion } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const CONTENTS = new Set(RULE_WORDS.contentWords);
const AFFIRMATIVE = listWords('n b me vad sin s sime sid nud');
const QUOTE = /[„“”"»«]/u;
const SINGULAR = listWords('b s ks');
const PLURAL = listWords('vad sid ksid');

/** Tokens of the clause from a place to the next mark. */
function clauseFrom(tokens: readonly GrammarToken[], from: number): readonly GrammarToken[] {
  const end = tokens.findIndex(({ isWord }, i) => i >= from && !isWord);
  return tokens.slice(from, end < 0 ? tokens.length : end);
}

/** `suurärimees, elab Itaalias`: a second clause about the noun before the comma begins with its verb. */
function findRelative(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [noun, verb] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]!.form !== ',' || noun?.pos !== 'S' || !noun.isKnown || !verb || !isFinite(verb)) return [];
  const isPlural = hasCode(noun, 'pl n');
  if (!isPlural && !hasCode(noun, 'sg n')) return [];
  if (!hasCode(verb, ...(isPlural ? PLURAL : SINGULAR)) || verb.lower === 'on' || CONTENTS.has(verb.lemma))
    return [];
  const before = tokens.slice(0, at - 1);
  const start = before.findLastIndex(({ isWord }) => !isWord) + 1;
  // `Tuli isa, istus ja ootas`: one deed after another.
  if (isFinite(tokens[start]!) && tokens[start]!.lower !== 'ei') return [];
  if (!before.slice(start).some(isFinite) || before.slice(start).some(isSubordinator)) return [];
  // `Üks võttis vaasi, lõhkus selle ära`: the subject does both.
  const isShared =
    !before.slice(start).some(({ lemma }) => lemma === 'olema') &&
    before.slice(start).some((token) => token.relation === 'nsubj' && isOnly(token, 'sg n', 'pl n'));
  const clause = clauseFrom(tokens, at + 1);
  if (isShared || clause.length < 2) return [];
  const hasSubject = childrenOf(sentence, at + 1).some((i) => relationOf(tokens[i]!) === 'nsubj');
  if (hasSubject || clause.slice(1).some((token) => hasCode(token, 'sg n', 'pl n'))) return [];
  const word = isPersonNoun(noun) ? 'kes' : 'mis';
  return makeInsertion(at + 1, word, { variant: 'relative', word: noun.form });
}

/** `asjaolu, see on`: what it is about begins with et. */
function findContent(sentence: GrammarSentence, at: number): RuleHit[] {
  const { tokens } = sentence;
  const [word, first] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]!.form !== ',' || !word || !first?.isWord || !CONTENTS.has(word.lemma)) return [];
  if (!'SPHA'.includes(first.pos) || tokens.some(({ form }) => QUOTE.test(form))) return [];
  const clause = clauseFrom(tokens, at + 1);
  if (clause.length < 3 || !clause.some(isFinite) || clause.slice(0, 3).some(isSubordinator)) return [];
  const before = tokens.slice(0, at);
  const start = before.findLastIndex(({ isWord }) => !isWord) + 1;
  if (!before.slice(start).some(isFinite) || before.slice(start).some(isSubordinator)) return [];
  if (
    word.pos === 'V' &&
    (before.slice(start).some(({ lower }) => lower === 'ei') || !AFFIRMATIVE.has(word.code))
  )
    return [];
  // `See on tähtis, me peame minema`: see may be what was said before.
  if (word.pos === 'A' && before.slice(start).some(({ lower }) => lower === 'see')) return [];
  return makeInsertion(at + 1, 'et', { variant: 'content', word: word.form });
}

export const leftOutRelative: Rule = {
  id: 'left-out-relative',
  examples: ['Mul on sõber, kes elab Riias.', 'Meile tuli teade, et rong hilineb.'],
  errorType: 'missingWordError',
  find: findAtEach(findRelative, findContent),
};
