import { findLikeliest, pickRange } from '@keelerada/assessment/level/classify';
import {
  findCertainty,
  LEAST_LEVEL_WORDS,
  LEAST_SINGLE_LEVEL_WORDS,
} from '@keelerada/assessment/level/estimate-level';
import { CRITERIA, type Criterion, type LevelModel, LEVELS } from '@keelerada/assessment/level/level-model';
import {
  findTemperature,
  type HeldOut,
  holdOutExams,
  holdOutTasks,
  measureCalibration,
  temperHeldOut,
} from './hold-out-exams';
import { OTHER_LENGTHS } from './make-variants';
import { readJsonModel } from '../project-files';
import { readExamTexts } from './read-exam-texts';
import { type LevelExample, measureExamples, readExamples } from './read-examples';

/** How often an A2 text is pasted. */
const PASTES = 5;

export async function evaluateLevel(): Promise<void> {
  const examples = await readExamples();
  const heldOut = holdOutExams(examples, await pasteEasiestTexts());
  const temperature = findTemperature(heldOut);
  console.log('# each exam session held out in turn, at all levels, with all parts of its texts');
  console.log(`# temperature ${temperature.usualLength}, of unusual lengths ${temperature.unusualLength}`);
  console.log(`texts\tnumber\t${CRITERIA.join('\t')}\twithin one level\tcalibration error\tunusual length`);
  for (const kind of [...new Set(heldOut.map(({ example }) => example.kind))])
    printKind(
      kind,
      heldOut.filter(({ example }) => example.kind === kind),
      temperature,
    );
  printOtherLengths('cut and joined', heldOut);
  printRanges(heldOut);
  printTold(heldOut, temperature);
  printConfusion(heldOut.filter(({ example }) => example.kind === 'full'));
  console.log('# each exam held out with all texts of its session and of its kind of task');
  const byTask = holdOutTasks(examples);
  const full = byTask.filter(({ example }) => example.kind === 'full');
  console.log(`full, other tasks\t${(full.filter(isRight).length / full.length).toFixed(3)}`);
  printOtherLengths('cut and joined, other tasks', byTask);
  printConfusion(full);
}

/** The texts cut to 40 and 60 percent and joined in twos and threes: the mean of the four shares, so that each counts alike. */
function printOtherLengths(name: string, heldOut: readonly HeldOut[]): void {
  const shares = OTHER_LENGTHS.map((kind) => {
    const ofKind = heldOut.filter(({ example }) => example.kind === kind);
    return ofKind.filter(isRight).length / ofKind.length;
  });
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(`${name}\t${mean.toFixed(3)}\tleast ${Math.min(...shares).toFixed(3)}`);
}

/** Texts too short for one level: how often the two that are told hold the right one. */
function printRanges(heldOut: readonly HeldOut[]): void {
  const short = heldOut.filter(({ example }) => {
    const words = example.values['length.words']!;
    return words >= LEAST_LEVEL_WORDS && words < LEAST_SINGLE_LEVEL_WORDS;
  });
  const right = short.filter(({ example, criteria }) =>
    pickRange(criteria.mixed.probabilities).includes(LEVELS[example.level]!),
  );
  const share = (right.length / short.length).toFixed(3);
  console.log(`ranges, under ${LEAST_SINGLE_LEVEL_WORDS} words\t${short.length}\t${share}`);
}

/** What a writer is told, by the confidence of the shipped model: a single level, or two where it is low. */
function printTold(heldOut: readonly HeldOut[], temperature: LevelModel['temperature']): void {
  const model = readJsonModel('level/level.json') as LevelModel;
  for (const kind of ['full', ...OTHER_LENGTHS]) {
    const told = heldOut
      .filter(({ example }) => example.kind === kind)
      .map((held) => {
        const probabilities = temperHeldOut(held, temperature);
        const level = LEVELS[findLikeliest(probabilities)]!;
        const words = held.example.values['length.words']!;
        const { range } = findCertainty(
          model,
          { level, probabilities },
          { otherShare: held.otherShare, words },
        );
        return {
          isSingle: range === undefined,
          isRight: (range ?? [level]).includes(LEVELS[held.example.level]!),
        };
      });
    const single = told.filter(({ isSingle }) => isSingle);
    const shareRight = (list: typeof told): string =>
      (list.filter(({ isRight }) => isRight).length / list.length).toFixed(3);
    console.log(
      `told, ${kind}\t${shareRight(told)}\tsingle ${single.length} of ${told.length}, right ${shareRight(single)}`,
    );
  }
}

function isRightBy({ example, criteria }: HeldOut, criterion: Criterion): boolean {
  return criteria[criterion].level === LEVELS[example.level];
}

function isRight(held: HeldOut): boolean {
  return isRightBy(held, 'mixed');
}

function printKind(kind: string, heldOut: readonly HeldOut[], temperature: LevelModel['temperature']): void {
  const shareOf = (test: (held: HeldOut) => boolean): string =>
    (heldOut.filter(test).length / heldOut.length).toFixed(3);
  const accuracies = CRITERIA.map((criterion) => shareOf((held) => isRightBy(held, criterion)));
  const calibration = measureCalibration(
    heldOut.map((held) => ({ probabilities: temperHeldOut(held, temperature), level: held.example.level })),
  );
  const near = shareOf(
    ({ example, criteria }) => Math.abs(LEVELS.indexOf(criteria.mixed.level) - example.level) <= 1,
  );
  const unusual = shareOf(({ otherShare }) => otherShare >= 0.5);
  const name = kind === `joined ${PASTES}` ? `A2 pasted ${PASTES} times` : kind;
  console.log([name, heldOut.length, ...accuracies, near, calibration.toFixed(3), unusual].join('\t'));
}

function printConfusion(full: readonly HeldOut[]): void {
  console.log(`right \\ told\t${LEVELS.join('\t')}`);
  LEVELS.forEach((name, level) => {
    const ofLevel = full.filter(({ example }) => example.level === level);
    const counts = LEVELS.map(
      (told) => ofLevel.filter(({ criteria }) => criteria.mixed.level === told).length,
    );
    console.log(`${name}\t${counts.join('\t')}`);
  });
}

/** All A2 texts, each pasted five times; they carry the kind `joined 5`. */
function pasteEasiestTexts(): Promise<LevelExample[]> {
  const texts = readExamTexts().filter(({ level }) => level === 0);
  return measureExamples(
    texts.map(({ text, level, session, task }) => ({
      level,
      session,
      task,
      kind: `joined ${PASTES}`,
      text: Array.from({ length: PASTES }, () => text).join('\n'),
    })),
  );
}
