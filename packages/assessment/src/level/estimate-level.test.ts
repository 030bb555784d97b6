import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assessText } from '../assess-text';
import type { Assessment } from '../assess-text';
import type { AssessmentModelFiles } from '../load-models';
import { loadAssessmentModels } from '../load-models';
import { listComplexityFigures, listProbabilities, listVocabularyFigures } from '../list-figures';
import { annotateByHand } from '../testing/annotate-by-hand';
import type { LevelAnswer } from './estimate-level';

function readModel(path: string): string {
  return readFileSync(new URL(`../../../../models/${path}`, import.meta.url), 'utf8');
}

const models = loadAssessmentModels({
  abstractness: JSON.parse(
    readModel('abstractness/abstractness.json'),
  ) as AssessmentModelFiles['abstractness'],
  level: JSON.parse(readModel('level/level.json')) as AssessmentModelFiles['level'],
  frequentLemmas: readModel('frequent-lemmas/frequent-lemmas.txt'),
});

function assess(sentences: readonly string[], language?: 'et' | 'ru'): Assessment {
  const { text, annotated } = annotateByHand(sentences, language);
  return assessText(annotated, text, models);
}

const SIMPLE = [
  'Mina/mina/PRON/Case=Nom|Number=Sing|PronType=Prs elan/elama/VERB/Mood=Ind|Person=1|Tense=Pres|VerbForm=Fin Tartus/Tartu/PROPN/Case=Ine ././PUNCT',
  'Mul/mina/PRON/Case=Ade|PronType=Prs on/olema/AUX/VerbForm=Fin koer/koer/NOUN/Case=Nom|Number=Sing ././PUNCT',
  'Koer/koer/NOUN/Case=Nom on/olema/AUX/VerbForm=Fin väike/väike/ADJ/Case=Nom ja/ja/CCONJ rõõmus/rõõmus/ADJ/Case=Nom ././PUNCT',
  'Homme/homme/ADV lähen/minema/VERB/VerbForm=Fin ma/mina/PRON/Case=Nom|PronType=Prs poodi/pood/NOUN/Case=Add ././PUNCT',
  'Seal/seal/ADV ostan/ostma/VERB/VerbForm=Fin piima/piim/NOUN/Case=Par ja/ja/CCONJ leiba/leib/NOUN/Case=Par ././PUNCT',
];

function getEstimate(answer: LevelAnswer): Extract<LevelAnswer, { kind: 'estimated' }> {
  if (answer.kind !== 'estimated') throw new Error(`refused: ${answer.reason}`);
  return answer;
}

describe('estimateLevel', () => {
  it('gives all criteria probabilities that add up to 1', () => {
    const { criteria, certainty, reasons } = getEstimate(assess(SIMPLE).level);
    for (const { probabilities } of Object.values(criteria)) {
      expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    }
    expect(criteria.mixed.level).toBe('A2');
    expect(certainty.shareRight).toBeGreaterThan(0.4);
    expect(certainty.shareRight).toBeLessThanOrEqual(1);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(({ typical }) => typical.length === 4)).toBe(true);
  });

  it('counts repeated sentences once, so that a pasted text keeps its level', () => {
    const pasted = getEstimate(assess(Array(5).fill(SIMPLE).flat() as string[]).level);
    expect(pasted.criteria).toEqual(getEstimate(assess(SIMPLE).level).criteria);
  });

  it('refuses short texts, Russian texts and texts without words', () => {
    expect(assess(SIMPLE.slice(0, 2)).level).toEqual({ kind: 'refused', reason: 'tooShort' });
    expect(assess(SIMPLE, 'ru').level).toEqual({ kind: 'refused', reason: 'notEstonian' });
    expect(assess(['1/1/NUM 2/2/NUM']).level).toEqual({ kind: 'refused', reason: 'tooShort' });
    expect(assess([]).level).toEqual({ kind: 'refused', reason: 'tooShort' });
  });

  it('leaves numbers finite for texts of one kind of token', () => {
    for (const token of ['12/12/NUM', 'kala/kala/NOUN', '!/!/PUNCT', 'jah/jah/INTJ', 'a/a/X']) {
      const { complexity, vocabulary } = assess(Array.from({ length: 40 }, () => `${token} ${token}`));
      const figures = [
        ...listComplexityFigures(complexity, (level) => level),
        ...listVocabularyFigures(vocabulary, models.level),
      ];
      expect(figures).toHaveLength(24);
      expect(figures.every((figure) => typeof figure === 'string' || Number.isFinite(figure))).toBe(true);
    }
  });
});

describe('listProbabilities', () => {
  it('puts the likeliest first and drops those under 0.01', () => {
    expect(listProbabilities({ level: 'B1', probabilities: [0.2, 0.795, 0.004, 0.001] })).toEqual([
      { index: 1, value: 0.795 },
      { index: 0, value: 0.2 },
    ]);
  });
});
