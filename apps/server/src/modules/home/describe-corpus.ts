import { NATIVE_WRITERS } from '@keelerada/contract/fields/choices';
import { proficiencyLevels, subcorpora } from '@keelerada/contract/texts/enumerations';
import type { HomeResponse } from '@keelerada/contract/site/home';
import { MAX_CORPUS_TEXT_IDS } from '@keelerada/contract/fields/limits';
import type { CorpusStatusReader } from '../../corpus/status/read-corpus-status';
import { LEVEL_PROPERTY, SUBCORPUS_PROPERTY } from '../../corpus/store/property-names';
import type { TextColumnsReader } from '../../corpus/text-columns/keep-text-columns';
import { readGroupValue } from '../../corpus/text-columns/read-group-value';
import type { TextColumns } from '../../corpus/text-columns/text-columns';
import type { Database } from '../../platform/database/database-connection';
import { keepForState } from '../../platform/database/keep-for-state';
import { findExamples, type ContextFinder } from './find-examples';
import { countByFacet, listAnalysedTexts } from './home.repository';

export interface HomeParts {
  readonly db: Database;
  readonly readTextColumns: TextColumnsReader;
  readonly readCorpusStatus: CorpusStatusReader;
  readonly isIndexReady: () => boolean;
  /** Rejects while texts are not in the index yet. */
  readonly findContexts: ContextFinder;
}

type Counts = Omit<HomeResponse, 'examples'>;

/** Describes the corpus for the home page; everything is worked out once for each state of the corpus. */
export function makeCorpusDescriber(parts: HomeParts): () => Promise<HomeResponse> {
  const keepCounts = keepForState<Counts>();
  const keepExamples = keepForState<HomeResponse['examples']>();
  /** Shown while those of a newer state cannot be found yet. */
  let lastExamples: HomeResponse['examples'] = [];

  const readExamples = async (version: string): Promise<HomeResponse['examples']> => {
    if (!parts.isIndexReady()) return lastExamples;
    try {
      lastExamples = await keepExamples(version, () => lookUpExamples(parts));
    } catch {
      // The next call tries again.
    }
    return lastExamples;
  };

  return async () => {
    const { revision: version, texts, runningWords } = await parts.readCorpusStatus();
    const counts = await keepCounts(version, async () =>
      readCounts(parts.db, await parts.readTextColumns(), { texts, runningWords }),
    );
    return { ...counts, examples: await readExamples(version) };
  };
}

async function lookUpExamples({ db, findContexts }: HomeParts): Promise<HomeResponse['examples']> {
  return findExamples(await listAnalysedTexts(db, 'et', MAX_CORPUS_TEXT_IDS), findContexts);
}

async function readCounts(
  db: Database,
  columns: TextColumns,
  totals: Pick<Counts, 'texts' | 'runningWords'>,
): Promise<Counts> {
  const rows = await countByFacet(db, [SUBCORPUS_PROPERTY, LEVEL_PROPERTY]);
  const pick = (property: string, codes: readonly string[]) =>
    codes.flatMap((code) => {
      const row = rows.find((one) => one.name === property && one.code === code);
      return row === undefined ? [] : [{ code, texts: row.texts, runningWords: row.runningWords }];
    });
  return {
    ...totals,
    subcorpora: pick(SUBCORPUS_PROPERTY, Object.keys(subcorpora)),
    levels: pick(LEVEL_PROPERTY, proficiencyLevels.toSorted()),
    nativeWriters: countNativeWriters(columns),
  };
}

function countNativeWriters(columns: TextColumns): Counts['nativeWriters'] {
  const places = columns.ids.flatMap((_, place) =>
    readGroupValue(columns, place, 'level') === NATIVE_WRITERS ? [place] : [],
  );
  const runningWords = places.reduce((sum, place) => sum + (columns.words[place] ?? 0), 0);
  return { texts: places.length, runningWords };
}
