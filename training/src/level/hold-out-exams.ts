import { findLikeliest, temper } from '@keelerada/assessment/level/classify';
import { pickTemperature, rateCriteria, UNUSUAL_FROM } from '@keelerada/assessment/level/estimate-level';
import type { LevelModel } from '@keelerada/assessment/level/level-model';
import { fitLevel } from './fit-level';
import type { LevelExample } from './read-examples';

/** Estimates by models that have not seen any text of the exam session of the example. */
export interface HeldOut extends ReturnType<typeof rateCriteria> {
  readonly example: LevelExample;
}

/** Holds out each exam session in turn, at all levels, with all variants of its texts. Probabilities are not tempered. */
export function holdOutExams(
  examples: readonly LevelExample[],
  others: readonly LevelExample[] = [],
): HeldOut[] {
  const isNear = (one: LevelExample, other: LevelExample): boolean => one.session === other.session;
  return holdOut(examples, others, { name: ({ session }) => session, isNear });
}

/**
 * Holds out each exam in turn (one level, one session), and with it all texts of its session and those of its level that
 * were written for the same kind of task. The only kind of a level (C1) stays.
 */
export function holdOutTasks(examples: readonly LevelExample[]): HeldOut[] {
  const isLikeTask = (one: LevelExample, { level, task }: LevelExample): boolean =>
    one.level === level && one.task === task;
  return holdOut(examples, [], {
    name: ({ level, session }) => `${level} ${session}`,
    isNear: (one, tested) =>
      one.session === tested.session ||
      (isLikeTask(one, tested) &&
        examples.some((other) => other.level === tested.level && other.task !== tested.task)),
  });
}

interface Folds {
  /** Examples of one name are tested together. */
  readonly name: (example: LevelExample) => string;
  /** True for what the model of the tested examples must not know. */
  readonly isNear: (example: LevelExample, tested: LevelExample) => boolean;
}

function holdOut(
  examples: readonly LevelExample[],
  others: readonly LevelExample[],
  { name, isNear }: Folds,
): HeldOut[] {
  const firsts = new Map(examples.toReversed().map((example) => [name(example), example]));
  return [...firsts].flatMap(([fold, first]) => {
    const model = {
      ...fitLevel(examples.filter((example) => !isNear(example, first))),
      version: '',
      temperature: { usualLength: 1, unusualLength: 1 },
      diversityMeans: { correctedTtr: [], rootTtr: [], mtld: [] },
    };
    return [...examples, ...others]
      .filter((example) => name(example) === fold)
      .map((example) => ({ example, ...rateCriteria(model, example.values) }));
  });
}

const TEMPERATURES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.7, 2];

/** Temperatures with the least log loss: on full texts, and on texts of unusual length. */
export function findTemperature(heldOut: readonly HeldOut[]): LevelModel['temperature'] {
  const full = heldOut.filter(
    ({ example, otherShare }) => example.kind === 'full' && otherShare < UNUSUAL_FROM,
  );
  const others = heldOut.filter(({ otherShare }) => otherShare >= UNUSUAL_FROM);
  return { usualLength: findLeastLoss(full), unusualLength: findLeastLoss(others) };
}

function findLeastLoss(heldOut: readonly HeldOut[]): number {
  const losses = TEMPERATURES.map((temperature) =>
    heldOut.reduce(
      (sum, { example, criteria: { mixed } }) =>
        sum - Math.log(temper(mixed.probabilities, temperature)[example.level]!),
      0,
    ),
  );
  return TEMPERATURES[losses.indexOf(Math.min(...losses))]!;
}

/** The probabilities of all criteria together as the product gives them. */
export function temperHeldOut(
  { criteria, otherShare }: HeldOut,
  temperature: LevelModel['temperature'],
): number[] {
  return temper(criteria.mixed.probabilities, pickTemperature(temperature, otherShare));
}

/** Expected calibration error over ten bins of the highest probability. */
export function measureCalibration(
  rated: readonly { readonly probabilities: readonly number[]; readonly level: number }[],
): number {
  let error = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const inBin = rated.filter(({ probabilities }) => {
      const highest = Math.max(...probabilities);
      return highest > bin / 10 && highest <= (bin + 1) / 10;
    });
    const confidence = inBin.reduce((sum, { probabilities }) => sum + Math.max(...probabilities), 0);
    const right = inBin.filter(({ probabilities, level }) => findLikeliest(probabilities) === level).length;
    error += Math.abs(confidence - right) / rated.length;
  }
  return error;
}
