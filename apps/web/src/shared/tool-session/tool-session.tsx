import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useTextSelection } from '../text-selection/text-selection';

export type ToolName = 'wordlist' | 'wordcontext' | 'collocates';

interface ToolSessionState {
  readonly revision: number;
  readonly sessions: Readonly<Partial<Record<ToolName, unknown>>>;
}

interface ToolSessions {
  readonly sessions: ToolSessionState['sessions'];
  keepSession(tool: ToolName, session: unknown): void;
}

const ToolSessionContext = createContext<ToolSessions | null>(null);

/**
 * What was asked last on each analysis tab. It outlives tab switches and is forgotten when the chosen texts change
 * (SPEC 4): a session of an older selection revision is never given back.
 */
export function ToolSessionProvider({ children }: { readonly children: ReactNode }) {
  const { revision } = useTextSelection();
  const [state, setState] = useState<ToolSessionState>({ revision, sessions: {} });
  const sessions = useMemo(() => (state.revision === revision ? state.sessions : {}), [state, revision]);
  const keepSession = useCallback(
    (tool: ToolName, session: unknown) => {
      setState((old) => ({
        revision,
        sessions: { ...(old.revision === revision ? old.sessions : {}), [tool]: session },
      }));
    },
    [revision],
  );
  const value = useMemo(() => ({ sessions, keepSession }), [sessions, keepSession]);
  return <ToolSessionContext value={value}>{children}</ToolSessionContext>;
}

/**
 * The session of one tool: the request that was sent last, or null, and a way to keep a new one.
 * The caller says the type; one tool keeps one type.
 */
export function useToolSession<Session>(tool: ToolName): [Session | null, (session: Session | null) => void] {
  const context = use(ToolSessionContext);
  if (context === null) throw new Error('useToolSession needs a ToolSessionProvider above it');
  const { sessions, keepSession } = context;
  const keep = useCallback((session: Session | null) => keepSession(tool, session), [keepSession, tool]);
  return [(sessions[tool] as Session | undefined) ?? null, keep];
}
