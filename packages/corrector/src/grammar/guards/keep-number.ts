import { findSegment } from '../../sentence/clauses';
import type { GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, isOnly } from '../../sentence/readings';
import { type Guard, NEVER } from './guard';
import { readKnownWord } from './read-written-word';

/** `kaheksakümnendate aastate algul`: the years of a decade are many. */
function isDecade(tokens: readonly GrammarToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isTen = (word?: GrammarToken): boolean => /kümnenda(te|il)/u.test(word?.lower ?? '');
  const isYears = (word?: GrammarToken): boolean => /^aasta(te|il)/u.test(word?.lower ?? '');
  return (isYears(token) && isTen(before)) || (isTen(token) && isYears(after));
}

/** `kalurid püüdsid terve öö räime`: a plural verb stays so behind a plural subject, whatever else is in the nominative. */
export const keepNumber: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (word && isDecade(guarded.sentence.tokens, candidate.start)) return NEVER;
  if (!word || candidate.reading?.pos !== 'V' || !hasCode(word.token, 'vad', 'sid', 'ksid')) return 0;
  if (['vad', 'sid', 'ksid'].includes(candidate.reading.code)) return 0;
  const { tokens } = guarded.sentence;
  const [left] = findSegment(tokens, candidate.start);
  const before = tokens.slice(left, candidate.start);
  return before.some((token) => token.pos === 'S' && isOnly(token, 'pl n')) ? NEVER : 0;
};
