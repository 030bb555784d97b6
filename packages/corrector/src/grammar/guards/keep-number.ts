import type { Candidate } from '../../sentence/candidate';
import { findSegment } from '../../sentence/clauses';
import type { GrammarToken } from '../../sentence/grammar-sentence';
import { hasCode, hasPart, isOnly, listWords } from '../../sentence/readings';
import { type Guard, NEVER } from './guard';
import { readKnownWord } from './read-written-word';

const FARTHEST_NOUN = 3;
const JOINING = listWords('ja ning või ega');

/** `kaheksakümnendate aastate algul`: the years of a decade are many. */
function isDecade(tokens: readonly GrammarToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const isTen = (word?: GrammarToken): boolean => /kümnenda(te|il)/u.test(word?.lower ?? '');
  const isYears = (word?: GrammarToken): boolean => /^aasta(te|il)/u.test(word?.lower ?? '');
  return (isYears(token) && isTen(before)) || (isTen(token) && isYears(after));
}

/** `kahed vanad suusad`, `kolmedel matustel`: what comes in pairs is counted in the plural. */
function isOfPairs(
  { reading, start }: Candidate,
  tokens: readonly GrammarToken[],
  token: GrammarToken,
): boolean {
  const isPlural = hasPart(token, 'N') && token.readings.some(({ form }) => form.startsWith('pl'));
  const noun = tokens.slice(start + 1, start + 1 + FARTHEST_NOUN).find(({ pos }) => pos === 'S');
  return isPlural && reading?.code.startsWith('sg') === true && noun?.code.startsWith('pl') === true;
}

/** `kartuleid ja kala`: members of a list have the number that is meant of each. */
function isBesideOther(
  { reading, start }: Candidate,
  tokens: readonly GrammarToken[],
  token: GrammarToken,
): boolean {
  const isPartitive = reading?.code === 'pl p' && hasCode(token, 'sg p');
  const other = tokens[start - 2];
  return isPartitive && JOINING.has(tokens[start - 1]?.lower ?? '') && hasCode(other ?? token, 'pl p');
}

/** `kalurid püüdsid terve öö räime`: a plural verb stays so behind a plural subject, whatever else is in the nominative. */
export const keepNumber: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (!word) return 0;
  const { tokens } = guarded.sentence;
  if (isDecade(tokens, candidate.start)) return NEVER;
  if (isOfPairs(candidate, tokens, word.token)) return NEVER;
  if (isBesideOther(candidate, tokens, word.token)) return NEVER;
  if (candidate.reading?.pos !== 'V' || !hasCode(word.token, 'vad', 'sid', 'ksid')) return 0;
  if (['vad', 'sid', 'ksid'].includes(candidate.reading.code)) return 0;
  const [left] = findSegment(tokens, candidate.start);
  const before = tokens.slice(left, candidate.start);
  return before.some((token) => token.pos === 'S' && isOnly(token, 'pl n')) ? NEVER : 0;
};
