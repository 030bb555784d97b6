import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * One client for all calls. A failed call shows its notice unless its `meta` says `handlesErrors: true`. Nothing is
 * retried automatically: the visitor decides.
 */
export function createHttpClient(showFailure: (error: unknown) => void): QueryClient {
  const report = (error: unknown, meta: Record<string, unknown> | undefined) => {
    // A cancelled call did not fail.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled && meta?.['handlesErrors'] !== true) showFailure(error);
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
