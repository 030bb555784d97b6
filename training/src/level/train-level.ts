import { findLikeliest } from '@keelerada/assessment/level/classify';
import { UNUSUAL_FROM } from '@keelerada/assessment/level/estimate-level';
import type { ConfidenceStep, DiversityMeans, LevelModel } from '@keelerada/assessment/level/level-model';
import { mean } from '../learning/vectors';
import { hashVersion, writeModel } from '../project-files';
import { fitLevel, groupByLevel } from './fit-level';
import { findTemperature, type HeldOut, holdOutExams, temperHeldOut } from './hold-out-exams';
import { type LevelExample, readExamples } from './read-examples';

const DIGITS = 5;
const STEPS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
/** Fewer texts than this say nothing of a step: it takes the value of the step before. */
const LEAST_STEP_TEXTS = 15;

/** Learns the level models from the exam texts and writes models/level. */
export async function trainLevel(): Promise<void> {
  const examples = await readExamples();
  const heldOut = holdOutExams(examples);
  const temperature = findTemperature(heldOut);
  const full = heldOut.filter(({ example }) => example.kind === 'full').length;
  // Of texts that people bring, so large a share is taken to be whole as the gate takes.
  const fitted = fitLevel(examples);
  const { examShare } = fitted.lengthGate;
  const variantWeight = ((1 - examShare) / examShare) * (full / (heldOut.length - full));
  const findShares = (test: (otherShare: number) => boolean): ConfidenceStep[] =>
    findConfidence(
      heldOut.filter(({ otherShare }) => test(otherShare)),
      temperature,
      variantWeight,
    );
  const model: Omit<LevelModel, 'version'> = {
    ...fitted,
    temperature,
    confidence: {
      usualLength: findShares((otherShare) => otherShare < UNUSUAL_FROM),
      unusualLength: findShares((otherShare) => otherShare >= UNUSUAL_FROM),
    },
    diversityMeans: findDiversityMeans(examples),
  };
  const rounded = JSON.stringify(model, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
  );
  const file = { version: hashVersion(rounded), ...(JSON.parse(rounded) as typeof model) };
  writeModel('level/level.json', `${JSON.stringify(file)}\n`);
}

/** Share of right levels by the probability of the level. A variant of a text counts as so many full texts. */
function findConfidence(
  heldOut: readonly HeldOut[],
  temperature: LevelModel['temperature'],
  variantWeight: number,
): ConfidenceStep[] {
  const rated = heldOut.map((held) => {
    const probabilities = temperHeldOut(held, temperature);
    const isRight = findLikeliest(probabilities) === held.example.level;
    return {
      highest: Math.max(...probabilities),
      isRight,
      weight: held.example.kind === 'full' ? 1 : variantWeight,
    };
  });
  const steps: ConfidenceStep[] = [];
  STEPS.forEach((from, index) => {
    const to = STEPS[index + 1] ?? Infinity;
    const inStep = rated.filter(({ highest }) => highest >= from && highest < to);
    const total = inStep.reduce((sum, { weight }) => sum + weight, 0);
    const right = inStep.reduce((sum, { isRight, weight }) => sum + (isRight ? weight : 0), 0);
    const before = steps.at(-1)?.shareRight ?? 0.5;
    const shareRight = inStep.length < LEAST_STEP_TEXTS ? before : right / total;
    steps.push({ from, shareRight: Math.max(before, shareRight) });
  });
  return steps;
}

function findDiversityMeans(examples: readonly LevelExample[]): DiversityMeans {
  const full = examples.filter(({ kind }) => kind === 'full');
  const average = (read: (example: LevelExample) => number): number[] => groupByLevel(full, read).map(mean);
  return {
    correctedTtr: average(({ diversity }) => diversity.correctedTtr),
    rootTtr: average(({ diversity }) => diversity.rootTtr),
    mtld: average(({ diversity }) => diversity.mtld ?? 0),
  };
}
