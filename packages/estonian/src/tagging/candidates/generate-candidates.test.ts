import { describe, expect, it } from 'vitest';
import type { EstonianFormAnalyses } from '../../morphology';
import { findAnalysisKeys } from './analysis-keys';
import { generateCandidates as generate } from './generate-candidates';
import { recallAnalyses } from '../testing/recorded-analyses';
import { parseTags } from './tag-inventory';
import type { KeyLevel, OutcomeCounts, TaggingKnowledge } from './tagging-knowledge';
import { findWordShape } from './word-shape';

const TAGS = ['NOUN|Case=Nom|Number=Sing', 'VERB|Mood=Ind', 'PUNCT|_', 'PROPN|Case=Nom|Number=Sing'];
const OUTCOMES = [
  { tagId: 0, operation: 'S' },
  { tagId: 1, operation: 'S' },
];

function makeKnowledge(counts: readonly [KeyLevel, number, OutcomeCounts][]): TaggingKnowledge {
  return {
    tags: parseTags(TAGS),
    outcomes: OUTCOMES,
    findOutcomeCounts: (level, key) => counts.find(([l, k]) => l === level && k === key)?.[2],
    findWordFrequency: () => ({ anywhere: 0, lowerCase: 0, capitalInside: 0 }),
    findTagId: (name) => (TAGS.includes(name) ? TAGS.indexOf(name) : undefined),
  };
}

const joon = recallAnalyses('joon', false);
const [drink, line] = joon.analyses.map((analysis) => findAnalysisKeys(analysis, 'lower', true));

const generateCandidates = (word: string, analyses: EstonianFormAnalyses, knowledge: TaggingKnowledge) =>
  generate({ word, shape: findWordShape(word), analyses }, knowledge);

function count(outcomeId: number, offered: number, chosen: number): OutcomeCounts {
  return { offered, chosen, outcomeIds: [outcomeId], counts: [chosen] };
}

describe('candidate readings', () => {
  it('come from what the analyses were seen with, the analysis chosen more often first', () => {
    const knowledge = makeKnowledge([
      ['lexical', drink!.lexical, count(1, 10, 9)],
      ['lexical', line!.lexical, count(0, 10, 1)],
    ]);
    const candidates = generateCandidates('joon', joon, knowledge);
    expect(candidates.map(({ lemma, tagId }) => [lemma, TAGS[tagId]])).toEqual([
      ['jooma', TAGS[1]],
      ['joon', TAGS[0]],
    ]);
    expect(candidates[0]!.prior + candidates[1]!.prior).toBeCloseTo(1);
  });

  it('are borrowed from words alike where the lemma was never seen', () => {
    const knowledge = makeKnowledge([['ending', line!.ending, count(0, 50, 40)]]);
    const candidates = generateCandidates('joon', joon, knowledge);
    expect(candidates).toMatchObject([{ lemma: 'joon', tagId: 0, analysisIndex: 1, prior: 1 }]);
  });

  it('are a punctuation mark or a noun where nothing is known', () => {
    const knowledge = makeKnowledge([]);
    expect(generateCandidates('…', { analyses: [], isKnown: false }, knowledge)).toMatchObject([
      { lemma: '…', tagId: TAGS.indexOf('PUNCT|_') },
    ]);
    expect(generateCandidates('brr', { analyses: [], isKnown: false }, knowledge)).toMatchObject([
      { lemma: 'brr', tagId: 0 },
    ]);
  });

  it('of an unknown small word include a name', () => {
    const unknown = { analyses: joon.analyses, isKnown: false };
    const keys = findAnalysisKeys(joon.analyses[1]!, 'lower', false);
    const knowledge = makeKnowledge([['lexical', keys.lexical, count(0, 10, 10)]]);
    const candidates = generateCandidates('joon', unknown, knowledge);
    expect(candidates.map(({ lemma }) => lemma)).toEqual(['joon', 'Joon']);
    expect(TAGS[candidates[1]!.tagId]).toBe('PROPN|Case=Nom|Number=Sing');
  });
});
