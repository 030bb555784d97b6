import { QueryCancelledError } from '@keelerada/corpus-engine/cancellation';
import type { WordUnit } from '@keelerada/corpus-engine/segment';
import type { ComputePool } from './compute-pool';
import type { ContextResult, ContextTask, SharedSegment } from './compute-task';
import type { CorpusEngine, ContextQuery, TextSelection, WordComparison } from './corpus-engine';
import type { OwnTextSegments } from './own-text-segments';
import type { SegmentCatalogue } from './segment-catalogue';

/** Rows of a concordance that are cut at a time: some milliseconds of work, half a megabyte. */
const ROWS_A_PIECE = 4_000;

export interface PooledEngineParts {
  readonly pool: ComputePool;
  readonly ownTexts: OwnTextSegments;
  /** The state of the corpus index at this moment. */
  readonly readCatalogue: () => SegmentCatalogue;
  readonly takeKey: () => number;
}

/** The corpus engine over shared memory and the threads of this process. */
export function createPooledCorpusEngine(parts: PooledEngineParts): CorpusEngine {
  const { pool } = parts;

  /** What every query sends: its segments and a cell by which it is given up. */
  async function prepare(selection: TextSelection, signal: AbortSignal | undefined): Promise<PreparedQuery> {
    const segments = parts.readCatalogue().select(selection.corpusTextIds);
    if (selection.ownText !== null) segments.push(await parts.ownTexts.open(selection.ownText));
    return { segments, cancelCell: makeCancelCell(signal) };
  }

  return {
    async makeWordlist(query, signal) {
      const prepared = await prepare(query, signal);
      const options = {
        unit: chooseUnit(query),
        ...(query.defaultStopWords ? { defaultStopWords: query.defaultStopWords } : {}),
        ...(query.customStopWords ? { customStopWords: query.customStopWords } : {}),
        minFrequency: query.minFrequency ?? 1,
      };
      const { json, ...answer } = await pool.query({ kind: 'WORDLIST', ...prepared, options });
      return { ...answer, rows: givePieces([json]) };
    },
    async findContexts(query, signal) {
      const prepared = await prepare(query, signal);
      const first = makeContextTask(query, prepared, parts.takeKey());
      const { json, ...answer } = await pool.query(first);
      return { ...answer, rows: giveContextRows(pool, query, first, { json, ...answer }) };
    },
    async findCollocates(query, signal) {
      const { keyword, searchCount: span, formula } = query;
      const prepared = await prepare(query, signal);
      const options = { keyword, span, formula, unit: chooseUnit(query) };
      const { json, ...answer } = await pool.query({ kind: 'COLLOCATES', ...prepared, options });
      return { ...answer, rows: givePieces([json]) };
    },
    async countClusters(query, signal) {
      const {
        length,
        unit,
        keepPunctuation = false,
        minFrequency = 1,
        limit = Number.POSITIVE_INFINITY,
      } = query;
      const prepared = await prepare(query, signal);
      const options = { length, unit, keepPunctuation, minFrequency, limit };
      return pool.query({ kind: 'CLUSTERS', ...prepared, options });
    },
  };
}

interface PreparedQuery {
  readonly segments: readonly SharedSegment[];
  readonly cancelCell: Int32Array;
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

function makeContextTask(query: ContextQuery, prepared: PreparedQuery, queryKey: number): ContextTask {
  const from = query.offset ?? 0;
  return {
    kind: 'CONTEXTS',
    ...prepared,
    options: {
      keyword: query.keyword,
      unit: chooseUnit(query),
      width: { type: query.displayType, count: query.displayCount },
      ...(query.sortBy && query.sortBy.length > 0 ? { sortBy: query.sortBy } : {}),
      queryKey,
      from,
      to: Math.min(from + ROWS_A_PIECE, from + (query.limit ?? ROWS_A_PIECE)),
    },
  };
}

const encoder = new TextEncoder();
const OPENING = encoder.encode('[');
const COMMA = encoder.encode(',');
const CLOSING = encoder.encode(']');

/**
 * The pieces of a concordance, each asked for while the one before is being sent, never further ahead: a slow reader
 * holds no thread, and one that goes away leaves no work behind.
 */
async function* giveContextRows(
  pool: ComputePool,
  query: ContextQuery,
  first: ContextTask,
  firstResult: ContextResult,
): AsyncGenerator<Uint8Array> {
  const end = Math.min(firstResult.total, (query.offset ?? 0) + (query.limit ?? Number.POSITIVE_INFINITY));
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
    if (next !== undefined) yield COMMA;
    piece = await next;
  }
  yield CLOSING;
}

// eslint-disable-next-line @typescript-eslint/require-await -- an async iterable, as the rows of a concordance are
async function* givePieces(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}
