import { compareEstonian } from '@keelerada/corpus-engine/base/estonian-collation';
import { StringTable } from '@keelerada/corpus-engine/base/string-table';
import type { ColumnNames } from '@keelerada/corpus-engine/cql/column-judge';
import type { TokenStoreVocabulary } from '../read-vocabulary';

/** What the numbers of the store stand for, laid over the shared memory of its vocabulary. */
export interface StoreNames extends ColumnNames {
  readonly idOfRank: Uint32Array;
  readonly labels: readonly string[];
}

/** Opens a vocabulary; nothing is copied. */
export function openNames(vocabulary: TokenStoreVocabulary): StoreNames {
  const { stringStarts, stringUnits, idOfRank, rankOfId, tags, relations, labels } = vocabulary;
  return {
    strings: new StringTable(stringStarts, stringUnits),
    units: { stringStarts, stringUnits },
    idOfRank,
    rankOfId,
    tags,
    relations,
    labels,
  };
}

/** Number of a word in the store; 0 for one that it does not have. */
export function findNumber({ strings, idOfRank }: StoreNames, word: string): number {
  const rank = strings.find(word, compareEstonian);
  return rank < 0 ? 0 : idOfRank[rank]!;
}
