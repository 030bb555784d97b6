import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { readKindMeasures } from '../../corpus/error-marks/error-figures';
import type { ErrorMarks } from '../../corpus/error-marks/error-marks';
import { ALL_MARKS } from '../../corpus/error-marks/mark-columns';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { keepForState } from '../../platform/database/keep-for-state';
import { countCorpus } from './count-corpus';

export interface CorpusDescriberParts {
  readonly readCorpusStatus: CorpusStatusReader;
  readonly readTextColumns: TextColumnsReader;
  readonly errorMarks: Pick<ErrorMarks, 'readColumns'>;
  readonly corpusOwner: string;
  readonly corpusDoi: string | null;
  readonly softwareVersion: string;
}

export type CorpusDescriber = () => Promise<CorpusDescription>;

const LICENCE = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const DAY_CHARACTERS = 10;

/** Describes the corpus; its texts are counted once for each state of them and of their analyses. */
export function makeCorpusDescriber(parts: CorpusDescriberParts): CorpusDescriber {
  const keepCounts = keepForState<ReturnType<typeof countCorpus>>();
  return async () => {
    const status = await parts.readCorpusStatus();
    const { version, revision, isDemo, texts, runningWords, pendingTexts } = status;
    const [counts, { states }, { markedWith, measures }] = await Promise.all([
      keepCounts(revision, async () => countCorpus(await parts.readTextColumns())),
      parts.errorMarks.readColumns(),
      readKindMeasures(),
    ]);
    const { precision, recall } = measures[0]![ALL_MARKS]!;
    const countMarked = (wanted: (typeof states)[number]) =>
      states.filter((state) => state === wanted).length;
    return {
      version,
      changedOn: version.slice(0, DAY_CHARACTERS),
      isDemo,
      software: parts.softwareVersion,
      owner: parts.corpusOwner,
      doi: parts.corpusDoi,
      licence: LICENCE,
      texts,
      runningWords,
      ...counts,
      pendingTexts,
      marks: {
        machineTexts: countMarked('machine'),
        goldTexts: countMarked('gold'),
        waitingTexts: countMarked('waiting'),
        precision: (100 * precision.right) / precision.of,
        recall: (100 * recall.right) / recall.of,
        measuredWith: markedWith,
      },
      accuracy: measuredAccuracy,
    };
  };
}

/** Percent of gold tokens of the development parts of UD EDT and EWT; a test holds these figures to docs/quality.md. */
export const measuredAccuracy: CorpusDescription['accuracy'] = [
  { name: 'lemma', edited: 98.18, web: 96.06 },
  { name: 'partOfSpeech', edited: 97.33, web: 94.58 },
  { name: 'features', edited: 96.02, web: 93.38 },
  { name: 'relations', edited: 81.51, web: 76.0 },
];
