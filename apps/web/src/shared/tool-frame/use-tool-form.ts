import { useCallback, useState, useEffect, useRef, useMemo } from 'react';
import { useNotices } from '../notices/notices';
import { useResultInAddress } from '../result-link/use-result-in-address';
import { useTextSelection, useWholeSelection } from '../text-selection/text-selection';
import {
  useToolRun,
  useToolSessions,
  type RunOrigin,
  type ToolRunControl,
  isAskedFor,
  type ToolRun,
} from '../tool-session/tool-session';
import { answerClock } from './answer-clock';
import { askTool } from './pair-tool';
import type { ToolDefinition } from './tool-definition';
import type { FormFields } from './tool-options';
import { useToolValues } from './use-tool-values';
import { useSearchParams, useLocation } from 'react-router';
import { type AddressSearch, readAddressSearch } from '../word-search/word-links';
import { encodeResult, decodeResult } from '../result-link/encode-result';
import { readLinkOptions } from '../result-link/link-options';
import { rememberSearch } from '../search-history/search-history';

/** How long typing rests before what is changed is sent. */
const REST_MS = 300;

/** Sends what is changed over a result that came quickly. */
function useLiveForm<Values>(
  isLive: boolean,
  values: Values,
  isImmediate: boolean,
  send: (values: Values) => void,
) {
  const restMs = isImmediate ? 0 : REST_MS;
  // Values that are the same may come as another object.
  const written = JSON.stringify(values);
  const sent = useRef(written);
  const latest = useRef({ send, values });
  latest.current = { send, values };
  useEffect(() => {
    if (!isLive || sent.current === written) {
      sent.current = written;
      return;
    }
    const timer = setTimeout(() => {
      sent.current = written;
      latest.current.send(latest.current.values);
    }, restMs);
    return () => clearTimeout(timer);
  }, [isLive, written, restMs]);
}

interface AutomaticRun {
  readonly tool: string;
  /** The tool takes searches from addresses. */
  readonly takesSearch: boolean;
  readonly isIdle: boolean;
  readonly asked: unknown;
  readonly ask: () => void;
}

/**
 * Asks what the form says (`asked`) as soon as there are texts, and again of other texts, unless an address brings a question of
 * its own. The function that it gives keeps a step back to before the first search.
 */
function useAutomaticRun({ tool, takesSearch, isIdle, asked, ask }: AutomaticRun): () => void {
  const { notes } = useToolSessions();
  const { hash, search } = useLocation();
  const { hasTexts, revision } = useTextSelection();
  const key = `${tool}.left`;
  const moment = JSON.stringify([revision, asked]);
  const isLinked = useMemo(
    () =>
      decodeResult(hash)?.options !== undefined ||
      (takesSearch && readAddressSearch(new URLSearchParams(search)) !== null),
    [hash, search, takesSearch],
  );
  const isFresh = isIdle && hasTexts && !isLinked && notes.get(key) !== moment;
  useEffect(() => {
    if (isFresh) ask();
    // What asks changes with every render.
  }, [isFresh, revision]);
  return () => notes.set(key, moment);
}

/** Requests that are known already: coming back to a tab is no new search. */
const known = new WeakSet<object>();

/**
 * Keeps a search that was answered among the last ones. Searches in an own text are left out: they would tell what
 * stands in it. In a frame the texts are those of the page around.
 */
function useRememberSearch(run: ToolRun | null): void {
  const { pathname } = useLocation();
  const selection = useWholeSelection();
  useEffect(() => {
    if (run?.state !== 'done' || !isAskedFor(run) || window.parent !== window) return;
    const request = run.request as object;
    const hasOwnText = selection.ownTexts !== null || (selection.compared?.ownTexts ?? null) !== null;
    if (hasOwnText || known.has(request)) return;
    known.add(request);
    const hash = encodeResult(selection, readLinkOptions(request));
    if (hash !== null)
      rememberSearch({ address: `${pathname}${hash}`, searchedAt: new Date().toISOString() });
    // The selection is that of the run: another one ends it.
  }, [run, pathname]);
}

const parameterNames = [
  ...(['word', 'type', 'keepCapitalization', 'cql'] as const),
  ...(['nearWord', 'nearCount', 'nearRelation'] as const),
];

/**
 * Runs the search that the address asks for and then clears it from the address. Without texts to search in
 * (`canRun` false) it waits until they are chosen. Other parameters stay.
 */
