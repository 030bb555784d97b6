import type { Candidate } from '../../sentence/candidate';
import { isFinite, type GrammarToken } from '../../sentence/grammar-sentence';
import { type Guard, NEVER } from './guard';
import { isVerblessPartitive } from './keep-verbless';

const GREETINGS = new Set(['tere', 'tervist', 'hei', 'tšau', 'tsau', 'terviseks', 'nägemist', 'hurraa']);
const PROHIBITIONS = new Set(['ära', 'ärge', 'ärgem']);
/** Forms of a command by Vabamorf: that of one is the form of negation, too. */
const COMMAND_CODES = new Set(['o', 'ge', 'gem']);
/** Probability that a command needs: it ends in a full stop as well. */
const LEAST_COMMAND = 0.7;
const OPENERS = new Set(['aga', 'ja', 'ning', 'kuid', 'või', 'no', 'noh', 'siis', 'ent']);
const QUESTION_LEMMAS = new Set(
  'kas kes mis milline missugune mitu mitmes kumb kus kuhu kust millal miks kuidas kui ega'.split(' '),
);

/**
 * A sentence ends as it is meant: an exclamation mark fits a greeting, a wish or a command only, a question mark a sentence
 * that opens with a question word.
 */
export const keepEndMark: Guard = ({ kind, replacement }, { sentence: { tokens } }) => {
  if (kind !== 'end-mark') return 0;
  const words = tokens.filter(({ isWord }) => isWord);
  const isQuestion = opensQuestion(words);
  if (replacement[0] === '?') return isQuestion ? 0 : NEVER;
  if (tokens.at(-1)!.form === '?' && isQuestion) return NEVER;
  return replacement[0] === '!' ? judgeCall(words) : 0;
};

/** Whether to exclaim or not is the writer's choice: such a change is never marked as a sure error. */
export function isOptionalEndMark(candidate: Candidate, tokens: readonly GrammarToken[]): boolean {
  if (candidate.kind !== 'end-mark') return false;
  return candidate.replacement[0] === '!' || tokens[candidate.start]?.form === '!';
}

function opensQuestion(words: readonly GrammarToken[]): boolean {
  const first = words.find(({ lower }) => !OPENERS.has(lower));
  return first !== undefined && QUESTION_LEMMAS.has(first.lemma);
}

function judgeCall(words: readonly GrammarToken[]): number {
  const [first] = words;
  if (first === undefined) return NEVER;
  if (GREETINGS.has(first.lower) || (isVerblessPartitive(words) && words.length > 1)) return 0;
  const isCommand = isFinite(first) && first.readings.some(({ form }) => COMMAND_CODES.has(form));
  return isCommand || PROHIBITIONS.has(first.lower) ? LEAST_COMMAND : NEVER;
}
