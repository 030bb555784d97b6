import type { GrammarSentence, GrammarToken } from './grammar-sentence';
import { childrenOf, hasCode, hasPart, PERSONAL_CODES, relationOf } from './readings';

/** Finite codes of a verb that can be nothing else. */
export function finiteCodes(token: GrammarToken): readonly string[] | undefined {
  if (token.readings.length === 0 || !hasPart(token, 'V')) return undefined;
  const isVerbAlone = token.readings.every(
    ({ partOfSpeech, form }) => partOfSpeech === 'V' && PERSONAL_CODES.has(form),
  );
  const isVerbByTagger =
    token.pos === 'V' &&
    PERSONAL_CODES.has(token.code) &&
    !hasCode(token, 'o', 'ks', 'nud', 'tud', 'da', 'ma');
  if (!isVerbAlone && !isVerbByTagger) return undefined;
  return token.readings.flatMap(({ partOfSpeech, form }) => (partOfSpeech === 'V' ? [form] : []));
}

/** The finite word of a clause whose tree has this token as its head. */
export function findFinite(sentence: GrammarSentence, head: number): number | undefined {
  const { tokens } = sentence;
  if (!tokens[head]) return undefined;
  const helpers = childrenOf(sentence, head).filter((i) => ['cop', 'aux'].includes(relationOf(tokens[i]!)));
  if (helpers.some((i) => tokens[i]!.lower === 'ei')) return undefined;
  const places = [...helpers, head].filter((i) => finiteCodes(tokens[i]!));
  return places.length === 1 ? places[0] : undefined;
}
