import type { AnnotatedText } from '@keelerada/estonian/annotated-text';
import type { Correction } from '../correction/correction';
import type { CorrectorMorphology } from '../sentence/corrector-morphology';
import { decodeCandidates } from '../grammar/decode-candidates';
import { THRESHOLD_KINDS, type Thresholds } from '../grammar/grammar-model';
import { readGrammarSentences } from '../sentence/grammar-sentence';
import type { Rule } from '../sentence/rule';
import { findRuleHits } from '../rules/engine/find-rule-hits';
import { makeRuleCorrection } from '../rules/engine/make-rule-correction';
import { addRuleCandidates, findAskingHit, findAskingRule } from '../rules/engine/rule-candidates';
import { RULES } from '../rules/rule-table';

/** Without the trees every candidate is likely enough. */
const LOWEST = Object.fromEntries(THRESHOLD_KINDS.map((kind) => [kind, 0])) as Thresholds;

/** What a text is read with. */
export interface ReadText {
  readonly text: string;
  readonly annotation: AnnotatedText;
  readonly morphology: CorrectorMorphology;
  /** Log frequency of a form. */
  readonly frequencyOf: (word: string) => number;
}

/** What some rules alone make of a text, as the engine does it: their sure marks, or those that wait for the trees too. */
export function correctByRules(
  { text, annotation, morphology, frequencyOf }: ReadText,
  rules: readonly Rule[],
  { isSure }: { readonly isSure: boolean },
): Correction[] {
  return readGrammarSentences(text, annotation, morphology).flatMap((sentence) => {
    const own = findRuleHits(sentence, morphology, frequencyOf, rules).filter(
      ({ hit }) => !isSure || (hit.isCertain && !hit.isOpen),
    );
    const late = own.filter(({ rule }) => !RULES.includes(rule));
    const seen = own.filter(({ rule }) => RULES.includes(rule));
    const candidates = addRuleCandidates(sentence, [], seen);
    const chosen = decodeCandidates(candidates, new Float64Array(candidates.length).fill(1), LOWEST);
    const made = chosen.map((place) => {
      const candidate = candidates[place]!;
      return findAskingHit(candidate, seen, findAskingRule(candidate)!)!;
    });
    return [...late, ...made].map((found) => makeRuleCorrection(text, sentence, found, 1));
  });
}
