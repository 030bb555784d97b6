import type { MessagePort } from 'node:worker_threads';
import { JsonBytes } from '@keelerada/corpus-engine/base/json-bytes';
import type { CancelFlag } from '@keelerada/corpus-engine/base/cancellation';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/memory-index/memory-token-index';
import type { TokenIndex } from '@keelerada/corpus-engine/token-index/token-index';
import type { ErrorNeeds } from '@keelerada/corpus-engine/token-index/find-error-needs';
import type { ComputeTask } from '../../platform/compute/compute-task';
import { noStoredTexts, openStoreIndex, type StoredTexts } from '../token-store/questions/open-store-index';
import { askMarks } from '../index/marks-port';
import { OpenSegments } from '../index/open-segments';
import type { SharedSegment } from '../index/shared-segment';

/** What a query runs over. */
export interface QuerySelection {
  readonly index: TokenIndex;
  /** The texts of `comparedWith`; empty where the query is about one selection. */
  readonly compared: TokenIndex;
  /** The same for the same texts. */
  readonly name: string;
}

export interface QueryInput<Options> {
  readonly segments: readonly SharedSegment[];
  readonly comparedSegments?: readonly SharedSegment[];
  /** Texts of the token store, where the corpus is there; the segments then are own texts alone. */
  readonly stored?: StoredTexts | null;
  readonly comparedStored?: StoredTexts | null;
  /** Answers for the errors of texts of the store (`serveMarks`); only where the query wants them. */
  readonly marksPort?: MessagePort | undefined;
  readonly selectionName: string;
  readonly options: Options;
}

export interface QueryOutput<Head> {
  readonly head: Head;
  /** Rows of this part of the answer. The parts joined are a JSON array. */
  readonly json: Uint8Array;
}

/** A query over the corpus index that runs in a compute thread. */
export interface CorpusQuery<Options = unknown, Head = unknown> extends ComputeTask<
  QueryInput<Options>,
  QueryOutput<Head>
> {
  /** What each thread is warmed up with after a start. */
  readonly warmUps: readonly Options[];
  /** Whether the levels of the texts are wanted. */
  usesLevels?(options: Options): boolean;
  /** What the query needs of the errors of the texts; null for nothing. Throws CqlError. */
  findErrorNeeds?(options: Options): ErrorNeeds | null;
  /** The options of the next part of a long answer; null after the last part. */
  findNext?(options: Options, head: Head): Options | null;
}

export interface QueryDefinition<Options, Head> extends Pick<
  CorpusQuery<Options, Head>,
  'name' | 'warmUps' | 'findNext' | 'usesLevels' | 'findErrorNeeds'
> {
  /** Writes the rows as JSON and gives all else of the answer. Throws QueryCancelledError. */
  readonly answer: (
    selection: QuerySelection,
    options: Options,
    out: JsonBytes,
    cancel: CancelFlag,
  ) => Promise<Head>;
}

/** A page of memory; less is not worth the growing. */
const LEAST_BYTES = 1 << 16;

/** Makes a query. It is listed in the `tasks` of its tool. */
export function defineQuery<Options, Head>({
  answer,
  ...query
}: QueryDefinition<Options, Head>): CorpusQuery<Options, Head> {
  return {
    ...query,
    isLong: false,
    async run(input, { cancel, signal }) {
      const { segments, comparedSegments = [], stored = null, comparedStored = null, marksPort } = input;
      const out = new JsonBytes((least) => new Uint8Array(Math.max(least, LEAST_BYTES)));
      const open = (shared: readonly SharedSegment[], texts: StoredTexts | null): TokenIndex => {
        const parts = shared.length === 0 ? [] : openSegments.openParts(shared);
        if (texts === null) return new MemoryTokenIndex(parts, cancel);
        const loadMarks = marksPort && askMarks(marksPort, signal);
        return openStoreIndex(texts, { own: parts, signal, loadMarks });
      };
      // One that is compared with texts of the store is of the store too, if with an own text alone.
      const none = noStoredTexts(stored ?? comparedStored);
      const index = open(segments, stored ?? none);
      const compared = open(comparedSegments, comparedStored ?? none);
      const selection = { index, compared, name: input.selectionName };
      const head = await answer(selection, input.options, out, cancel);
      return { head, json: out.take() };
    },
    moveInput: ({ marksPort }) => (marksPort === undefined ? [] : [marksPort]),
    moveOutput: ({ json }) => [json.buffer as ArrayBuffer],
  };
}

const openSegments = new OpenSegments();
