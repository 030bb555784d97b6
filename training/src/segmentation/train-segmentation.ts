import {
  FEATURE_COUNT,
  makeBorderContext,
  WEIGHT_COUNT,
  writeBorderFeatures,
} from '@keelerada/estonian/segmentation/border-features';
import { advanceSentence, isBorderCandidate } from '@keelerada/estonian/segmentation/find-borders';
import { findRawTokens } from '@keelerada/estonian/segmentation/find-raw-tokens';
import { shuffle } from '../learning/random-order';
import { hashVersion, writeModel } from '../project-files';
import { readTreebankFile } from '../sources/read-treebank';
import { readTreebankText } from './read-treebank-text';

/** Parts to learn from; web text, a sixth of them, counts twice. */
const PARTS = ['et_edt-ud-train', 'et_ewt-ud-train', 'et_ewt-ud-train'] as const;

const EPOCHS = 12;
const LEARNING_RATE = 0.05;
const DECAY = 0.05;
/** Orders in which the places are learned; their weights are averaged, for one order alone is chance. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Places where a sentence may end, with their hashed features and whether one does. */
interface Places {
  features: Int32Array[];
  isBorder: boolean[];
}

function collectPlaces(conllu: string, places: Places): void {
  const treebank = readTreebankText(conllu, ' ');
  const ends = new Set(treebank.sentences.map((sentence) => sentence.end));
  const tokens = findRawTokens(treebank.text);
  const context = makeBorderContext(treebank.text, tokens);
  const open = { first: 0, openBrackets: 0, openQuotes: 0 };
  for (let index = 0; index + 1 < tokens.starts.length; index += 1) {
    advanceSentence(open, tokens.kinds[index]!);
    const isBorder = ends.has(tokens.ends[index]!);
    if (isBorderCandidate(context, index)) {
      const features = new Int32Array(FEATURE_COUNT);
      writeBorderFeatures(context, index, open, features);
      places.features.push(features);
      places.isBorder.push(isBorder);
    }
    if (isBorder) Object.assign(open, { first: index + 1, openBrackets: 0, openQuotes: 0 });
  }
}

/** Linear congruential generator (Numerical Recipes); the shipped weights come from its order. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 0x100000000;
  };
}

/** The mean of the weights that several orders of learning give. */
function fitWeights(places: Places): Float64Array {
  const sum = new Float64Array(WEIGHT_COUNT);
  for (const seed of SEEDS) {
    const weights = fitWeightsInOrder(places, seed);
    for (let index = 0; index < WEIGHT_COUNT; index += 1) sum[index] = sum[index]! + weights[index]!;
  }
  return sum.map((total) => total / SEEDS.length);
}

/** Logistic regression by AdaGrad with weight decay on the touched weights; the weights of the last epochs are averaged. */
function fitWeightsInOrder(places: Places, seed: number): Float64Array {
  const weights = new Float64Array(WEIGHT_COUNT);
  const squares = new Float64Array(WEIGHT_COUNT).fill(1e-3);
  const average = new Float64Array(WEIGHT_COUNT);
  const order = Int32Array.from(places.features.keys());
  const random = makeRandom(seed);
  let averaged = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const place of order) {
      const features = places.features[place]!;
      let score = 0;
      for (const feature of features) score += weights[feature]!;
      const error = (places.isBorder[place] ? 1 : 0) - 1 / (1 + Math.exp(-score));
      if (Math.abs(error) < 1e-4) continue;
      for (const feature of features) {
        const gradient = error - DECAY * weights[feature]!;
        squares[feature] = squares[feature]! + gradient * gradient;
        weights[feature] = weights[feature]! + (LEARNING_RATE * gradient) / Math.sqrt(squares[feature]);
      }
    }
    if (epoch < EPOCHS / 2) continue;
    averaged += 1;
    for (let index = 0; index < WEIGHT_COUNT; index += 1) average[index] = average[index]! + weights[index]!;
  }
  return average.map((sum) => sum / averaged);
}

function quantise(weights: Float64Array): { bytes: Int8Array; scale: number } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127;
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale };
}

/** Trains the sentence border model on the training parts of the UD treebanks and writes models/segmentation. */
export function trainSegmentation(): void {
  const places: Places = { features: [], isBorder: [] };
  for (const name of PARTS) collectPlaces(readTreebankFile(name), places);
  console.error(`${places.features.length} places, ${places.isBorder.filter(Boolean).length} borders`);
  const { bytes, scale } = quantise(fitWeights(places));
  const weights = Buffer.from(bytes.buffer).toString('base64');
  const file = { version: hashVersion(weights), scale, weights };
  writeModel('segmentation/sentence-borders.json', `${JSON.stringify(file, null, 2)}\n`);
}
