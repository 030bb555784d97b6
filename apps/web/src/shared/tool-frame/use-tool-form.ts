import { useCallback, useRef, useState } from 'react';
import type { ApiCall } from '../citation/api-call';
import { useNotices } from '../notices/notices';
import { useResultInAddress } from '../result-link/use-result-in-address';
import { useRememberSearch } from '../search-history/use-remember-search';
import type { SelectedTexts } from '../text-selection/selected-texts';
import { useTextSelection } from '../text-selection/text-selection';
import type { RunOrigin, ToolRunControl } from '../tool-session/tool-session';
import { useToolRun } from '../tool-session/tool-session';
import { askTool } from './pair-tool';
import { useFreshRun, useLiveForm } from './use-automatic-runs';
import { useToolValues } from './use-tool-values';
import type { CqlSearch, SearchTool, WordSearch } from '../word-search/word-links';
import { useSearchFromAddress } from '../word-search/use-search-from-address';

/** What one analysis tool sends and answers; the frame does the rest. */
export interface ToolDefinition<Values, Request, Answer> {
  /** As in the tool's declaration. */
  readonly name: string;
  /** Namespace of the screen's messages where they are lazy; else the name. */
  readonly messages?: string;
  readonly emptyValues: Values;
  /** Null while a field is missing or wrong. */
  readonly makeRequest: (values: Values, texts: SelectedTexts) => Request | null;
  /** The call that answers a request; results are cited with it and repeat it as code. */
  readonly makeCall: (request: Request) => ApiCall;
  /** Where an answer takes more than that one call. */
  readonly call?: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** What both selections are asked in place of the form's fields: a row that one of them cuts off would be no zero. */
  readonly pairFields?: Partial<Request>;
  readonly countRows: (answer: Answer) => number;
  /** Message key for an answer without rows. */
  readonly readNothingFoundKey: (request: Request, answer: Answer) => string;
  /** The call that answers for the second selection, where the first one does not answer for both. */
  readonly makeSecondCall?: (request: Request) => ApiCall;
  /** The form that an opened link asks for; null if it makes no sense, because anyone can write a link. */
  readonly readLink: (options: unknown) => Values | null;
  /** The form with the search of the address; absent if the tool takes none. */
  readonly withSearch?: (values: Values, search: WordSearch) => Values;
  /** Last step of the tool's route, where it takes searches. */
  readonly searchRoute?: SearchTool;
  /** What is changed over a result is sent by itself, as long as answers come quickly. */
  readonly isLive?: true;
  /** The form asks for nothing that has to be typed: it is sent as soon as texts are chosen, and whenever it is changed. */
  readonly runsItself?: true;
  /** Forms to try, one click each, until there is a result; `start` is sent by itself on a first visit. */
  readonly examples?: readonly ToolExample<Values>[];
  readonly start?: Values;
  /** The form with the query by form of the address; absent if the tool takes none. */
  readonly withCql?: (values: Values, search: CqlSearch) => Values;
}

/** A form filled as an example: its caption is a message of the tool, or Estonian as it stands. */
export interface ToolExample<Values> {
  readonly caption: { readonly key: string } | { readonly estonian: string };
  readonly values: Values;
}

/** What the fields of a tool's form need. */
export interface FormFields<Values> {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** True after an attempt to send an incomplete form. */
  readonly showsErrors: boolean;
}

export interface ToolForm<Values, Request, Answer> {
  readonly hasTexts: boolean;
  readonly fields: FormFields<Values>;
  readonly control: ToolRunControl<Request, Answer>;
  /** Sends the form; false if a field is missing or wrong. */
  readonly submit: () => boolean;
  /** Fills the form as an example has it, and sends it. */
  readonly tryOut: (values: Values) => void;
}

/** Answers that took longer than these milliseconds are asked for by hand. */
const LIVE_WITHIN_MS = 300;
/** The call of a tool. A failure shows one notice; an answer without rows says so in the place of the result. */
function useReportedCall<Values, Request, Answer>(tool: ToolDefinition<Values, Request, Answer>) {
  const { showFailure, closeFailures } = useNotices();
  const tookMs = useRef(Infinity);
  const call = useCallback(
    async (request: Request, signal: AbortSignal) => {
      const began = performance.now();
      try {
        const answer = await askTool(tool, request, signal);
        if (!signal.aborted) closeFailures();
        tookMs.current = performance.now() - began;
        return answer;
      } catch (error) {
        if (!signal.aborted) showFailure(error);
        throw error;
      }
    },
    [tool, showFailure, closeFailures],
  );
  return { call, tookMs };
}

/** Form, run and restoring of one tool. `tool` must be the same object between renders. */
export function useToolForm<Values, Request, Answer>(
  tool: ToolDefinition<Values, Request, Answer>,
): ToolForm<Values, Request, Answer> {
  const selection = useTextSelection();
  const { hasTexts } = selection;
  const [values, setValues] = useToolValues(tool.name, tool.emptyValues, selection.origin === 'start');
  const [showsErrors, setShowsErrors] = useState(false);
  const { call, tookMs } = useReportedCall(tool);
  const control = useToolRun<Request, Answer>(tool.name, call);
  const send = (wanted: Values, origin: RunOrigin) => {
    const request = tool.makeRequest(wanted, selection);
    setShowsErrors(request === null);
    if (request !== null && hasTexts) control.start(request, origin);
    return request !== null;
  };
  const isQuick = control.run?.state === 'done' && tookMs.current < LIVE_WITHIN_MS;
  const { isLive = false, runsItself = false } = tool;
  const takesChanges = runsItself ? control.run !== null : isLive && isQuick;
  useLiveForm(takesChanges, values, runsItself, (changed) => {
    if (tool.makeRequest(changed, selection) !== null) send(changed, isQuick ? 'live' : 'restored');
  });
  const restore = (wanted: Values | null, origin: RunOrigin) => {
    if (wanted === null) return;
    setValues(wanted);
    send(wanted, origin);
  };
  useSearchFromAddress(hasTexts && tool.withSearch !== undefined, (search) =>
    restore(
      (search.cql === undefined ? tool.withSearch?.(values, search) : tool.withCql?.(values, search)) ?? null,
      'link',
    ),
  );
  useFreshRun(runsItself, control.run === null, runsItself ? values : tool.start, restore);
  useRememberSearch(control.run);
  useResultInAddress({
    tool: tool.name,
    run: control.run,
    takesSearch: tool.withSearch !== undefined,
    restore: (options) => restore(tool.readLink(options), 'restored'),
    forget: control.forget,
  });
  return {
    hasTexts,
    fields: { values, onChange: setValues, showsErrors },
    control,
    submit: () => send(values, 'form'),
    tryOut: (example) => restore(example, 'form'),
  };
}
