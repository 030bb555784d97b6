import { MOST_REPLACEMENTS, type Correction } from '../../correction/correction';
import type { RuleReason } from '../../correction/correction-reason';
import type { GrammarSentence } from '../../sentence/grammar-sentence';
import type { MadeHit } from './find-rule-hits';

/** The correction that a rule asks for, sure where the hit is not open; `score` is its probability. */
export function makeRuleCorrection(
  text: string,
  { tokens }: GrammarSentence,
  { rule, hit, replacements }: MadeHit,
  score: number,
): Correction {
  const isInsertion = hit.start === hit.end;
  const isRemoval = replacements[0]!.length === 0;
  const next = tokens[hit.end];
  const start = isInsertion ? tokens[hit.start - 1]!.end : tokens[hit.start]!.start;
  let end = isInsertion ? start : tokens[hit.end - 1]!.end;
  let from = start;
  // A removal includes one of the adjacent spaces.
  const isWordRemoved = isRemoval && tokens[hit.start]!.isWord;
  if (isWordRemoved && next?.isWord) end = next.start;
  else if (isRemoval && text[start - 1] === ' ') from -= 1;
  const { variant, word, details, forms } = hit;
  const reason: RuleReason = {
    kind: 'rule',
    rule: rule.id,
    variant,
    ...(word === undefined ? {} : { word }),
    ...(details === undefined ? {} : { details }),
    ...(forms === undefined ? {} : { forms }),
  };
  const words = replacements.map((list) =>
    isInsertion && list[0] !== ',' ? ` ${list.join(' ')}` : list.join(' '),
  );
  return {
    start: from,
    end,
    original: text.slice(from, end),
    replacements: [...new Set(words)].slice(0, MOST_REPLACEMENTS),
    type: rule.errorType,
    tier: hit.isOpen ? 'possible' : 'sure',
    score,
    reason,
  };
}
