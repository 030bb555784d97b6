import { describe, expect, it } from 'vitest';
import type { RuleEvidence } from '../sentence/rule-evidence';
import type { Candidate } from '../sentence/candidate';
import { decodeCandidates } from './decode-candidates';
import { THRESHOLD_KINDS, type Thresholds } from './grammar-model';

const limits = (changed: Partial<Thresholds> = {}): Thresholds => ({
  ...(Object.fromEntries(
    THRESHOLD_KINDS.map((kind) => [kind, kind === 'certain' ? 0.1 : 0.5]),
  ) as Thresholds),
  ...changed,
});
const change = (start: number, end: number, evidence?: Partial<RuleEvidence>): Candidate => ({
  ...{ kind: 'form', start, end, replacement: ['x'] },
  ...(evidence && {
    evidence: [{ rule: 'numeral', variant: 'v', isCertain: false, asks: 'this', ...evidence }],
  }),
});
const comma = (start: number): Candidate => ({ kind: 'comma-insert', start, end: start, replacement: [','] });

describe('decodeCandidates', () => {
  it('takes the likeliest of those that overlap', () => {
    const candidates = [change(0, 1), change(0, 2), change(2, 3)];
    expect(decodeCandidates(candidates, [0.6, 0.7, 0.4], limits())).toEqual([1]);
  });

  it('takes what an uncertain rule asks for from the threshold of rules on', () => {
    expect(decodeCandidates([change(0, 1, {})], [0.3], limits({ rule: 0.2 }))).toEqual([0]);
    expect(decodeCandidates([change(0, 1, { asks: 'part' })], [0.3], limits({ rule: 0.2 }))).toEqual([]);
  });

  it('takes what a certain rule asks for before all others, unless it is very unlikely', () => {
    const candidates = [change(0, 2), change(1, 2, { isCertain: true })];
    expect(decodeCandidates(candidates, [0.8, 0.1], limits())).toEqual([1]);
    expect(decodeCandidates(candidates, [0.8, 0.05], limits())).toEqual([0]);
  });

  it('leaves the word alone whose form a certain rule goes by', () => {
    const noun = change(1, 2, { isCertain: true, wordAt: 0 });
    expect(decodeCandidates([change(0, 1), noun], [0.9, 0.2], limits())).toEqual([1]);
    expect(decodeCandidates([{ ...change(0, 1), kind: 'confusion' }, noun], [0.9, 0.2], limits())).toEqual([
      1, 0,
    ]);
    const numeral = {
      ...change(0, 1),
      kind: 'confusion',
      reading: { lemma: 'kolm', pos: 'N', code: 'sg g' },
    } as const;
    expect(decodeCandidates([numeral, noun], [0.9, 0.2], limits())).toEqual([1]);
  });

  it('puts no comma beside what a rule reads otherwise', () => {
    const alone = change(1, 2, { rule: 'doubled', isCertain: true });
    expect(decodeCandidates([comma(1), comma(2), comma(3), alone], [0.9, 0.9, 0.8, 0.1], limits())).toEqual([
      3, 2,
    ]);
  });

  it('leaves what is taken already', () => {
    expect(decodeCandidates([change(0, 1), change(0, 1)], [0.9, 0.8], limits(), { taken: [0] })).toEqual([]);
  });
});
