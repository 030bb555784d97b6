import { ByteReader, ByteWriter } from '@keelerada/estonian/tagging/weights/byte-stream';
import { addScores, normaliseScores } from '@keelerada/corrector/language/class-weights';
import { readClassWeights, writeClassWeights } from '@keelerada/corrector/language/class-weights-file';
import { FeatureList } from '@keelerada/corrector/language/feature-list';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../learning/random-order';
import { ExampleSet, learnClassWeights } from './learn-class-weights';

const LEARNING = { rowBits: 8, epochs: 8, rate: 0.2, leastCount: 2, seed: 1 };
const CLASSES = ['a', 'b', 'c'];

function makeFeatures(...values: number[]): FeatureList {
  const features = new FeatureList();
  for (const value of values) features.add(1, value);
  return features;
}

/** Value 1 means class a, 2 class b, 3 class c, nine times in ten; value 9 stands in all. */
function makeExamples(): ExampleSet {
  const examples = new ExampleSet();
  const random = makeRandom(4);
  for (let i = 0; i < 600; i++) {
    const value = 1 + (i % 3);
    const features = makeFeatures(value, 9);
    const target = random() < 0.9 ? value - 1 : value % 3;
    examples.add(features.hashes, features.count, target);
  }
  return examples;
}

function predict(weights: Parameters<typeof addScores>[0], value: number): number[] {
  const scores = new Float64Array(3);
  addScores(weights, makeFeatures(value, 9), scores);
  normaliseScores(scores, 3);
  return [...scores].map(Math.exp);
}

describe('the classifier of hashed features', () => {
  const learned = learnClassWeights(CLASSES, makeExamples(), LEARNING);

  it('learns the probabilities of the classes', () => {
    expect(predict(learned, 2)[1]).toBeGreaterThan(0.8);
    expect(predict(learned, 2)[1]).toBeLessThan(0.97);
    expect(predict(learned, 3)[2]).toBeGreaterThan(0.8);
  });

  it('learns the same from the same seed and adds to given scores', () => {
    expect(learnClassWeights(CLASSES, makeExamples(), LEARNING).weights).toEqual(learned.weights);
    const offset = new ExampleSet();
    for (let i = 0; i < 300; i++) {
      const features = makeFeatures(i % 5);
      offset.add(features.hashes, features.count, 0, 1, Float32Array.of(9, 0, 0));
    }
    const small = learnClassWeights(CLASSES, offset, LEARNING);
    expect(Math.max(...small.weights.map(Math.abs))).toBeLessThan(0.1);
  });

  it('gives no weight to a feature that no example has', () => {
    const scores = new Float64Array(3);
    addScores(learned, makeFeatures(77), scores);
    expect([...scores]).toEqual([0, 0, 0]);
  });

  it('is nearly the same after being written and read', () => {
    const writer = new ByteWriter();
    writeClassWeights(writer, learned, 0.01);
    const read = readClassWeights(new ByteReader(writer.finish()));
    expect(predict(read, 1)[0]).toBeCloseTo(predict(learned, 1)[0]!, 1);
    expect(() => readClassWeights(new ByteReader(writer.finish().subarray(0, 60)))).toThrow(RangeError);
  });
});
