import { singleErrorCodes } from '@keelerada/contract/error-marks/error-codes';
import {
  errorProfileCall,
  type ErrorProfileRequest,
  type ErrorProfileResponse,
  type ErrorProfileRow,
} from '@keelerada/contract/tools/error-profile';
import { FEW_TEXTS } from '@keelerada/contract/fields/limits';
import { findWilsonInterval } from '@keelerada/corpus-engine/distribution/wilson-interval';
import { pickTexts, type ErrorCounts } from '@keelerada/corpus-engine/error-profile/error-counts';
import type { KindMeasure, KindRates, Share } from '@keelerada/corpus-engine/error-profile/measure-errors';
import { ALL_MARKS, type MarkColumns } from '../../corpus/error-marks/mark-columns';
import {
  chooseMeasures,
  type KindMeasures,
  readKindMeasures,
  readMarksRead,
  readTrainedTexts,
} from '../../corpus/error-marks/error-figures';
import { measureErrorsTask, RESAMPLING } from '../../corpus/error-marks/measure-errors-task';
import { chooseTexts } from '../../corpus/text-selection/choose-texts';
import { defineTool } from '../../corpus/tools/tool';
import { type GroupedTexts, groupMarkedTexts } from '../../corpus/error-marks/group-marked-texts';

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
        ...RESAMPLING,
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
      ...RESAMPLING,
    },
    totals: { texts, runningWords: add('runningWords') },
  };
}

const describeCount = (rates: KindRates, texts: number) => ({
  ...rates,
  isSmall: texts < FEW_TEXTS || rates.hits < FEW_MARKS,
});

const describeShare = ({ right, of }: Share) => ({ value: of === 0 ? null : right / of, right, of });

/** Words of a text that is read in a moment. */
const [LEAST_WORDS, MOST_WORDS] = [60, 400];

/**
 * For each kind of mark the text that shows it best: of a learner or marked by people, so that the marks can be trusted, short
 * enough to be read, with the most marks of the kind among its words. Null where no text is such.
 */
export function pickExampleTexts(
  counts: ErrorCounts,
  { places, ids, measureOf }: Pick<GroupedTexts, 'places' | 'ids' | 'measureOf'>,
  kinds: number,
): readonly (string | null)[] {
  const best = Array.from({ length: kinds }, () => ({ id: null as string | null, share: 0 }));
  places.forEach((place, text) => {
    const words = counts.words[place]!;
    if (measureOf[text]! < 0 || words < LEAST_WORDS || words > MOST_WORDS) return;
    for (let entry = counts.offsets[place]!; entry < counts.offsets[place + 1]!; entry++) {
      const found = best[counts.kinds[entry]!]!;
      const share = counts.counts[entry]! / Math.sqrt(words);
      if (share > found.share) Object.assign(found, { id: ids[text]!, share });
    }
  });
  return best.map(({ id }) => id);
}
