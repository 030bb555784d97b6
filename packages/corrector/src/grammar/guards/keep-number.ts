import { findSegment } from '../../sentence/clauses';
import { hasCode, isOnly } from '../../sentence/readings';
import type { Guard } from './guard';
import { NEVER } from './guard';
import { readKnownWord } from './read-written-word';

/** `kalurid püüdsid terve öö räime`: a plural verb stays so behind a plural subject, whatever else is in the nominative. */
export const keepNumber: Guard = (candidate, guarded) => {
  const word = readKnownWord(candidate, guarded);
  if (!word || candidate.reading?.pos !== 'V' || !hasCode(word.token, 'vad', 'sid', 'ksid')) return 0;
  if (['vad', 'sid', 'ksid'].includes(candidate.reading.code)) return 0;
  const { tokens } = guarded.sentence;
  const [left] = findSegment(tokens, candidate.start);
  const before = tokens.slice(left, candidate.start);
  return before.some((token) => token.pos === 'S' && isOnly(token, 'pl n')) ? NEVER : 0;
};
