import { QueryCancelledError } from '@keelerada/corpus-engine/base/cancellation';
import type { ClusterOptions, Clusters } from '@keelerada/corpus-engine/clusters/count-clusters';
import type { ConcordanceOptions } from '@keelerada/corpus-engine/concordance/find-concordance';
import type { WordlistOptions } from '@keelerada/corpus-engine/wordlist/make-wordlist';
import type { WordUnit } from '@keelerada/corpus-engine/segment/segment';
import { freeAnswer } from './answer-buffers';
import type { ComputePool } from './compute-pool';
import type {
  CollocateResult,
  ContextResult,
  ContextTask,
  ContextTaskOptions,
  SharedSegment,
  WordlistResult,
} from './compute-task';
import type {
  ClusterQuery,
  ContextQuery,
  CorpusEngine,
  JsonRows,
  TextSelection,
  WordComparison,
  WordlistQuery,
} from './corpus-engine';
import type { OwnTextSegments } from './own-text-segments';
import type { SegmentCatalogue } from './segment-catalogue';
import { SharedQueries } from './shared-queries';

/** Rows of a concordance that are cut at a time: some milliseconds of work, half a megabyte. */
const ROWS_A_PIECE = 4_000;

export interface PooledEngineParts {
  readonly pool: ComputePool;
  readonly ownTexts: OwnTextSegments;
  /** The state of the corpus index at this moment. */
  readonly readCatalogue: () => SegmentCatalogue;
}

/** The corpus engine over shared memory and the threads of this process. */
export function createPooledCorpusEngine(parts: PooledEngineParts): CorpusEngine {
  const { pool } = parts;
  const names = new QueryNames();
  const wordlists = new SharedQueries<WordlistResult>(({ json }) => freeAnswer(json));
  const concordances = new SharedQueries<ContextResult>(({ json }) => freeAnswer(json));
  const collocations = new SharedQueries<CollocateResult>(({ json }) => freeAnswer(json));
  const clusters = new SharedQueries<Clusters>(() => undefined);

  const chooseSegments = (
    selection: TextSelection,
    signal: AbortSignal | undefined,
  ): Promise<NamedSegments> => openSelection(parts, names, selection, signal);

  return {
    async makeWordlist(query, signal) {
      const { segments, name } = await chooseSegments(query, signal);
      const options = makeWordlistOptions(query);
      const { result, leave } = await wordlists.ask(
        names.name(name, options),
        (cancelCell) => pool.query({ kind: 'WORDLIST', segments, options, cancelCell }),
        signal,
      );
      const { json, ...answer } = result;
      return { ...answer, rows: makeRows(givePieces([json]), leave) };
    },
    async findContexts(query, signal) {
      const { segments, name } = await chooseSegments(query, signal);
      const options = makeContextOptions(query, (shared) => names.name(name, shared));
      // With a cell of its own, for nobody else waits for the pieces after the first.
      const first: ContextTask = { kind: 'CONTEXTS', segments, options, cancelCell: makeCancelCell(signal) };
      const { result, leave } = await concordances.ask(
        names.name(name, options),
        (cancelCell) => pool.query({ ...first, cancelCell }),
        signal,
      );
      const { json, ...answer } = result;
      return { ...answer, rows: giveContextRows(pool, query, first, { json, ...answer }, leave) };
    },
    async findCollocates(query, signal) {
      const { segments, name } = await chooseSegments(query, signal);
      const { keyword, searchCount: span, formula, minCooccurrence = 1 } = query;
      const options = { keyword, span, formula, minCooccurrence, unit: chooseUnit(query) };
      const { result, leave } = await collocations.ask(
        names.name(name, options),
        (cancelCell) => pool.query({ kind: 'COLLOCATES', segments, options, cancelCell }),
        signal,
      );
      const { json, ...answer } = result;
      return { ...answer, rows: makeRows(givePieces([json]), leave) };
    },
    async countClusters(query, signal) {
      const { segments, name } = await chooseSegments(query, signal);
      const options = makeClusterOptions(query);
      const { result } = await clusters.ask(
        names.name(name, options),
        (cancelCell) => pool.query({ kind: 'CLUSTERS', segments, options, cancelCell }),
        signal,
      );
      return result;
    },
  };
}

interface NamedSegments {
  readonly segments: readonly SharedSegment[];
  readonly name: string;
}

