import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import {
  errorProfileCall,
  type ErrorProfileRequest,
  type ErrorProfileResponse,
  type ErrorProfileRow,
} from '@keelerada/contract/tools/error-profile';
import { FEW_TEXTS } from '@keelerada/contract/fields/limits';
import { findWilsonInterval } from '@keelerada/corpus-engine/distribution/wilson-interval';
import { pickTexts } from '@keelerada/corpus-engine/error-profile/error-counts';
import {
  type ErrorSample,
  type KindMeasure,
  type KindRates,
  measureErrors,
  type Share,
} from '@keelerada/corpus-engine/error-profile/measure-errors';
import { ALL_MARKS, type MarkColumns } from '../../corpus/error-marks/mark-columns';
import {
  chooseMeasures,
  type KindMeasures,
  readKindMeasures,
  readMarksRead,
  readTrainedTexts,
} from '../../corpus/error-marks/error-figures';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { defineTool } from '../../corpus/tools/tool';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { type GroupedTexts, groupMarkedTexts } from './group-marked-texts';
import { pickExampleTexts } from './pick-example-texts';

/** Rates with their intervals: a thousand resamples of 12,000 texts take less than half a second of a busy core. */
const measureErrorsTask: ComputeTask<ErrorSample, KindRates[][]> = {
  name: 'measure-errors',
  isLong: false,
  run: (sample) => measureErrors(sample),
};

const RESAMPLES = 1000;
const SEED = 1;
/** Fewer marks of a kind in a group say too little for a conclusion. */
const FEW_MARKS = 5;

/** How often each kind of error is in the texts of each value of a property. */
export const errorProfileTool = defineTool(errorProfileCall, {
  tasks: [measureErrorsTask],
  async answer(request, { engine, errorMarks, readTextColumns, pool }, signal) {
    const { corpusTexts } = chooseTexts(request);
    const ids = await engine.listTextIds(corpusTexts!, signal);
    const [columns, properties, measured, trained, read] = await Promise.all([
      errorMarks.readColumns(),
      readTextColumns(),
      readKindMeasures(),
      readTrainedTexts(),
      readMarksRead(),
    ]);
    const measures = chooseMeasures(measured, columns.markedWith);
    const grouped = groupMarkedTexts(ids, columns, properties, request.omadus, {
      trained,
      levels: measures.length > 1 ? measured.levels : [],
    });
    const rates = await pool.run(
      measureErrorsTask,
      {
        counts: pickTexts(columns.counts, grouped.places),
        groupOf: grouped.groupOf,
        groups: grouped.groups.length,
        measureOf: grouped.measureOf,
        // Half of the marks are of spelling, which is found well: of all errors together they tell little.
        measures: measures.map((kinds) =>
          kinds.map((measure, kind) => (kind === ALL_MARKS ? null : measure)),
        ),
        ...{ resamples: RESAMPLES, seed: SEED },
      },
      { signal },
    );
    const examples = pickExampleTexts(columns.counts, grouped, ALL_MARKS + 1);
    const { atError: right, marks: of } = read.others;
    return describeProfile(request, columns, grouped, {
      ...{ rates, measures: measures[0]!, examples },
      markedWith: measured.markedWith,
      othersRead: {
        ...describeShare({ right, of }),
        ...findWilsonInterval(right, of),
        version: read.markedWith,
      },
    });
  },
});

interface Measured
  extends Pick<KindMeasures, 'markedWith'>, Pick<ErrorProfileResponse['provenance'], 'othersRead'> {
  readonly rates: readonly (readonly KindRates[])[];
  readonly measures: readonly (KindMeasure | null)[];
  readonly examples: readonly (string | null)[];
}

function describeProfile(
  { omadus }: ErrorProfileRequest,
  { markedWith }: MarkColumns,
  { groups, states }: GroupedTexts,
  { rates, measures, examples, markedWith: measuredWith, othersRead }: Measured,
): ErrorProfileResponse {
  // As the first rates: of texts that the corrector marked, where there are some.
  const counted = groups.filter(({ isByPeople }) => isByPeople === (states.machine === 0));
  const add = (key: 'texts' | 'runningWords') => counted.reduce((sum, group) => sum + group[key], 0);
  const texts = add('texts');
  const describeRow = (code: ErrorProfileRow['code'], kind: number): ErrorProfileRow => {
    const [all, ...byGroup] = rates[kind]!;
    const measure = measures[kind]!;
    return {
      code,
      ...describeCount(all!, texts),
      groups: byGroup.map((group, number) => describeCount(group, groups[number]!.texts)),
      precision: measure && describeShare(measure.precision),
      recall: measure && describeShare(measure.recall),
      exampleId: examples[kind]!,
    };
  };
  return {
    omadus,
    groups: groups.map((group) => ({ ...group, isSmall: group.texts < FEW_TEXTS })),
    total: describeRow(null, ALL_MARKS),
    errorList: singleErrorCodes.map(describeRow),
    provenance: {
      machineTexts: states.machine,
      goldTexts: states.gold,
      waitingTexts: states.waiting,
      otherTexts: states['other-language'],
      version: markedWith,
      ...{ measuredWith, othersRead },
      ...{ resamples: RESAMPLES, seed: SEED },
    },
    totals: { texts, runningWords: add('runningWords') },
  };
}

const describeCount = (rates: KindRates, texts: number) => ({
  ...rates,
  isSmall: texts < FEW_TEXTS || rates.hits < FEW_MARKS,
});

const describeShare = ({ right, of }: Share) => ({ value: of === 0 ? null : right / of, right, of });
