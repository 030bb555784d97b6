/** A table of the store as it is made on every server that needs it. */
export interface StoreTable {
  readonly name: string;
  readonly columns: string;
  /** Columns that merging adds up; rows are kept as they are without them. */
  readonly sums?: string;
  readonly rest: string;
  /** `shared` tables of the first shard number what all shards hold. */
  readonly place: 'shard' | 'first';
  /** Questions over all shards name it with `_all`. */
  readonly isAsked: boolean;
  /** Rows belong to texts by a column `t`, and to a block of loading by `block`. */
  readonly isOfTexts: boolean;
}

/** Parts are split by this many blocks, so that erasing a text rewrites a part of a table. */
const BY_BLOCKS = 'PARTITION BY intDiv(block, 64)';
const CONTEXT = [5, 4, 3, 2, 1].map((distance) => `l${distance} UInt32`);
const CONTEXT_AFTER = [1, 2, 3, 4, 5].map((distance) => `r${distance} UInt32`);
const FOLDED_BEFORE = [5, 4, 3, 2, 1].map((distance) => `a${distance} UInt32`);
const FOLDED_AFTER = [1, 2, 3, 4, 5].map((distance) => `z${distance} UInt32`);
const POSTING = [
  'u UInt32',
  't UInt32',
  'w UInt32',
  'block UInt32',
  'dl UInt8',
  'dr UInt8',
  ...CONTEXT,
  ...CONTEXT_AFTER,
];
const LEMMA_POSTING = [...POSTING, 'k UInt32', ...FOLDED_BEFORE, ...FOLDED_AFTER];

/** Units of words, in the order in which every part of the store names them. */
export const STORE_UNITS = ['form', 'folded', 'lemma'] as const;
export type StoreUnit = (typeof STORE_UNITS)[number];

function ofTexts(name: string, columns: string, rest: string): StoreTable {
  return { name, columns, rest, place: 'shard', isAsked: true, isOfTexts: true };
}

function onFirstShard(name: string, columns: string, rest: string): StoreTable {
  return { name, columns, rest, place: 'first', isAsked: false, isOfTexts: false };
}

/** On every shard, asked by name inside a question over all. */
function onEachShard(name: string, columns: string, rest: string): StoreTable {
  return { ...onFirstShard(name, columns, rest), place: 'shard' };
}

const TOKENS =
  't UInt32, block UInt32, form Array(UInt32), folded Array(UInt32), lemma Array(UInt32), tag Array(UInt16), ' +
  'label Array(UInt16), relation Array(UInt8), isWord Array(UInt8), sentence Array(UInt32)';

/** Every table of schema 1. */
export const STORE_TABLES: readonly StoreTable[] = [
  onEachShard('schema_version', 'version UInt32, applied DateTime', 'ORDER BY version'),
  onEachShard('gone', 't UInt32', 'ORDER BY t'),
  ofTexts('texts', 't UInt32, block UInt32, id String, words UInt32, tokens UInt32', 'ORDER BY t'),
  ofTexts(
    'bodies',
    't UInt32, block UInt32, id String, content String, annotation String',
    `${BY_BLOCKS} ORDER BY t SETTINGS index_granularity = 16`,
  ),
  ofTexts('tokens', TOKENS, `${BY_BLOCKS} ORDER BY t SETTINGS index_granularity = 64`),
  ...STORE_UNITS.flatMap((unit): StoreTable[] => [
    ofTexts(
      `postings_${unit}`,
      (unit === 'lemma' ? LEMMA_POSTING : POSTING).join(', '),
      `${BY_BLOCKS} ORDER BY (u, t, w) SETTINGS index_granularity = 1024`,
    ),
    ofTexts(
      `counts_${unit}`,
      't UInt32, u UInt32, pos UInt8, block UInt32, c UInt32, first UInt8',
      `${BY_BLOCKS} ORDER BY (t, u, pos)`,
    ),
    {
      ...ofTexts(`totals_${unit}`, 'u UInt32, pos UInt8, c Int64, d Int64', 'ORDER BY (u, pos)'),
      sums: '(c, d)',
      isOfTexts: false,
    },
  ]),
  onFirstShard('words', 'id UInt32, word String, sortKey String', 'ORDER BY id'),
  onFirstShard('tags', 'id UInt16, tag String', 'ORDER BY id'),
  onFirstShard('relations', 'id UInt8, relation String', 'ORDER BY id'),
  onFirstShard('labels', 'id UInt16, label String', 'ORDER BY id'),
  onFirstShard(
    'states',
    'version UInt64, lastText UInt32, block UInt32, texts UInt64, words UInt64, isOpen UInt8, corpusId String, made DateTime',
    'ORDER BY version',
  ),
  onFirstShard(
    'writers',
    'task String, holder String, ticket UInt64, beat DateTime, isDone UInt8',
    'PARTITION BY toDate(beat) ORDER BY (task, holder)',
  ),
];

/** Tables with rows of texts, which cleaning and erasing go through. */
export const TEXT_TABLES = STORE_TABLES.filter(({ isOfTexts }) => isOfTexts).map(({ name }) => name);

/** Column names of a table in its order. */
export function listColumns(table: string): readonly string[] {
  const { columns } = STORE_TABLES.find(({ name }) => name === table)!;
  return columns.split(', ').map((column) => column.split(' ')[0]!);
}
