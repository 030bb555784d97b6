import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import {
  caseOfCode,
  changeForm,
  hasCase,
  hasCode,
  hasPart,
  listWords,
  relationOf,
} from '../../sentence/readings';
import type { Rule, RuleHit } from '../../sentence/rule';

const LINKS = listWords('ja ning või');
const JOINT = listWords('p ill in el all ad abl tr kom');

const isNoun = (token: GrammarToken | undefined): token is GrammarToken =>
  token?.pos === 'S' && token.isKnown && !hasPart(token, 'DKJNV');

/** `huvitatud muusikast ja kunst`: nouns that are joined are in one case. */
function findJoined({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, link, second, next] = tokens.slice(at, at + 4);
  if (!isNoun(first) || !isNoun(second) || !LINKS.has(link?.lower ?? '') || next?.isWord) return [];
  const { code } = first;
  if (!JOINT.has(caseOfCode(code)) || hasCode(first, 'sg n') || !hasCode(second, 'sg n', 'pl n')) return [];
  if (hasCase(second, caseOfCode(code)) || (caseOfCode(code) === 'p' && relationOf(first) !== 'obj'))
    return [];
  // `elutuba kaminaga ja köök`: it is joined to a noun before.
  const owner = tokens[tokens[at - 1]?.pos === 'A' ? at - 2 : at - 1];
  const isOwned = owner?.pos === 'S' && hasCode(owner, 'sg n', 'pl n');
  if (isOwned && hasCase(first, 'kom', 'ad', 'in')) return [];
  const number = hasCode(second, 'sg n') ? 'sg' : 'pl';
  const changed = changeForm(second, `${number} ${caseOfCode(code)}`, 'S')!;
  const span = { start: at + 2, end: at + 3, wanted: [[changed.word]], forms: changed.forms };
  return [{ ...span, variant: 'joined', word: first.form, isCertain: true }];
}

export const jointCase: Rule = {
  id: 'joint-case',
  examples: ['Ma olen huvitatud muusikast ja kunstist.', 'Ostsime piima ja leiba.'],
  errorType: 'caseError',
  find: (sentence) => sentence.tokens.flatMap((_, at) => findJoined(sentence, at)),
};
