import { applyCorrections } from '@keelerada/corrector/apply-corrections';
import { explainCorrection } from '@keelerada/corrector/explain/explain-correction';
import { decodeCandidates } from '@keelerada/corrector/grammar/decode-candidates';
import { readGrammarSentences } from '@keelerada/corrector/sentence/read-grammar-sentences';
import { findRuleHits } from '@keelerada/corrector/rules/engine/find-rule-hits';
import { makeRuleCorrection } from '@keelerada/corrector/rules/engine/make-rule-correction';
import {
  addRuleCandidates,
  findAskingHit,
  findAskingRule,
} from '@keelerada/corrector/rules/engine/rule-candidates';
import { ALL_RULES, RULES } from '@keelerada/corrector/rules/rule-table';
import { POST_RANKING_RULE_CASES } from '@keelerada/corrector/rules/testing/post-ranking-rule-cases';
import { RULE_CASES } from '@keelerada/corrector/rules/testing/rule-cases';
import { decodeAnnotation } from '@keelerada/estonian/decode-annotation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotateTask } from '../../corpus/annotation/annotate-task';
import { openGrammarModels } from '../../corpus/corrector/corrector-models';
import { makeCorrectorMorphology } from '../../corpus/corrector/corrector-morphology';
import { openGoldenThread } from './golden/thread-for-golden';

const CASES = [...RULE_CASES, ...POST_RANKING_RULE_CASES];

let golden: Awaited<ReturnType<typeof openGoldenThread>>;
beforeAll(async () => {
  golden = await openGoldenThread();
}, 60_000);
afterAll(() => golden.close());

/** What one rule alone makes of a text, with the product's own trees and analyser. */
async function correctByRule(text: string, rule: string) {
  const [annotation] = await annotateTask.run([{ text }], golden.thread);
  const morphology = makeCorrectorMorphology(golden.thread);
  const sentences = await readGrammarSentences(text, decodeAnnotation(annotation!.bytes), morphology, {});
  const { words, model } = await openGrammarModels();
  const { lexicon } = words;
  const frequencyOf = (word: string): number => {
    const id = lexicon.find(word);
    return id < 0 ? -Infinity : lexicon.logFrequency(id);
  };
  const rules = ALL_RULES.filter(({ id }) => id === rule);
  const hits = await findRuleHits(sentences, morphology, frequencyOf, {}, rules);
  return sentences.flatMap((sentence, i) => {
    const own = hits[i]!.filter(({ hit }) => hit.isCertain);
    if (!RULES.includes(rules[0]!)) return own.map((made) => makeRuleCorrection(text, sentence, made, 1));
    const candidates = addRuleCandidates(sentence, [], own);
    const chosen = decodeCandidates(
      candidates,
      new Float64Array(candidates.length).fill(1),
      model.plain.sure,
    );
    return chosen.map((place) => {
      const candidate = candidates[place]!;
      const made = findAskingHit(candidate, own, findAskingRule(candidate)!);
      return makeRuleCorrection(text, sentence, made!, 1);
    });
  });
}

describe('the grammar rules', { timeout: 60_000 }, () => {
  it('have own cases each', () => {
    expect(CASES.map(({ rule }) => rule).sort()).toEqual(ALL_RULES.map(({ id }) => id).sort());
  });

  it.each(CASES.flatMap(({ rule, wrong }) => wrong.map(([text, right]) => [rule, text, right])))(
    '%s mends “%s” and says why',
    async (rule, text, right) => {
      const corrections = await correctByRule(text, rule);
      expect(applyCorrections(text, corrections)).toBe(right);
      for (const language of ['et', 'en'] as const) {
        const explained = explainCorrection(corrections[0]!, language);
        expect(explained.short + explained.long).not.toMatch(/\{|undefined|„”|“”/u);
        expect(explained.rule?.examples).toHaveLength(2);
      }
    },
  );

  it.each(CASES.flatMap(({ rule, right }) => right.map((text) => [rule, text])))(
    '%s leaves “%s”',
    async (rule, text) => {
      expect(await correctByRule(text, rule)).toEqual([]);
    },
  );
});
