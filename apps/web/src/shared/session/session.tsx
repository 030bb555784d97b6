import { useQuery, useQueryClient } from '@tanstack/react-query';
import { STATUS_PATH } from '@keelerada/contract/paths';
import type { StatusResponse } from '@keelerada/contract/status';
import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import { setAccessToken } from '../http/access-token';
import { callServerForJson } from '../http/call-server';

export interface Session extends StatusResponse {
  /** Asks the server again for the signed-in user and the state of the corpus. */
  readonly refresh: () => Promise<void>;
}

const STATUS_KEY = ['status'];

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly children: ReactNode;
  /** Drawn when the server does not answer; `retry` asks again and `isRetrying` is true until the answer comes. */
  readonly renderOffline: (retry: () => void, isRetrying: boolean) => ReactNode;
}

/** Renders nothing while the status is loading and the offline page when it cannot be had (SPEC 2). */
export function SessionProvider({ children, renderOffline }: SessionProviderProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: STATUS_KEY,
    queryFn: async ({ signal }) => {
      const status = await callServerForJson<StatusResponse>(STATUS_PATH, { signal });
      // Before anything is drawn: the first calls of a page are made with it.
      setAccessToken(status.accessToken);
      return status;
    },
    meta: { handlesErrors: true },
  });
  const session = useMemo(
    () => (data ? { ...data, refresh: () => client.invalidateQueries({ queryKey: STATUS_KEY }) } : null),
    [data, client],
  );
  if (session !== null) return <SessionContext value={session}>{children}</SessionContext>;
  return isError ? renderOffline(() => void refetch(), isFetching) : null;
}

/** Throws if there is no provider above. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
