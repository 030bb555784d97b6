import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { TextOrigin } from '@keelerada/contract/texts/text-query';
import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { useEffect, useState } from 'react';
import { isTextOrder } from './query/word-context-view';
import {
  type ContextSource,
  type ContextWindow,
  contextWindowOptions,
  countWindowRows,
} from './query/word-context.queries';

/** Dragging the scroll bar past thousands of rows fetches only those at which it rests. */
const SETTLE_MS = 100;

export interface RowRange {
  readonly first: number;
  /** Not included. */
  readonly end: number;
}

interface ContextWindows {
  /** Undefined while the row is on its way. */
  readRow(place: number): WordContextRow | undefined;
  /** Undefined while it is on its way, and for a text of which nothing is known. */
  readOrigin(place: number): TextOrigin | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The value once it has rested; at once if it belongs to other lines than the last one. */
function useSettled(value: string, lines: string): string {
  const [settled, setSettled] = useState({ value, lines });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, lines }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value, lines]);
  return settled.lines === lines ? settled.value : value;
}

/** Rows of the range in sight, fetched by windows. `firstWindow` came with the run, in text order; null where it lacks something. */
export function useContextWindows(
  source: ContextSource,
  range: RowRange,
  firstWindow: ContextWindow | null,
): ContextWindows {
  const size = countWindowRows(source.query);
  const first = Math.floor(range.first / size);
  const last = Math.floor(Math.max(range.first, range.end - 1) / size);
  const [settledFirst = 0, settledLast = 0] = useSettled(`${first}-${last}`, JSON.stringify(source.order))
    .split('-')
    .map(Number);
  const windows = Array.from({ length: settledLast - settledFirst + 1 }, (_, index) => settledFirst + index);
  const answers = useQueries({
    queries: windows.map((window) => ({
      ...contextWindowOptions(source, window),
      ...(window === 0 && firstWindow !== null && isTextOrder(source.order)
        ? { initialData: firstWindow }
        : {}),
    })),
  });
  const findWindow = (place: number) => windows.indexOf(Math.floor(place / size));
  const readRow = (place: number) => answers[findWindow(place)]?.data?.rows[place % size];
  return {
    readRow,
    readOrigin: (place) => answers[findWindow(place)]?.data?.origins.get(readRow(place)?.textId ?? ''),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch();
    },
  };
}

export interface ListedRows {
  /** Null while the first answer of a filter is on its way; the number before a change while the next one is. */
  readonly count: number | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** How many rows an order lists: its first window tells, where the `total` does not without a filter or a row of frequencies. */
export function useListedRows(source: ContextSource, total: number | null): ListedRows {
  const { filter, sample, counted } = source.order;
  const isCounted = total !== null && filter === null && counted === null;
  const { data, error, refetch } = useQuery({
    ...contextWindowOptions(source, 0),
    enabled: !isCounted,
    placeholderData: keepPreviousData,
  });
  if (isCounted)
    return { count: Math.min(total, sample?.size ?? total), error: null, retry: () => undefined };
  return { count: data?.listed ?? null, error, retry: () => void refetch() };
}
