import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readOwn } from '@keelerada/estonian/make-table';
import { useTextSelection } from '../text-selection/text-selection';

/**
 * What made a run: the form as it was sent or as it was changed over a result, an address that asks for a search, or the
 * address of a former result.
 */
export type RunOrigin = 'form' | 'live' | 'link' | 'restored';

/** Whether somebody waits for the run: its result is then announced and kept among the last searches. */
export const isAskedFor = ({ origin }: Pick<ToolRun, 'origin'>) => origin === 'form' || origin === 'link';

/** One request of a tool and what became of it. */
export interface ToolRun<Request = unknown, Answer = unknown> {
  /** Grows with every request. */
  readonly id: number;
  readonly request: Request;
  readonly origin: RunOrigin;
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  /** Null unless `done`. */
  readonly answer: Answer | null;
  /** Why a `failed` run failed. */
  readonly error: unknown;
  /** The result before, which stays until a `running` one is there. */
  readonly before?: ToolRun<Request, Answer> | undefined;
}

interface KeptRuns {
  /** Of the text selection that the runs belong to. */
  readonly revision: number;
  readonly runs: Readonly<Record<string, ToolRun | undefined>>;
  /** Results for the texts before, until there are others. */
  readonly old: Readonly<Record<string, ToolRun | undefined>>;
  /** Whether they are about two selections: such an answer has another shape. */
  readonly isPair: boolean;
}

type Drafts = Readonly<Record<string, unknown>>;

interface ToolSessions {
  readonly runs: KeptRuns['runs'];
  readonly old: KeptRuns['old'];
  readonly drafts: Drafts;
  readonly startRun: (
    tool: string,
    request: unknown,
    origin: RunOrigin,
    call: (signal: AbortSignal) => Promise<unknown>,
  ) => void;
  readonly cancelRun: (tool: string) => void;
  readonly forgetRun: (tool: string) => void;
  readonly changeDrafts: (change: (old: Drafts) => Drafts) => void;
  /** What tools note for themselves without showing it. */
  readonly notes: Map<string, unknown>;
}

const ToolSessionContext = createContext<ToolSessions | null>(null);

interface PendingCall {
  readonly id: number;
  readonly controller: AbortController;
}

/** Runs of all tools. A newer request, a cancel and another choice of texts abort the call under way; its answer is not taken. */
function useKeptRuns() {
  const { revision, hasTexts, compared } = useTextSelection();
  const isPair = compared !== null;
  const [kept, setKept] = useState<KeptRuns>({ revision, isPair, runs: {}, old: {} });
  const pending = useRef(new Map<string, PendingCall>());
  const lastId = useRef(0);
  useEffect(() => {
    const calls = pending.current;
    return () => {
      for (const { controller } of calls.values()) controller.abort();
      calls.clear();
    };
  }, [revision]);
  const keepRun = useCallback(
    (tool: string, run: ToolRun) =>
      setKept((before) => {
        const { runs, old } = followTexts(before, { revision, isPair, hasTexts });
        const last = readOwn(runs, tool);
        const shown = last?.state === 'done' ? last : last?.before;
        return {
          ...{ revision, isPair, old },
          runs: { ...runs, [tool]: run.state === 'running' ? { ...run, before: shown } : run },
        };
      }),
    [revision, isPair, hasTexts],
  );
  const startRun = useCallback<ToolSessions['startRun']>(
    (tool, request, origin, call) => {
      pending.current.get(tool)?.controller.abort();
      const id = (lastId.current += 1);
      const controller = new AbortController();
      pending.current.set(tool, { id, controller });
      const settle = (result: Pick<ToolRun, 'state' | 'answer' | 'error'>) => {
        if (pending.current.get(tool)?.id !== id) return;
        pending.current.delete(tool);
        keepRun(tool, { id, request, origin, ...result });
      };
      // Over a result that changes with the form, the old rows stay until the new ones are there.
      if (origin !== 'live')
        keepRun(tool, { id, request, origin, state: 'running', answer: null, error: null });
      call(controller.signal).then(
        (answer) => settle({ state: 'done', answer, error: null }),
        (error: unknown) => {
          // The rows that the form changed stay; a notice tells that there are no newer ones.
          if (origin !== 'live') settle({ state: 'failed', answer: null, error });
          else if (pending.current.get(tool)?.id === id) pending.current.delete(tool);
        },
      );
    },
    [keepRun],
  );
  const cancelRun = useCallback((tool: string) => {
    const call = pending.current.get(tool);
    if (call === undefined) return;
    pending.current.delete(tool);
    call.controller.abort();
    setKept((old) => {
      const run = readOwn(old.runs, tool);
      return run?.id === call.id
        ? { ...old, runs: { ...old.runs, [tool]: { ...run, state: 'cancelled', before: undefined } } }
        : old;
    });
  }, []);
  const forgetRun = useCallback(
    (tool: string) => {
      cancelRun(tool);
      setKept(({ runs: { [tool]: _run, ...runs }, ...old }) => ({ ...old, runs }));
    },
    [cancelRun],
  );
  const { runs, old } = useMemo(
    () => followTexts(kept, { revision, isPair, hasTexts }),
    [kept, revision, isPair, hasTexts],
  );
  return { runs, old, startRun, cancelRun, forgetRun };
}

