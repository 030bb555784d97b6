import { existsSync } from 'node:fs';
import { LEAST_LEVEL_WORDS, LEAST_SINGLE_LEVEL_WORDS } from '@keelerada/assessment/level/estimate-level';
import { CRITERIA, LEVELS } from '@keelerada/assessment/level/level-model';
import type { LevelModel } from '@keelerada/assessment/level/level-model';
import { pickRange } from '@keelerada/assessment/level/pick-range';
import { ABSTRACTNESS_FILE } from '../abstractness/train-abstractness';
import {
  findLikeliest,
  findTemperature,
  holdOutExams,
  holdOutTasks,
  measureCalibration,
  temperHeldOut,
} from './hold-out-exams';
import type { HeldOut } from './hold-out-exams';
import { OTHER_LENGTHS } from './make-variants';
import { hasExamTexts, readExamTexts } from './read-exam-texts';
import { measureExamples, readExamples } from './read-examples';
import type { LevelExample } from './read-examples';

/** How often an A2 text is pasted. */
const PASTES = 5;

/** Prints how well the level of texts of held-out exam sessions is told. */
export async function evaluateLevel(): Promise<void> {
  if (!hasExamTexts() || !existsSync(ABSTRACTNESS_FILE)) {
    console.log('level: skipped, ../shared/data/cefr or models/abstractness is not there');
    return;
  }
  const examples = await readExamples();
  const heldOut = holdOutExams(examples, await pasteEasiestTexts());
  const temperature = findTemperature(heldOut);
  console.log('# each exam session held out in turn, at all levels, with all parts of its texts');
  console.log(`# temperature ${temperature.usualLength}, of unusual lengths ${temperature.unusualLength}`);
  console.log(`texts\tnumber\t${CRITERIA.join('\t')}\twithin one level\tcalibration error\tunusual length`);
  for (const kind of [...new Set(heldOut.map(({ example }) => example.kind))]) {
    printKind(
      kind,
      heldOut.filter(({ example }) => example.kind === kind),
      temperature,
    );
  }
  printOtherLengths('cut and joined', heldOut);
  printRanges(heldOut);
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
    pickRange(criteria.mixed).includes(LEVELS[example.level]!),
  );
  const share = (right.length / short.length).toFixed(3);
  console.log(`ranges, under ${LEAST_SINGLE_LEVEL_WORDS} words\t${short.length}\t${share}`);
}

function isRight({ example, criteria }: HeldOut): boolean {
  return findLikeliest(criteria.mixed) === example.level;
}

function printKind(kind: string, heldOut: readonly HeldOut[], temperature: LevelModel['temperature']): void {
  const shareOf = (test: (held: HeldOut) => boolean): string =>
    (heldOut.filter(test).length / heldOut.length).toFixed(3);
  const accuracies = CRITERIA.map((criterion) =>
    shareOf(({ example, criteria }) => findLikeliest(criteria[criterion]) === example.level),
  );
  const calibration = measureCalibration(
    heldOut.map((held) => ({
      probabilities: temperHeldOut(held, temperature),
      level: held.example.level,
    })),
  );
  const near = shareOf(
    ({ example, criteria }) => Math.abs(findLikeliest(criteria.mixed) - example.level) <= 1,
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
      (_, told) => ofLevel.filter(({ criteria }) => findLikeliest(criteria.mixed) === told).length,
    );
    console.log(`${name}\t${counts.join('\t')}`);
  });
}

/** All A2 texts, each pasted five times; they carry the kind `joined 5`. */
function pasteEasiestTexts(): Promise<LevelExample[]> {
  const texts = readExamTexts().filter(({ level }) => level === 0);
  return measureExamples(
    texts.map(({ text, level, session, task }) => ({
      ...{ level, session, task },
      kind: `joined ${PASTES}`,
      text: Array.from({ length: PASTES }, () => text).join('\n'),
    })),
  );
}
