import { useQueries } from '@tanstack/react-query';
import type { WordContextRow } from '@keelerada/contract/word-context';
import { useEffect, useState } from 'react';
import type { ContextSource } from './word-context.queries';
import { contextWindowOptions, countWindowRows } from './word-context.queries';

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

/** Rows of the range in sight, fetched by windows. `firstRows` are those that came with the run, in text order. */
export function useContextWindows(
  source: ContextSource,
  range: RowRange,
  firstRows: readonly WordContextRow[],
): ContextWindows {
  const size = countWindowRows(source.query);
  const first = Math.floor(range.first / size);
  const last = Math.floor(Math.max(range.first, range.end - 1) / size);
  const [settledFirst = 0, settledLast = 0] = useSettled(`${first}-${last}`, source.sort)
    .split('-')
    .map(Number);
  const windows = Array.from({ length: settledLast - settledFirst + 1 }, (_, index) => settledFirst + index);
  const answers = useQueries({
    queries: windows.map((window) => ({
      ...contextWindowOptions(source, window),
      ...(window === 0 && source.sort === 'TEXT' ? { initialData: [...firstRows] } : {}),
    })),
  });
  return {
    readRow: (place) => answers[windows.indexOf(Math.floor(place / size))]?.data?.[place % size],
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch();
    },
  };
}