function useSearchFromAddress(canRun: boolean, onSearch: (search: AddressSearch) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const handled = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    const search = readAddressSearch(parameters);
    if (!canRun || search === null || handled.current === parameters) return;
    handled.current = parameters;
    onSearch(search);
    setParameters(
      (old) => {
        const left = new URLSearchParams(old);
        for (const name of parameterNames) left.delete(name);
        return left;
      },
      { replace: true },
    );
  }, [parameters, setParameters, canRun, onSearch]);
}

export interface ToolForm<Values, Request, Answer> {
  readonly hasTexts: boolean;
  readonly fields: FormFields<Values>;
  readonly control: ToolRunControl<Request, Answer>;
  /** Sends the form; false if a field is missing or wrong. */
  readonly submit: () => boolean;
  /** Fills the form as an example has it, and sends it. */
  readonly tryOut: (values: Partial<Values>) => void;
}

/** What is changed over an answer that took longer than these milliseconds is sent by hand. */
const LIVE_WITHIN_MS = 300;
/** The call of a tool. A failure shows one notice; an answer without rows says so in the place of the result. */
function useReportedCall<Values, Request extends object, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
) {
  const { showFailure, closeFailures } = useNotices();
  const { notes } = useToolSessions();
  const key = `${tool.name}.took`;
  const call = useCallback(
    async (request: Request, signal: AbortSignal) => {
      const began = answerClock.now();
      try {
        const answer = await askTool(tool, request, signal);
        if (!signal.aborted) closeFailures();
        notes.set(key, answerClock.now() - began);
        return answer;
      } catch (error) {
        if (!signal.aborted) showFailure(error);
        throw error;
      }
    },
    [tool, notes, key, showFailure, closeFailures],
  );
  return { call, isQuick: Number(notes.get(key) ?? Infinity) < LIVE_WITHIN_MS };
}

/** Form, run and restoring of one tool. `tool` must be the same object between renders. */
export function useToolForm<Values, Request extends object, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
): ToolForm<Values, Request, Answer> {
  const selection = useTextSelection();
  const { hasTexts } = selection;
  const [values, setValues] = useToolValues(tool.name, tool.options.empty);
  const [showsErrors, setShowsErrors] = useState(false);
  const { call, isQuick: wasQuick } = useReportedCall(tool);
  const control = useToolRun<Request, Answer>(tool.name, call);
  const send = (wanted: Values, origin: RunOrigin) => {
    const request = tool.options.makeRequest(wanted, selection);
    setShowsErrors(request === null);
    if (request !== null && hasTexts) control.start(request, origin);
    return request !== null;
  };
  const isQuick = control.run?.state === 'done' && wasQuick;
  const { isLive = false, runsItself = false } = tool;
  const takesChanges = runsItself ? control.run !== null : isLive && isQuick;
  useLiveForm(takesChanges, values, runsItself, (changed) => {
    if (tool.options.makeRequest(changed, selection) !== null) send(changed, isQuick ? 'live' : 'restored');
  });
  const restore = (wanted: Values | null, origin: RunOrigin) => {
    if (wanted === null) return;
    setValues(wanted);
    send(wanted, origin);
  };
  const takesSearch = tool.withSearch !== undefined;
  const keepBack = useAutomaticRun({
    ...{ tool: tool.name, takesSearch, isIdle: control.run === null, asked: values },
    ask: () => {
      const isAsking = tool.options.makeRequest(values, selection) !== null;
      if (isAsking || tool.start !== undefined) restore(isAsking ? values : tool.start!, 'restored');
    },
  });
  useSearchFromAddress(hasTexts && takesSearch, (search) =>
    restore(
      (search.cql === undefined ? tool.withSearch?.(values, search) : tool.withCql?.(values, search)) ?? null,
      'link',
    ),
  );
  useRememberSearch(control.run);
  useResultInAddress({
    tool: tool.name,
    run: control.run,
    takesSearch,
    restore: (options) => restore(tool.options.read(options), 'restored'),
    forget: () => {
      keepBack();
      control.forget();
    },
  });
  return {
    hasTexts,
    fields: { values, onChange: setValues, showsErrors },
    control,
    submit: () => send(values, 'form'),
    tryOut: (example) => restore({ ...tool.options.empty, ...example }, 'form'),
  };
}
