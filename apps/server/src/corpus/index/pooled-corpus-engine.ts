import type { ComputePool } from '../../platform/compute/compute-pool';
import { SharedCalls } from '../../platform/compute/shared-calls';
import type { TextColumnsReader } from '../text-columns/keep-text-columns';
import { findTextIds } from '../text-selection/find-text-ids';
import { isIdList, type CorpusChoice, type QueriedTexts } from '../text-selection/queried-texts';
import { CorpusChangedError, type CorpusAnswer, type CorpusEngine, type JsonRows } from './corpus-engine';
import type { CorpusIndex } from './corpus-index';
import type { CorpusQuery, QueryInput, QueryOutput } from './corpus-query';
import { ObjectNumbers } from './object-numbers';
import type { OwnTextSegments } from './own-text-segments';
import type { CatalogueChoice, SegmentCatalogue } from './segment-catalogue';

export interface PooledEngineParts {
  readonly pool: ComputePool;
  readonly ownTexts: OwnTextSegments;
  readonly index: Pick<CorpusIndex, 'catalogue' | 'openCatalogue'>;
  readonly readTextColumns: TextColumnsReader;
}

type OpenSelection = Pick<QueryInput<unknown>, 'segments' | 'comparedSegments' | 'selectionName'> &
  Pick<CorpusAnswer<unknown>, 'state'>;

interface OpenChoice extends Pick<CorpusAnswer<unknown>, 'state'> {
  readonly catalogue: SegmentCatalogue;
  readonly choice: CatalogueChoice | null;
}

/** The corpus engine over shared memory and the threads of this process. */
export function createPooledCorpusEngine(parts: PooledEngineParts): CorpusEngine {
  const { pool, ownTexts } = parts;
  const numbers = new ObjectNumbers();
  const running = new SharedCalls<QueryOutput<unknown>>();

  async function openBoth(texts: QueriedTexts, signal?: AbortSignal): Promise<OpenSelection> {
    const first = openSelection(texts, signal);
    if (texts.comparedWith === undefined) return first;
    const [opened, compared] = await Promise.all([first, openSelection(texts.comparedWith, signal)]);
    return {
      ...opened,
      comparedSegments: compared.segments,
      selectionName: `${opened.selectionName} / ${compared.selectionName}`,
    };
  }

  async function openSelection(texts: QueriedTexts, signal?: AbortSignal): Promise<OpenSelection> {
    const { corpusTexts, ownText } = texts;
    const { catalogue, choice, state } = await openChoice(parts, corpusTexts, signal);
    if (typeof texts.state === 'string' && texts.state !== state) throw new CorpusChangedError();
    const corpus = catalogue.select(choice);
    const own = ownText === null ? [] : [await ownTexts.open(ownText, signal)];
    return {
      segments: [...corpus, ...own],
      selectionName: `${numbers.find(corpus)} ${own[0]?.key ?? ''}`,
      state,
    };
  }

  return {
    async listTextIds(given, signal) {
      const { catalogue, choice } = await openChoice(parts, given, signal);
      return choice === null ? [] : catalogue.listIds(choice);
    },
    async ask<Options, Head>(
      query: CorpusQuery<Options, Head>,
      texts: QueriedTexts,
      options: Options,
      signal?: AbortSignal,
    ) {
      const { state, ...selection } = await openBoth(texts, signal);
      const name = JSON.stringify([query.name, selection.selectionName, options], (_, value: unknown) =>
        value instanceof Set ? numbers.find(value) : value,
      );
      const first = (await running.ask(
        name,
        (whileAsked) => pool.run(query, { ...selection, options }, { signal: whileAsked }),
        signal,
      )) as QueryOutput<Head>;
      const readNext = (next: Options) => pool.run(query, { ...selection, options: next }, { signal });
      return { head: first.head, rows: giveRows(query, options, first, readNext), state };
    },
  };
}

/** Finds the texts that a choice means now, and the state of the corpus that they are of. */
async function openChoice(
  { index, readTextColumns }: Pick<PooledEngineParts, 'index' | 'readTextColumns'>,
  choice: CorpusChoice | null,
  signal?: AbortSignal,
): Promise<OpenChoice> {
  // An own text alone needs no index.
  if (choice === null) return { catalogue: index.catalogue, choice, state: null };
  if (choice === 'all' || isIdList(choice)) {
    const catalogue = await index.openCatalogue(signal);
    return { catalogue, choice, state: choice === 'all' ? catalogue.state : null };
  }
  const columns = await readTextColumns();
  const foundIds = findTextIds(columns, choice.query);
  const catalogue = await index.openCatalogue(signal);
  return { catalogue, choice: { foundIds }, state: `${catalogue.state} ${columns.state}` };
}

/**
 * The parts of an answer. Each is asked for while the one before is being sent, and none further ahead: a slow reader holds
 * no thread, and one that goes away leaves no work behind.
 */
async function* giveRows<Options, Head>(
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