/** What is kept, once other texts are chosen: results become old, and end with the last text. */
function followTexts(
  { runs, old, ...kept }: KeptRuns,
  { revision, isPair, hasTexts }: { revision: number; isPair: boolean; hasTexts: boolean },
): Pick<KeptRuns, 'runs' | 'old'> {
  if (kept.revision === revision) return { runs, old };
  return { runs: {}, old: hasTexts && kept.isPair === isPair ? runs : {} };
}

/**
 * What was asked and answered last on each analysis tab. It outlives tab switches and is forgotten when the chosen
 * texts change. What was typed (drafts) stays even then.
 */
export function ToolSessionProvider({ children }: { readonly children: ReactNode }) {
  const { runs, old, startRun, cancelRun, forgetRun } = useKeptRuns();
  const [drafts, changeDrafts] = useState<Drafts>({});
  const [notes] = useState(() => new Map<string, unknown>());
  const value = useMemo(
    () => ({ runs, old, drafts, notes, startRun, cancelRun, forgetRun, changeDrafts }),
    [runs, old, drafts, notes, startRun, cancelRun, forgetRun],
  );
  return <ToolSessionContext value={value}>{children}</ToolSessionContext>;
}

/** Throws if there is no provider above. */
export function useToolSessions(): ToolSessions {
  const sessions = use(ToolSessionContext);
  if (sessions === null) throw new Error('A tool needs a ToolSessionProvider above it');
  return sessions;
}

export interface ToolRunControl<Request, Answer> {
  /** The last run, or null before the first and after another choice of texts. */
  readonly run: ToolRun<Request, Answer> | null;
  /** The result before, also for the texts chosen before, until there is another. */
  readonly old: ToolRun<Request, Answer> | null;
  /** Asks; an older request under way is aborted and its answer never shows. */
  readonly start: (request: Request, origin?: RunOrigin) => void;
  readonly cancel: () => void;
  /** As before the first request. */
  readonly forget: () => void;
}

/** Runs requests of one tool; `call` must end when its signal aborts. The caller says the types; one tool keeps one pair. */
export function useToolRun<Request, Answer>(
  tool: string,
  call: (request: Request, signal: AbortSignal) => Promise<Answer>,
): ToolRunControl<Request, Answer> {
  const { runs, old: oldRuns, startRun, cancelRun, forgetRun } = useToolSessions();
  const run = (readOwn(runs, tool) as ToolRun<Request, Answer> | undefined) ?? null;
  const before = readOwn(oldRuns, tool) as ToolRun<Request, Answer> | undefined;
  const isAwaited = run === null || (run.state === 'running' && run.origin === 'restored');
  const former = isAwaited && before?.state === 'done' ? before : null;
  const old = (run?.state === 'running' ? run.before : undefined) ?? former;
  const start = useCallback(
    (request: Request, origin: RunOrigin = 'form') =>
      startRun(tool, request, origin, (signal) => call(request, signal)),
    [startRun, tool, call],
  );
  const cancel = useCallback(() => cancelRun(tool), [cancelRun, tool]);
  const forget = useCallback(() => forgetRun(tool), [forgetRun, tool]);
  return { run, old, start, cancel, forget };
}

/**
 * Something typed or chosen on a tool (form, look of the table) that stays while the page is open, whatever tab shows and
 * whatever texts are chosen. `key` is unique in the product, such as `wordlist.form`.
 */
export function useToolDraft<Draft>(key: string, initial: Draft): [Draft, (draft: Draft) => void] {
  const { drafts, changeDrafts } = useToolSessions();
  const keep = useCallback(
    (draft: Draft) => changeDrafts((old) => ({ ...old, [key]: draft })),
    [changeDrafts, key],
  );
  return [Object.hasOwn(drafts, key) ? (readOwn(drafts, key) as Draft) : initial, keep];
}
