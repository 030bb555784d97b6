import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statusCall, type StatusResponse } from '@keelerada/contract/fields/status';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { callApi } from '../http/call-api';
import { hasAccessToken, readTokenSeconds, setAccessToken } from '../http/access-token';
import { setSessionAsker } from '../http/call-server';
import { keepUnsentEdits } from './unsent-edit';

/** When a session ends by itself, as the server said; moments by both clocks, of which the wall's may be set. */
export interface SessionEnd {
  readonly seconds: number;
  readonly steadyMs: number;
  readonly wallMs: number;
}

interface KeptStatus extends StatusResponse {
  /** Null where nobody is signed in. */
  readonly end: SessionEnd | null;
  /** The session of this page is over, and nobody chose that. */
  readonly hasEnded: boolean;
}

export interface Session extends KeptStatus {
  /** Asks the server again for the signed-in user and the state of the corpus. */
  readonly refresh: () => Promise<void>;
}

const STATUS_KEY = ['status'];

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly children: ReactNode;
  /** Drawn when the server does not answer; `retry` asks again and `isRetrying` is true until the answer comes. */
  readonly renderOffline: (retry: () => void, isRetrying: boolean) => ReactNode;
  /** Taken for what the server would say, where there is none to ask. */
  readonly assumed?: StatusResponse | undefined;
}

/** Renders nothing while the status is loading and the offline page when it cannot be had. */
export function SessionProvider({ children, renderOffline, assumed }: SessionProviderProps) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => readStatus(client.getQueryData<KeptStatus>(STATUS_KEY), signal),
    initialData: assumed && { ...assumed, end: null, hasEnded: false },
    meta: { handlesErrors: true },
  });
  useEffect(() => {
    setSessionAsker(async () => {
      // Calls that are refused together ask once.
      await client.refetchQueries({ queryKey: STATUS_KEY }, { cancelRefetch: false });
      return hasAccessToken();
    });
    return () => setSessionAsker(null);
  }, [client]);
  const session = useMemo(
    () => (data ? { ...data, refresh: () => client.invalidateQueries({ queryKey: STATUS_KEY }) } : null),
    [data, client],
  );
  if (session !== null) return <SessionContext value={session}>{children}</SessionContext>;
  return isError ? renderOffline(() => void refetch(), isFetching) : null;
}

async function readStatus(former: KeptStatus | undefined, signal: AbortSignal): Promise<KeptStatus> {
  const ask = () => callApi(statusCall, { signal });
  const isOver = ({ user, isSessionUnknown }: StatusResponse) =>
    user === null && isSessionUnknown !== true && hasAccessToken();
  let status = await ask();
  // While another tab renews the session the browser may still have sent the token before.
  if (isOver(status)) status = await ask();
  if (status.isSessionUnknown === true && former !== undefined) {
    const { user, accessToken, end, hasEnded } = former;
    return { ...status, user, accessToken, end, hasEnded };
  }
  const hasEnded = isOver(status);
  if (hasEnded) keepUnsentEdits();
  // Before anything is drawn: the first calls of a page are made with it.
  setAccessToken(status.accessToken);
  return { ...status, end: findEnd(status), hasEnded };
}

/** The nearer of the end of the session and that of its token. */
function findEnd({ accessToken, sessionSeconds = Infinity }: StatusResponse): SessionEnd | null {
  if (accessToken === null) return null;
  const seconds = Math.min(sessionSeconds, readTokenSeconds(accessToken) ?? 0);
  return { seconds, steadyMs: performance.now(), wallMs: Date.now() };
}

/** Throws if there is no provider above. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
