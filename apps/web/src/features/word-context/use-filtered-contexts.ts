import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { WordContextRow } from '@keelerada/contract/word-context';
import type { ContextFilter } from './word-context-view';
import { makeRowTest } from './word-context-view';
import { streamAllContexts } from './stream-context-rows';
import type { ContextSource } from './word-context.queries';
import { contextWindowOptions, countWindowRows } from './word-context.queries';

const KEEP_ROWS_MS = 60_000;

/** Every row that passes the filter. Of a long answer only these rows are kept. */
export function useFilteredContexts(
  source: ContextSource,
  total: number,
  filter: ContextFilter | null,
): UseQueryResult<readonly WordContextRow[]> {
  return useQuery({
    queryKey: ['word-context', source.runId, source.sort, 'filter', filter],
    queryFn: async ({ signal, client }) => {
      if (filter === null) return [];
      const passes = makeRowTest(filter);
      if (total <= countWindowRows(source.query))
        return (await client.ensureQueryData(contextWindowOptions(source, 0))).filter(passes);
      const rows: WordContextRow[] = [];
      for await (const batch of streamAllContexts(source, signal)) rows.push(...batch.filter(passes));
      return rows;
    },
    enabled: filter !== null,
    gcTime: KEEP_ROWS_MS,
    meta: { showsProgress: true },
  });
}
