import { MessageChannel } from 'node:worker_threads';
import type { ComputePool, RunOptions } from '../../platform/compute/compute-pool';
import { SharedCalls } from '../../platform/compute/shared-calls';
import type { QueriedTexts } from '../text-selection/queried-texts';
import type { CorpusAnswer, CorpusEngine, JsonRows } from './corpus-engine';
import { CorpusChangedError } from '../index/index-errors';
import type { CorpusQuery, QueryInput, QueryOutput } from './corpus-query';
import { ObjectNumbers } from './object-numbers';
import type { MarksReader } from '../index/mark-layers';
import { serveMarks } from '../index/marks-port';
import type { OwnTextSegments } from './own-text-segments';
import type { QueryNeeds, TextSelector } from './text-selector';

export interface PooledEngineParts {
  readonly pool: ComputePool;
  readonly ownTexts: OwnTextSegments;
  readonly selector: TextSelector;
  /** Errors of the texts, where the selector finds texts of the token store. */
  readonly marks?: MarksReader | undefined;
}

type OpenSelection = Omit<QueryInput<unknown>, 'options'> & Pick<CorpusAnswer<unknown>, 'state'>;

/** The corpus engine over the threads of this process, which have the index in shared memory or ask the token store. */
export function createPooledCorpusEngine(parts: PooledEngineParts): CorpusEngine {
  const { pool, selector, marks } = parts;
  const numbers = new ObjectNumbers();
  const running = new SharedCalls<QueryOutput<unknown>>();

  return {
    listTextIds: (choice, signal) => selector.listIds(choice, signal),
    async ask<Options, Head>(
      query: CorpusQuery<Options, Head>,
      texts: QueriedTexts,
      options: Options,
      signal?: AbortSignal,
    ) {
      const needs = { levels: query.usesLevels?.(options), errors: query.findErrorNeeds?.(options) ?? null };
      const { state, ...selection } = await openBoth(parts, texts, needs, signal);
      const name = JSON.stringify([query.name, selection.selectionName, options], (_, value: unknown) =>
        value instanceof Set ? numbers.find(value) : value,
      );
      const reader = needs.errors !== null && selection.stored ? marks : undefined;
      const run = (one: Options, asking?: AbortSignal): Promise<QueryOutput<Head>> =>
        runWithMarks(pool, query, { ...selection, options: one }, { signal: asking, reader });
      const first = (await running.ask(
        name,
        (whileAsked) => run(options, whileAsked),
        signal,
      )) as QueryOutput<Head>;
      const readNext = (next: Options) => run(next, signal);
      return { head: first.head, rows: yieldRows(query, options, first, readNext), state };
    },
  };
}

async function openBoth(
  parts: PooledEngineParts,
  texts: QueriedTexts,
  needs: QueryNeeds,
  signal?: AbortSignal,
): Promise<OpenSelection> {
  const first = openSelection(parts, texts, signal, needs);
  if (texts.comparedWith === undefined) return first;
  const [opened, compared] = await Promise.all([first, openSelection(parts, texts.comparedWith, signal)]);
  return {
    ...opened,
    comparedSegments: compared.segments,
    comparedStored: compared.stored ?? null,
    selectionName: `${opened.selectionName} / ${compared.selectionName}`,
  };
}

async function openSelection(
  { ownTexts, selector }: PooledEngineParts,
  { corpusTexts, ownText, withError, state: given }: QueriedTexts,
  signal?: AbortSignal,
  needs: QueryNeeds = {},
): Promise<OpenSelection> {
  const selected = await selector.select(corpusTexts, signal, { ...needs, withError });
  const { segments, stored, name, state } = selected;
  if (typeof given === 'string' && given !== state) throw new CorpusChangedError();
  const own = ownText === null ? [] : [await ownTexts.open(ownText, signal)];
  return { segments: [...segments, ...own], stored, selectionName: `${name} ${own[0]?.key ?? ''}`, state };
}

/** Runs a query; with a reader, its thread is answered for the errors of the texts that it opens. */
async function runWithMarks<Options, Head>(
  pool: ComputePool,
  query: CorpusQuery<Options, Head>,
  input: QueryInput<Options>,
  { signal, reader }: RunOptions & { readonly reader: MarksReader | undefined },
): Promise<QueryOutput<Head>> {
  if (reader === undefined) return pool.run(query, input, { signal });
  const { port1, port2: marksPort } = new MessageChannel();
  serveMarks(port1, (ids) => reader.load(ids));
  try {
    return await pool.run(query, { ...input, marksPort }, { signal });
  } finally {
    port1.close();
  }
}

/**
 * The parts of an answer. Each is asked for while the one before is being sent, and none further ahead: a slow reader holds
 * no thread, and one that goes away leaves no work behind.
 */
async function* yieldRows<Options, Head>(
  query: CorpusQuery<Options, Head>,
  options: Options,
  first: QueryOutput<Head>,
  readNext: (options: Options) => Promise<QueryOutput<Head>>,
): JsonRows & AsyncGenerator<Uint8Array> {
  let part = first;
  let next = query.findNext?.(options, first.head) ?? null;
  while (next !== null) {
    const coming = readNext(next);
    // Awaited below; if the reader has gone away, nobody is left to hear of a failure.
    coming.catch(() => undefined);
    yield part.json;
    part = await coming;
    next = query.findNext?.(next, part.head) ?? null;
  }
  yield part.json;
}
