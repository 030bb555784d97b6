import { queryOptions } from '@tanstack/react-query';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import type { ImportRun } from '@keelerada/contract/texts/corpus-import';
import { IMPORTS_PATH } from '@keelerada/contract/site/paths';
import { callServerForJson } from '../../../shared/http/call-server';

const POLL_MS = 1000;

/** A trial or an import; asked for again until it ends. */
export const importRunOptions = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'import', id],
    queryFn: ({ signal }) => callServerForJson<ImportRun>(`${IMPORTS_PATH}/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'running' ? POLL_MS : false,
  });

export function tryFile(file: File): Promise<ImportRun> {
  const form = new FormData();
  form.set(UPLOAD_FIELD, file);
  return callServerForJson<ImportRun>(IMPORTS_PATH, { body: form });
}

export function beginImport(trialId: string, keepsDemo: boolean): Promise<ImportRun> {
  return callServerForJson<ImportRun>(`${IMPORTS_PATH}/${trialId}`, { body: { keepsDemo } });
}
