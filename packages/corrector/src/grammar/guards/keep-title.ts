import { findSegment } from '../../sentence/clauses';
import { isFinite, type GrammarToken } from '../../sentence/grammar-sentence';
import { startsWithCapital } from '../../sentence/match-case';
import { NEVER, type Guard } from './guard';

/** Longest title, in words. */
const MOST_WORDS = 6;

/** A title in quotation marks keeps its form: `romaani „Tõde ja õigus”`. */
export const keepTitle: Guard = ({ kind, start }, { sentence: { tokens } }) => {
  if (kind !== 'form' && kind !== 'confusion') return 0;
  const [left, right] = findSegment(tokens, start);
  const title = tokens.slice(left, right);
  const isQuoted = isQuote(tokens[left - 1]) && isQuote(tokens[right]) && left > 1;
  const isTitle = isQuoted && title.length <= MOST_WORDS && startsWithCapital(title[0]?.form ?? '');
  return isTitle && !title.some(isFinite) ? NEVER : 0;
};

function isQuote(token: GrammarToken | undefined): boolean {
  return token !== undefined && /^[„”“"«»]$/u.test(token.form);
}
