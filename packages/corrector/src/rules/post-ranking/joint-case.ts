import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { caseOfCode, hasCase, hasCode, hasPart, listWords, relationOf } from '../../sentence/readings';
import { findAtEach, makeFormHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const LINKS = listWords('ja ning või');
const JOINT = listWords('p ill in el all ad abl tr kom');

const isNoun = (token: GrammarToken | undefined): token is GrammarToken =>
  token?.pos === 'S' && token.isKnown && !hasPart(token, 'DKJNV');

/** `huvitatud muusikast ja kunst`: nouns that are joined are in one case. */
function findJoined({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, link, second, next] = tokens.slice(at, at + 4);
  if (!isNoun(first) || !isNoun(second) || !LINKS.has(link?.lower ?? '') || next?.isWord) return [];
  // `kasutan köögilauda`: the object of the letters of a short illative.
  const code = first.code === 'adt' && relationOf(first) === 'obj' ? 'sg p' : first.code;
  if (!JOINT.has(caseOfCode(code)) || hasCode(first, 'sg n') || !hasCode(second, 'sg n', 'pl n')) return [];
  if (hasCase(second, caseOfCode(code)) || (caseOfCode(code) === 'p' && relationOf(first) !== 'obj'))
    return [];
  // `elutuba kaminaga ja köök`: it is joined to a noun before.
  const isApart = tokens[at - 1]?.pos === 'A' || tokens[at - 1]?.lower === 'koos';
  const owner = tokens[isApart ? at - 2 : at - 1];
  const isOwned = owner?.pos === 'S' && hasCode(owner, 'sg n', 'pl n');
  if (isOwned && hasCase(first, 'kom', 'ad', 'in')) return [];
  const number = hasCode(second, 'sg n') ? 'sg' : 'pl';
  const wanted = [`${number} ${caseOfCode(code)}`, 'S'] as const;
  return makeFormHit(at + 2, second, wanted, { variant: 'joined', word: first.form });
}

export const jointCase: Rule = {
  id: 'joint-case',
  examples: ['Ma olen huvitatud muusikast ja kunstist.', 'Ostsime piima ja leiba.'],
  errorType: 'caseError',
  find: findAtEach(findJoined),
};
