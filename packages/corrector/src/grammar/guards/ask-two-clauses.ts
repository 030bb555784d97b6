import { isFinite } from '../../sentence/grammar-sentence';
import { findSegment } from '../../sentence/clauses';
import type { Guard } from './guard';
import { NEVER } from './guard';

/** Words that join clauses and occur inside one as well: `suurem kui`, `kas või`, `ehk homme`. */
const JOINING = new Set(['kas', 'ehk']);

/** Behind these a comma before et is free: `selle asemel et`, `seda enam et`. */
const WITH_ET = new Set(['asemel', 'enam', 'ilma', 'nii']);

/**
 * A comma before kas, ehk, kui, aga is put only where a clause begins: before kas and ehk between two verbs, before kui if
 * a verb follows, before aga unless it is an adverb after the first words of its own clause (`tema aga tuli`).
 */
export const askTwoClauses: Guard = ({ kind, start }, { sentence: { tokens } }) => {
  const word = tokens[start]?.lower ?? '';
  if (kind !== 'comma-insert') return 0;
  if (word === 'et' && WITH_ET.has(tokens[start - 1]?.lower ?? '')) return NEVER;
  // `ükskõik mis` is one pronoun.
  if (tokens[start - 1]?.lower === 'ükskõik') return NEVER;
  const [left, right] = findSegment(tokens, start);
  const [before, after] = [
    tokens.slice(left, start).some(isFinite),
    tokens.slice(start, right).some(isFinite),
  ];
  if (JOINING.has(word)) return before && after ? 0 : NEVER;
  if (word === 'kui') return after ? 0 : NEVER;
  return word === 'aga' && !before && after ? NEVER : 0;
};
