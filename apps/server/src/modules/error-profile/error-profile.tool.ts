import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import {
  errorProfileRequestSchema,
  errorProfileResponseSchema,
  type ErrorProfileRequest,
  type ErrorProfileResponse,
  type ErrorProfileRow,
} from '@keelerada/contract/tools/error-profile';
import { FEW_TEXTS } from '@keelerada/contract/fields/limits';
import { ERROR_PROFILE_PATH } from '@keelerada/contract/site/paths';
import { pickTexts } from '@keelerada/corpus-engine/error-profile/error-counts';
import type { KindMeasure, KindRates, Share } from '@keelerada/corpus-engine/error-profile/measure-errors';
import { ALL_MARKS, type MarkColumns } from '../../corpus/error-marks/mark-columns';
import { readKindMeasures, readTrainedTexts } from '../../corpus/error-marks/error-figures';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import type { Tool } from '../../corpus/tools/tool';
import { groupMarkedTexts, type GroupedTexts } from './group-marked-texts';
import { measureErrorsTask } from './measure-errors-task';
import { pickExampleTexts } from './pick-example-texts';

const RESAMPLES = 1000;
const SEED = 1;
/** Fewer marks of a kind in a group say too little for a conclusion. */
const FEW_MARKS = 5;

/** How often each kind of error is in the texts of each value of a property. */
export const errorProfileTool: Tool<ErrorProfileRequest, ErrorProfileResponse> = {
  name: 'error-profile',
  path: ERROR_PROFILE_PATH,
  summary:
    'How many errors of each kind are marked per 100 words, by a property of the texts, with an estimate of how many there are',
  request: errorProfileRequestSchema,
  response: errorProfileResponseSchema,
  tasks: [measureErrorsTask],
  async answer(request, { engine, errorMarks, readTextColumns, pool }, signal) {
    const { corpusTexts } = chooseTexts(request);
    const ids = await engine.listTextIds(corpusTexts!, signal);
    const [columns, properties, measures, trained] = await Promise.all([
      errorMarks.readColumns(),
      readTextColumns(),
      readKindMeasures(),
      readTrainedTexts(),
    ]);
    const grouped = groupMarkedTexts(ids, columns, properties, request.omadus, trained);
    const rates = await pool.run(
      measureErrorsTask,
      {
        counts: pickTexts(columns.counts, grouped.places),
        groupOf: grouped.groupOf,
        groups: grouped.groups.length,
        isMeasured: grouped.isMeasured,
        // Half of the marks are of spelling, which is found well: of all errors together they tell little.
        measures: measures.map((measure, kind) => (kind === ALL_MARKS ? null : measure)),
        ...{ resamples: RESAMPLES, seed: SEED },
      },
      { signal },
    );
    const examples = pickExampleTexts(columns.counts, grouped, measures.length);
    return describeProfile(request, columns, grouped, { rates, measures, examples });
  },
};

interface Measured {
  readonly rates: readonly (readonly KindRates[])[];
  readonly measures: readonly KindMeasure[];
  readonly examples: readonly (string | null)[];
}

function describeProfile(
  { omadus }: ErrorProfileRequest,
  { markedWith }: MarkColumns,
  { groups, states }: GroupedTexts,
  { rates, measures, examples }: Measured,
): ErrorProfileResponse {
  const texts = groups.reduce((sum, group) => sum + group.texts, 0);
  const describeRow = (code: ErrorProfileRow['code'], kind: number): ErrorProfileRow => {
    const [all, ...byGroup] = rates[kind]!;
    const { precision, recall } = measures[kind]!;
    return {
      code,
      ...describeCount(all!, texts),
      groups: byGroup.map((group, number) => describeCount(group, groups[number]!.texts)),
      precision: describeShare(precision),
      recall: describeShare(recall),
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
      ...{ resamples: RESAMPLES, seed: SEED },
    },
    totals: { texts, runningWords: groups.reduce((sum, group) => sum + group.runningWords, 0) },
  };
}

const describeCount = (rates: KindRates, texts: number) => ({
  ...rates,
  isSmall: texts < FEW_TEXTS || rates.hits < FEW_MARKS,
});

const describeShare = ({ right, of }: Share) => ({ value: of === 0 ? null : right / of, right, of });