/** The segments of a selection, with a name that no other choice of texts has. */
async function openSelection(
  { readCatalogue, ownTexts }: PooledEngineParts,
  names: QueryNames,
  { corpusTextIds, ownText }: TextSelection,
  signal: AbortSignal | undefined,
): Promise<NamedSegments> {
  const corpus = readCatalogue().select(corpusTextIds);
  const own = ownText === null ? [] : [await ownTexts.open(ownText, signal)];
  return { segments: [...corpus, ...own], name: `${names.number(corpus)} ${own[0]?.key ?? ''}` };
}

/** Names for what is asked: the same for the same texts and options. */
class QueryNames {
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;

  /** Lists of stop words are told apart by which object they are, all else by what it holds. */
  name(texts: string, options: object): string {
    return JSON.stringify([texts, options], (_, value: unknown) =>
      value instanceof Set ? this.number(value) : value,
    );
  }

  number(object: object): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#numbers.set(object, this.#last);
    return this.#last;
  }
}

function chooseUnit({ type, keepCapitalization }: WordComparison): WordUnit {
  if (type === 'LEMMAS') return 'lemma';
  return keepCapitalization ? 'form' : 'folded';
}

/** A cell that the signal sets. The listener goes when the signal does. */
function makeCancelCell(signal: AbortSignal | undefined): Int32Array {
  const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  if (signal?.aborted === true) throw new QueryCancelledError();
  signal?.addEventListener('abort', () => Atomics.store(cell, 0, 1), { once: true });
  return cell;
}

function makeWordlistOptions(query: WordlistQuery): WordlistOptions {
  return {
    unit: chooseUnit(query),
    ...(query.defaultStopWords ? { defaultStopWords: query.defaultStopWords } : {}),
    ...(query.customStopWords ? { customStopWords: query.customStopWords } : {}),
    minFrequency: query.minFrequency ?? 1,
  };
}

function makeClusterOptions(query: ClusterQuery): ClusterOptions {
  const { length, unit, keepPunctuation = false, minFrequency = 1, limit = Number.POSITIVE_INFINITY } = query;
  return { length, unit, keepPunctuation, minFrequency, limit };
}

/** Options of the first piece; `name` gives all pieces of a query the same name. */
function makeContextOptions(
  query: ContextQuery,
  name: (options: ConcordanceOptions) => string,
): ContextTaskOptions {
  const from = query.offset ?? 0;
  const options: ConcordanceOptions = {
    keyword: query.keyword,
    unit: chooseUnit(query),
    width: { type: query.displayType, count: query.displayCount },
    ...(query.sortBy && query.sortBy.length > 0 ? { sortBy: query.sortBy } : {}),
  };
  const to = Math.min(from + ROWS_A_PIECE, from + (query.limit ?? ROWS_A_PIECE));
  return { ...options, queryName: name(options), from, to };
}

const encoder = new TextEncoder();
const OPENING = encoder.encode('[');
const COMMA = encoder.encode(',');
const CLOSING = encoder.encode(']');

/**
 * The pieces of a concordance, each asked for while the one before is being sent, never further ahead: a slow reader
 * holds no thread, and one that goes away leaves no work behind. The first piece may be shared with others.
 */
function giveContextRows(
  pool: ComputePool,
  query: ContextQuery,
  first: ContextTask,
  firstResult: ContextResult,
  leaveFirst: () => void,
): JsonRows {
  const end = Math.min(firstResult.total, (query.offset ?? 0) + (query.limit ?? Number.POSITIVE_INFINITY));
  const read: Uint8Array[] = [];
  async function* give(): AsyncGenerator<Uint8Array> {
    let piece: ContextResult | undefined = firstResult;
    let { to } = first.options;
    yield OPENING;
    while (piece !== undefined) {
      const { json }: ContextResult = piece;
      const from = to;
      to = Math.min(end, from + ROWS_A_PIECE);
      const next: Promise<ContextResult> | undefined =
        from < end ? pool.query({ ...first, options: { ...first.options, from, to } }) : undefined;
      // Awaited below; where the reader has gone away nobody is left to be told of a failure.
      next?.catch(() => undefined);
      yield json;
      if (next === undefined) break;
      yield COMMA;
      piece = await next;
      read.push(piece.json);
    }
    yield CLOSING;
  }
  return makeRows(give(), () => {
    leaveFirst();
    read.forEach(freeAnswer);
  });
}

function makeRows(pieces: AsyncIterable<Uint8Array>, free: () => void): JsonRows {
  return { [Symbol.asyncIterator]: () => pieces[Symbol.asyncIterator](), free };
}

// eslint-disable-next-line @typescript-eslint/require-await -- an async iterable, as the rows of a concordance are
async function* givePieces(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
