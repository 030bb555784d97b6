import { MOST_REPLACEMENTS, type Correction } from '../correction';
import type { RuleReason } from '../correction-reason';
import type { Candidate } from '../grammar/candidates/candidate';
import type { GrammarSentence } from '../grammar/grammar-sentence';
import type { MadeHit } from './find-rule-hits';
import type { RuleEvidence } from './rule-evidence';

/** Estimated probability that a certain rule is right; the precision measured on learner texts is about this. */
export const CERTAIN_SCORE = 0.9;

/** Rules that read the words beside theirs otherwise than the trained commas do: no comma is put in at their edges. */
const ALONE: ReadonlySet<string> = new Set(['comparison', 'doubled', 'missing-word']);

/** A sentence with what the rules find in it and what the trained ranking says of its candidates. */
export interface RuledSentence {
  readonly sentence: GrammarSentence;
  readonly hits: readonly MadeHit[];
  readonly candidates: readonly Candidate[];
  readonly probabilities: readonly number[];
}

/**
 * The corrections that the rules make in a sentence, none overlapping another: those of certain rules, and those of the
 * others where the ranking gives the same replacement `leastSupport` or more.
 */
export function makeRuleCorrections(
  text: string,
  { sentence, hits, candidates, probabilities }: RuledSentence,
  leastSupport: number,
): Correction[] {
  const judged = addRuleEvidence(candidates, hits);
  const kept: MadeHit[] = [];
  const corrections: Correction[] = [];
  for (const made of hits) {
    if (kept.some((other) => overlaps(made, other))) continue;
    const support = findSupport(made, judged, probabilities);
    if (!made.hit.isCertain && support < leastSupport) continue;
    kept.push(made);
    const score = made.hit.isCertain ? Math.max(CERTAIN_SCORE, support) : support;
    corrections.push(makeCorrection(text, sentence, made, score));
  }
  return corrections;
}

function overlaps({ hit: a }: MadeHit, { hit: b }: MadeHit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}

function findSupport(
  { rule, hit }: MadeHit,
  candidates: readonly Candidate[],
  probabilities: readonly number[],
): number {
  const isWanted = ({ start, end, evidence }: Candidate): boolean =>
    start === hit.start &&
    end === hit.end &&
    evidence?.some((given) => given.rule === rule.id && given.wants) === true;
  const place = candidates.findIndex(isWanted);
  return place < 0 ? 0 : probabilities[place]!;
}

function makeCorrection(
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
  // What is taken away takes one of the spaces beside it along.
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
    tier: 'sure',
    score,
    reason,
  };
}

/**
 * Trained corrections and those of rules as one list without contradictions: where both touch one place the rule stays,
 * with the trained corrector's other replacements behind its own if they mend the same words.
 */
export function joinCorrections(trained: readonly Correction[], ruled: readonly Correction[]): Correction[] {
  const meets = (a: Correction, b: Correction): boolean =>
    (a.start < b.end && b.start < a.end) || (a.start === b.start && a.end === b.end);
  const isBeside = (a: Correction, b: Correction): boolean =>
    a.start === a.end &&
    b.reason.kind === 'rule' &&
    ALONE.has(b.reason.rule) &&
    a.start >= b.start - 1 &&
    a.start <= b.end + 1;
  const rest = trained.filter(
    (correction) => !ruled.some((other) => meets(correction, other) || isBeside(correction, other)),
  );
  const joined = ruled.map((correction) => {
    const same = trained.find(({ start, end }) => start === correction.start && end === correction.end);
    const others = same ? same.replacements.filter((word) => !correction.replacements.includes(word)) : [];
    return {
      ...correction,
      replacements: [...correction.replacements, ...others].slice(0, MOST_REPLACEMENTS),
    };
  });
  return [...rest, ...joined].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The candidates of a sentence with what the rules say of them. */
function addRuleEvidence(candidates: readonly Candidate[], hits: readonly MadeHit[]): Candidate[] {
  return candidates.map((candidate) => {
    const evidence = hits.flatMap(({ rule, hit, replacements }): RuleEvidence[] => {
      if (hit.start !== candidate.start || hit.end !== candidate.end) return [];
      const wants = replacements[0]!.join(' ') === candidate.replacement.join(' ');
      return [{ rule: rule.id, isCertain: hit.isCertain, wants }];
    });
    return evidence.length === 0 ? candidate : { ...candidate, evidence };
  });
}
