import { isSubordinator } from '../../sentence/clauses';
import { isFinite, type GrammarSentence, type GrammarToken } from '../../sentence/grammar-sentence';
import { listWords } from '../../sentence/readings';
import { makeWordHit } from '../../sentence/rule-hits';
import type { Rule, RuleHit } from '../../sentence/rule';

/** Words that may come before the word that asks. */
const OPENERS = listWords('aga ja ning kuid või no noh siis ent palun vabandage vabandust tere');
/** These ask wherever they open a main clause. */
const QUESTION_WORDS = listWords(
  'miks kuidas kus kuhu kust millal kes keda kellele kellega kellel mis mida milline missugune',
);
/** Behind these a clause goes on that the question may govern: `Kas sa tead, et …`, `Kas teed või kohvi`. */
const GOING_ON = listWords('et ja või ning kas aga vaid');
/** In an indirect question or an exclamation of opinion there is a word such as these. */
const RHETORICAL = listWords('ikka küll ju siis muidu alles teab tahes iganes seda');
const SHORTEST = 3;
const LONGEST_OTHER = 9;

/** The word that asks, if it opens the sentence. */
function findAsking(words: readonly GrammarToken[]): GrammarToken | undefined {
  const first = words.find(({ lower }) => !OPENERS.has(lower));
  return first && (first.lower === 'kas' || QUESTION_WORDS.has(first.lower)) ? first : undefined;
}

/** After a comma the question goes on; another main clause would answer or comment it: `Kas ta tuleb, ei tea keegi.` */
function goesOn(tokens: readonly GrammarToken[]): boolean {
  return tokens.every((token, i) => {
    const next = tokens[i + 1]!;
    return token.form !== ',' || GOING_ON.has(next.lower) || isSubordinator(next);
  });
}

/** True for a sentence that is a question and lacks its end mark. */
export function isOpenQuestion({ tokens }: GrammarSentence): boolean {
  const stop = { ...tokens.at(-1)!, form: '.', lower: '.', isWord: false };
  return findStatedQuestion({ tokens: [...tokens, stop] }).length > 0;
}

function findStatedQuestion({ tokens }: GrammarSentence): RuleHit[] {
  const end = tokens.length - 1;
  const words = tokens.filter(({ isWord }) => isWord);
  const asking = findAsking(words);
  if (tokens[end]?.form !== '.' || asking === undefined || words.length < SHORTEST) return [];
  const isPlain = tokens.slice(0, end).every(({ isWord, form }) => isWord || form === ',');
  const verbs = words.filter((word, i) => isFinite(word) && words[i - 1]?.code !== 'neg');
  if (!isPlain || verbs.length === 0 || !goesOn(tokens)) return [];
  if (asking.lower !== 'kas') {
    const isSimple = words.length <= LONGEST_OTHER && !tokens.some(({ form }) => form === ',');
    const isOneClause = verbs.length === 1;
    if (!isSimple || !isOneClause || words.some(({ lower }) => RHETORICAL.has(lower))) return [];
  }
  return makeWordHit(end, '?', { variant: 'question', word: asking.form });
}

export const questionMark: Rule = {
  id: 'question-mark',
  examples: ['Kas sa tuled homme meile?', 'Kuidas su vanaemal läheb?'],
  errorType: 'wrongPunctuation',
  find: findStatedQuestion,
};
