import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from '../correction/apply-corrections';
import { explainCorrection } from '../explain/explain-correction';
import type { Rule } from '../sentence/rule';
import { ALL_RULES, POST_RANKING_RULES, RULES } from './rule-table';
import { correctByRules } from '../testing/correct-by-rules';
import { readRecordedText, readRecording } from './testing/recorded-analyses';
import { isCaseTable, parseRuleCases, type CaseOutcome, type RuleCase } from './testing/rule-cases';

const LEAST_CASES = 10;

const folder = new URL('./', import.meta.url);
const readText = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(isCaseTable)
  .flatMap((file) => parseRuleCases(file, readText(file)));
const recording = readRecording(readText('../../golden/rule-analyses.txt'));

function findOutcome({ text, right }: RuleCase, rule: Rule): CaseOutcome {
  const read = readRecordedText(text, recording);
  if (text === right) {
    const marks = correctByRules(read, [...new Set([rule, ...RULES, ...POST_RANKING_RULES])], {
      isSure: true,
    });
    return marks.length === 0 ? 'right' : 'false mark';
  }
  const sure = correctByRules(read, [rule], { isSure: true });
  for (const correction of sure) {
    for (const language of ['et', 'en'] as const) {
      const explained = explainCorrection(correction, language);
      expect(explained.short + explained.long).not.toMatch(/\{|undefined|„”|“”/u);
      expect(explained.rule?.examples).toHaveLength(2);
    }
  }
  if (applyCorrections(text, sure) === right) return 'mended';
  const all = correctByRules(read, [rule], { isSure: false });
  return applyCorrections(text, all) === right ? 'evidence' : 'missed';
}

/** `negation: 14 mended, 7 missed, 18 right`: what is left to do. */
function describeTable(rule: string, own: readonly RuleCase[]): string {
  const counts = new Map<CaseOutcome, number>();
  for (const { expected } of own) counts.set(expected, (counts.get(expected) ?? 0) + 1);
  return `${rule}: ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`;
}

it('each rule has a table of cases, and each table a rule', () => {
  expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual(ALL_RULES.map(({ id }) => id).sort());
});

describe.each(ALL_RULES.map((rule) => ({ rule, own: cases.filter((one) => one.rule === rule.id) })))(
  'the cases of $rule.id',
  ({ rule, own }) => {
    it(describeTable(rule.id, own), () => {
      const wrong = own.filter(({ text, right }) => text !== right);
      expect(Math.min(wrong.length, own.length - wrong.length)).toBeGreaterThanOrEqual(LEAST_CASES);
      expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
    });

    it.each(own)('$expected: $text $name', (one) => {
      expect(findOutcome(one, rule)).toBe(one.expected);
    });
  },
);
