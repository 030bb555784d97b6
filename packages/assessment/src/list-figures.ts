import type { Complexity } from './complexity/measure-complexity';
import { type DiversityMeans, type Level, type LevelModel, LEVELS } from './level/level-model';
import type { LevelEstimate } from './level/estimate-level';
import type { Mark } from './words/assessed-word';
import type { Vocabulary } from './vocabulary/measure-vocabulary';

/** Decimals of figures that go out. */
const DECIMALS = 4;
/** Value of an index that a text is too short for. */
const NO_INDEX = 0;
const NO_MTLD = -1;

/**
 * The twelve figures of complexity: sentences, words, polysyllabic words, syllables, long words, SMOG, Flesch-Kincaid,
 * LIX (0 for a text without words), the level of each, the different levels joined with `/`, easiest first. `nameLevel`
 * gives the name of a level as the reader knows it.
 */
export function listComplexityFigures(
  complexity: Complexity,
  nameLevel: (level: Complexity['levels'][number]) => string,
): (number | string)[] {
  const { sentences, words, polysyllabicWords, syllables, longWords, smog, fleschKincaid, lix, levels } =
    complexity;
  const indices = [smog, fleschKincaid, lix];
  return [
    ...[sentences, words, polysyllabicWords, syllables, longWords],
    ...indices.map((index) => round(index?.value ?? NO_INDEX)),
    ...indices.map((index) => (index ? nameLevel(index.level) : '')),
    levels.map(nameLevel).join('/'),
  ];
}

/**
 * The twelve figures of vocabulary: corrected TTR, root TTR, Maas, Uber, MTLD (-1 without words), HDD and MSTTR (0 for
 * texts too short), the level whose mean is nearest by corrected TTR, root TTR and MTLD (empty without words), words
 * considered, different lemmas. Uber is 0 if no lemma comes twice.
 */
export function listVocabularyFigures(
  { diversity }: Vocabulary,
  { diversityMeans }: LevelModel,
): (number | string)[] {
  const { correctedTtr, rootTtr, maas, uber, mtld, hdd, msttr, words, lemmas } = diversity;
  const nearest = (index: keyof DiversityMeans, value: number): string =>
    words === 0 ? '' : findNearestLevel(diversityMeans[index], value);
  return [
    ...[
      correctedTtr,
      rootTtr,
      maas,
      uber ?? NO_INDEX,
      mtld ?? NO_MTLD,
      hdd ?? NO_INDEX,
      msttr ?? NO_INDEX,
    ].map(round),
    nearest('correctedTtr', correctedTtr),
    nearest('rootTtr', rootTtr),
    nearest('mtld', mtld ?? 0),
    words,
    lemmas,
  ];
}

/** A probability of a level by its place, 0 to 3 for A2 to C1. */
export interface IndexedProbability {
  readonly index: number;
  readonly value: number;
}

const LEAST_SHOWN_PROBABILITY = 0.01;

/** The probabilities of a criterion, the likeliest first; those under 0.01 are left out. */
export function listProbabilities({ probabilities }: LevelEstimate): IndexedProbability[] {
  return probabilities
    .map((value, index) => ({ index, value: round(value) }))
    .filter(({ value }) => value >= LEAST_SHOWN_PROBABILITY)
    .sort((one, other) => other.value - one.value);
}

/** The words that marks stand on, as written, in text order. */
export function listMarkedWords(text: string, marks: readonly Mark[]): string[] {
  return marks.map(({ start, end }) => text.slice(start, end));
}

function findNearestLevel(means: readonly number[], value: number): Level {
  const distances = means.map((mean) => Math.abs(mean - value));
  return LEVELS[distances.indexOf(Math.min(...distances))]!;
}

function round(value: number): number {
  return Number(value.toFixed(DECIMALS));
}
