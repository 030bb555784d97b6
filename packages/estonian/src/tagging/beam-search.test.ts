import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  chooseCandidates,
  FORM_LIMIT,
  type ScoreLimits,
  SentenceScorer,
  TAGGING_LIMITS,
} from './beam-search';
import { fillWindowCodes } from './document-window';
import { recallAnalyses } from './testing/recorded-analyses';
import { makeSentenceView } from './sentence-view';
import { decodeTaggerModel } from './tagger-model-file';
import { loadTaggerModel } from './tagger-model';
import { CodedWeights } from './weights/weights';
import { makeWordEntry } from './word-entry';

const bytes = readFileSync(new URL('../../../../models/tagger/tagger.bin', import.meta.url));
const model = loadTaggerModel(bytes);
const packed = decodeTaggerModel(bytes);
const weights = new CodedWeights(packed.weightCodes, packed.weightStep);

/** The lemmas that are chosen within some limits, or without any. */
function chooseLemmas(sentence: string, limits?: ScoreLimits, formLimit = Infinity): string[] {
  const words = sentence.split(' ');
  const entries = words.map((word, i) => {
    const analyses = recallAnalyses(word, i === 0);
    return makeWordEntry(word, analyses, model.knowledge, weights, formLimit / weights.step);
  });
  const view = makeSentenceView(entries);
  fillWindowCodes([view]);
  const choices = chooseCandidates(view, new SentenceScorer(weights, limits));
  return view.entries.map(({ candidates }, i) => candidates[choices[i]!]!.lemma);
}

const SENTENCES = [
  'Tuli põles ahjus .',
  'Ta tuli koju .',
  'Mida sa teed ?',
  'Vanaema jõi kuuma teed .',
  'Ma joon teed .',
  'Tallinna vanalinn meeldib mulle .',
];

describe('the search for the best reading', () => {
  it('finds the same within its limits as without', () => {
    for (const sentence of SENTENCES)
      expect(chooseLemmas(sentence, TAGGING_LIMITS, FORM_LIMIT)).toEqual(chooseLemmas(sentence));
  });

  it('does not look at the context of what is given up by its form', () => {
    const read = (sentence: string, formLimit?: number): string =>
      chooseLemmas(sentence, TAGGING_LIMITS, formLimit)[sentence.split(' ').indexOf('teed')]!;
    const [verb, noun] = ['Mida sa teed ?', 'Vanaema jõi kuuma teed .'] as const;
    expect([read(verb), read(noun)]).toEqual(['tegema', 'tee']);
    expect(read(verb, 0)).toBe(read(noun, 0));
  });

  it('measures limits in the units of the weights, not in the steps they are kept in', () => {
    const { limits } = new SentenceScorer(weights, TAGGING_LIMITS);
    expect(limits.token * weights.step).toBeCloseTo(TAGGING_LIMITS.token);
    expect(limits.reading * weights.step).toBeCloseTo(TAGGING_LIMITS.reading);
  });
});
