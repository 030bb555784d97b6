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

  it('is a form where one word takes the place of one, and no comma where words go or come', () => {
    const forms = { lemma: 'vana', pos: 'A', written: 'sg n', wanted: 'pl n' };
    const kindOf = (hit: Partial<RuleHit>, words: readonly string[]) =>
      addRuleCandidates(sentence, [], [makeHit(firstRule!, hit, words)])[0]!.kind;
    expect(kindOf({ start: 0, end: 2, forms }, ['vanad'])).toBe('rule');
    expect(kindOf({ start: 1, end: 2, forms }, ['vanad', 'majad'])).toBe('rule');
    expect(kindOf({ start: 1, end: 2 }, ['vanad'])).toBe('rule');
    expect(kindOf({ start: 4, end: 4 }, ['ja'])).toBe('rule');
    expect(kindOf({ start: 3, end: 5 }, [])).toBe('rule');
    expect(kindOf({ start: 4, end: 5 }, [])).toBe('rule');
  });

  it('is one candidate where two rules ask for it, the first one by its own form', () => {
    const forms = { lemma: 'vana', pos: 'A', written: 'sg n', wanted: 'pl n' };
    const hits = [
      makeHit(firstRule!, { start: 1, end: 2, forms }, ['vanad']),
      makeHit(secondRule!, { start: 1, end: 2 }, ['vanad']),
    ];
    expect(addRuleCandidates(sentence, [], hits).map(({ kind }) => kind)).toEqual(['form']);
  });

  it('is a part of a phrase only word by word', () => {
    const asksOf = (candidate: Candidate, end: number, words: readonly string[]) =>
      addRuleCandidates(sentence, [candidate], [makeHit(firstRule!, { start: 0, end }, words)])[0]!
        .evidence![0]!.asks;
    expect(asksOf(change(1, 'vanu'), 2, ['ilusaid', 'vanu'])).toBe('part');
    expect(asksOf(change(1, 'vanu'), 3, ['ilusaid', 'vanu'])).toBe('other');
    expect(asksOf({ ...change(1, 'vanu'), end: 3 }, 3, ['ilusaid', 'vanu', 'maju'])).toBe('other');
    expect(
      asksOf({ ...change(1, 'vanu'), replacement: ['vanu', 'maju'] }, 3, ['ilusaid', 'vanu', 'maju']),
    ).toBe('other');
  });

  it('keeps the word that asks, and that nothing says which is wrong', () => {
    const said = addRuleCandidates(
      sentence,
      [],
      [makeHit(firstRule!, { wordAt: 2, isOpen: true }, ['ilusaid'])],
    );
    expect(said[0]!.evidence![0]).toMatchObject({ wordAt: 2, isOpen: true });
    const [plain] = addRuleCandidates(sentence, [], [makeHit(firstRule!, {}, ['ilusaid'])]);
    expect(Object.keys(plain!.evidence![0]!)).toEqual(['rule', 'variant', 'isCertain', 'asks']);
  });

  it('is found by rule, variant and place', () => {
    const hits = [
      makeHit(firstRule!, {}, ['ilusaid']),
      makeHit(firstRule!, { variant: 'past' }, ['ilusaid']),
      makeHit(secondRule!, { variant: 'past' }, ['ilusaid']),
    ];
    const asked = { kind: 'rule', start: 0, end: 1, replacement: ['ilusaid'] } as const;
    const said = { variant: 'past', isCertain: false, asks: 'this' } as const;
    expect(findAskingHit(asked, hits, { ...said, rule: firstRule!.id })).toBe(hits[1]);
    expect(findAskingHit(asked, hits, { ...said, rule: secondRule!.id })).toBe(hits[2]);
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
