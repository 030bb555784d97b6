import type { SegmentPart } from '@keelerada/corpus-engine/segment/selection';
import { joinVocabularies, type Vocabulary } from '@keelerada/corpus-engine/segment/vocabulary';
import type { MarksReader } from '../../index/mark-layers';
import { makeRangeConditions } from '../number-ranges';
import type { ColumnsOf, ColumnType } from '../read-row-binary';
import { readState } from '../store-state';
import type { StoreSettings, TokenStoreClient } from '../token-store-client';
import type { TokenStoreState } from '../token-store-state';
import type { StoreNames } from './store-names';

/** Texts of the store by their numbers, in the order of their list; `all` are those of the state. */
export type StoreTexts = 'all' | Uint32Array;

export interface StoreSelectionParts {
  readonly client: TokenStoreClient;
  readonly state: TokenStoreState;
  readonly names: StoreNames;
  readonly texts: StoreTexts;
  /** An own text, which no server of the store ever sees. */
  readonly own: readonly SegmentPart[];
  readonly signal?: AbortSignal | undefined;
  /** Reads the errors of texts, which the store does not know; undefined where a question does not want them. */
  readonly loadMarks?: MarksReader['load'] | undefined;
  readonly marked?: Uint32Array | undefined;
}

/** A question holds the numbers of its texts: the defaults of ClickHouse are 256 KiB and 50,000 numbers. */
const QUESTION_LIMITS = {
  max_query_size: 64 * 1024 * 1024,
  max_ast_elements: 10_000_000,
  max_expanded_ast_elements: 10_000_000,
};
/** Longest time of one question. */
const QUESTION_MS = 120_000;

/** The texts that a question is about, and how the store is asked about them. */
export class StoreSelection {
  readonly client: TokenStoreClient;
  readonly state: TokenStoreState;
  readonly names: StoreNames;
  readonly texts: StoreTexts;
  readonly own: readonly SegmentPart[];
  readonly signal: AbortSignal | undefined;
  readonly loadMarks: MarksReader['load'] | undefined;
  readonly marked: Uint32Array | undefined;
  /** Holds for rows of the chosen texts. */
  readonly condition: string;
  /** Words of the store, then those of the own text. */
  readonly vocabulary: Vocabulary;

  constructor(parts: StoreSelectionParts) {
    this.client = parts.client;
    this.state = parts.state;
    this.names = parts.names;
    this.own = parts.own;
    this.signal = parts.signal;
    this.loadMarks = parts.loadMarks;
    this.marked = parts.marked;
    // Texts that are all of the store's have their counts ready.
    const isWhole =
      parts.texts !== 'all' && isAscending(parts.texts) && parts.texts.length === parts.state.texts;
    this.texts = isWhole ? 'all' : parts.texts;
    this.condition = makeCondition(this.texts, parts.state);
    this.vocabulary = joinVocabularies([parts.names, ...parts.own.map(({ segment }) => segment)]);
  }

  /** Texts in the order of a list that is not the store's; null where they have the store's order. */
  get listed(): Uint32Array | null {
    return this.texts === 'all' || isAscending(this.texts) ? null : this.texts;
  }

  /** The same texts in the order of the store. */
  inStoreOrder(): StoreSelection {
    if (this.listed === null) return this;
    return new StoreSelection({ ...this, texts: this.listed.slice().sort() });
  }

  /** Those that can have what a question about errors looks for. */
  whereMarked(): StoreSelection {
    if (this.marked === undefined) return this;
    return new StoreSelection({ ...this, texts: meetTexts(this.texts, this.marked), marked: undefined });
  }

  /** True where the selection has no text of the store. */
  get isEmpty(): boolean {
    return this.texts !== 'all' && this.texts.length === 0;
  }

  /** Asks all shards and reads the rows of the answer. */
  read<const Types extends readonly ColumnType[]>(
    sql: string,
    types: Types,
    settings: StoreSettings = {},
  ): Promise<ColumnsOf<Types>> {
    const limits = { timeoutMs: QUESTION_MS, settings: { ...QUESTION_LIMITS, ...settings } };
    return this.client.read('any', sql, types, { signal: this.signal, ...limits });
  }

  /** Whether the store still is in the state of the question, so that totals of the whole corpus agree with it. */
  async isCurrent(): Promise<boolean> {
    const { version, isOpen } = await readState(this.client, { signal: this.signal });
    return version === this.state.version && !isOpen;
  }

  /** Id in `vocabulary` of a number of the store. */
  idOf(word: number): number {
    const rank = this.names.rankOfId[word]!;
    const [idMap] = this.vocabulary.idMaps;
    return idMap ? idMap[rank]! : rank;
  }
}

/** The texts that are among others too, in their own order. */
export function meetTexts(texts: StoreTexts, others: Uint32Array): Uint32Array {
  if (texts === 'all') return others;
  const among = new Set(others);
  return texts.filter((text) => among.has(text));
}

function isAscending(texts: Uint32Array): boolean {
  return texts.every((text, i) => i === 0 || text > texts[i - 1]!);
}

function makeCondition(texts: StoreTexts, { lastText, address }: TokenStoreState): string {
  // Old servers look for a table without a database in their default one when another server asks.
  const isThere = `t NOT IN (SELECT t FROM ${address.database}.gone)`;
  if (texts === 'all') return `t <= ${lastText} AND ${isThere}`;
  if (texts.length === 0) return '0';
  return `(${makeRangeConditions([...texts]).join(' OR ')}) AND ${isThere}`;
}
