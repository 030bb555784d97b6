import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { readNoticeKey } from '../shared/http/read-notice-key';

/**
 * One client for all calls. A failed call shows its notice unless its `meta` says `handlesErrors: true`, because the
 * screen shows the error in place. Nothing is retried by itself: the person decides.
 */
export function createHttpClient(showError: (messageKey: string) => void): QueryClient {
  const report = (error: unknown, meta: Record<string, unknown> | undefined) => {
    // A call that the visitor cancelled did not fail.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled && meta?.['handlesErrors'] !== true) showError(readNoticeKey(error));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}
