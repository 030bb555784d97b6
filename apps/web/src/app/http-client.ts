import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../shared/http/request-failure';

/** Key of the notice for a failed call (SPEC 8, error catalogue). */
export function readNoticeKey(error: unknown): string {
  if (error instanceof RequestFailure) {
    if (error.status === 401) return 'notices:login_required';
    if (error.status === 403) return 'notices:not_permitted';
    if (error.status === 429) return 'notices:too_many_requests';
    if (error.status === 400 && error.code === 'UnsupportedMimeType') return 'notices:unsupported_file';
  }
  return 'notices:operation_failed';
}

/**
 * One client for all calls. A failed call shows its notice unless its `meta` says `handlesErrors: true`, because the
 * screen shows the error in place. Nothing is retried by itself: the person decides.
 */
export function createHttpClient(showError: (messageKey: string) => void): QueryClient {
  const report = (error: unknown, meta: Record<string, unknown> | undefined) => {
    if (meta?.['handlesErrors'] !== true) showError(readNoticeKey(error));
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
