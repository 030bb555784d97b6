import type { GrammarSentence, GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, isOnly, listWords, relationOf } from '../../sentence/readings';
import { findAtEach, makeInsertion } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

const GREETINGS = listWords('tere tervist tsau hei');
const DEAR = listWords('kallis hea armas lugupeetud austatud');
const LINKS = listWords('ja või ning');
/** Cases of which one word does not belong to another one in the same case. */
const LISTED = [
  'sg p',
  'pl p',
  'sg all',
  'sg ad',
  'sg in',
  'sg el',
  'sg kom',
  'pl all',
  'pl ad',
  'pl in',
  'pl el',
  'pl kom',
];
const MOST_GREETING = 5;

/** `Tere Anna!` */
function findGreeting({ tokens }: GrammarSentence): RuleHit[] {
  const [greeting, next] = [tokens[0]!, tokens[1]];
  if (!next || !GREETINGS.has(greeting.lower) || tokens.length > MOST_GREETING) return [];
  const isName = (next.pos === 'H' || next.upos === 'PROPN') && next.form !== next.lower;
  return isName || DEAR.has(next.lower)
    ? makeInsertion(1, ',', { variant: 'greeting', word: greeting.form })
    : [];
}

/** `piima leiba ja võid` */
function findList({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const items = [tokens[at], tokens[at + 1], tokens[at + 3]];
  if (!LINKS.has(tokens[at + 2]?.lower ?? '')) return [];
  const isItem = (token: GrammarToken | undefined): token is GrammarToken =>
    token?.pos === 'S' && token.isKnown;
  if (!items.every(isItem)) return [];
  const code = LISTED.find(
    (one) =>
      items.every((item) => hasCode(item, one)) && items.filter((item) => isOnly(item, one)).length > 1,
  );
  const isCounted = relationOf(items[1]!) === 'nmod' || relationOf(items[0]!) === 'nmod';
  return code && !isCounted ? makeInsertion(at + 1, ',', { variant: 'list', word: items[0]!.form }) : [];
}

const OPPOSING = listWords('aga kuid vaid');

/** `väike aga ilus`: what is set against something has a comma before it. */
function findOpposed({ tokens }: GrammarSentence, at: number): RuleHit[] {
  const [first, link, second, next] = tokens.slice(at, at + 4);
  if (!OPPOSING.has(link?.lower ?? '') || first?.pos !== 'A' || second?.pos !== 'A' || next?.isWord)
    return [];
  return first.code === second.code
    ? makeInsertion(at + 1, ',', { variant: 'opposed', word: first.form })
    : [];
}

export const missingListComma: Rule = {
  id: 'missing-list-comma',
  examples: ['Tere, Anna!', 'Ostsin piima, leiba ja võid.'],
  errorType: 'missingPunctuation',
  find: (sentence) => [...findGreeting(sentence), ...findAtEach(findList, findOpposed)(sentence)],
};
