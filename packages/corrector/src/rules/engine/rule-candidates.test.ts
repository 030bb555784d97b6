import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../sentence/candidate';
import { makeTestSentence } from '../../sentence/testing/make-test-sentence';
import type { MadeHit } from './find-rule-hits';
import type { RuleHit } from '../../sentence/rule';
import { addRuleCandidates, findAskingHit, findAskingRule } from './rule-candidates';
import { RULES } from '../rule-table';

const sentence = makeTestSentence('ilusad', 'vana', 'majad', ',', 'on', 'siin');
const [firstRule, secondRule] = RULES;

function makeHit(rule: MadeHit['rule'], hit: Partial<RuleHit>, words: readonly string[]): MadeHit {
  const given = { start: 0, end: 1, wanted: [], variant: 'stem', isCertain: false, ...hit } as const;
  return { rule, hit: given, replacements: [words] };
}
const change = (start: number, word: string): Candidate => ({
  ...{ kind: 'confusion', start, end: start + 1, replacement: [word] },
});

describe('what rules ask for', () => {
  it('becomes a candidate where nothing else offers it', () => {
    const forms = { lemma: 'vana', pos: 'A', written: 'sg n', wanted: 'pl n' };
    const hits = [
      makeHit(firstRule!, { start: 1, end: 2, forms }, ['vanad']),
      makeHit(firstRule!, { start: 3, end: 4 }, []),
      makeHit(firstRule!, { start: 4, end: 4 }, [',']),
      makeHit(firstRule!, { start: 4, end: 5 }, ['olid']),
    ];
    const candidates = addRuleCandidates(sentence, [], hits);
    expect(candidates.map(({ kind }) => kind)).toEqual(['form', 'comma-delete', 'comma-insert', 'rule']);
    expect(candidates[0]!.reading).toEqual({ lemma: 'vana', pos: 'A', code: 'pl n' });
    expect(addRuleCandidates(sentence, [change(1, 'vanad')], hits)).toHaveLength(4);
  });

  it('is said of every candidate in the place: this, a part of it, or something else', () => {
    const whole = makeHit(firstRule!, { start: 0, end: 3 }, ['ilusaid', 'vanu', 'maju']);
    const judged = addRuleCandidates(
      sentence,
      [change(1, 'vanu'), change(1, 'vanad'), change(4, 'oli')],
      [whole],
    );
    const asks = judged.map(({ evidence }) => evidence?.map((said) => said.asks));
    expect(asks).toEqual([['part'], ['other'], undefined, ['this']]);
  });

  it('is explained by a certain rule before another', () => {
    const hits = [
      makeHit(firstRule!, {}, ['ilusaid']),
      makeHit(secondRule!, { isCertain: true, variant: 'past' }, ['ilusaid']),
    ];
    const [candidate] = addRuleCandidates(sentence, [], hits);
    const asking = findAskingRule(candidate!)!;
    expect(asking.rule).toBe(secondRule!.id);
    expect(findAskingHit(candidate!, hits, asking)).toBe(hits[1]);
  });
});
