import { useCallback, useState } from 'react';
import { useNotices } from '../notices/notices';
import { useResultInAddress } from '../result-link/use-result-in-address';
import { useRememberSearch } from '../search-history/use-remember-search';
import { useTextSelection } from '../text-selection/text-selection';
import {
  useToolRun,
  useToolSessions,
  type RunOrigin,
  type ToolRunControl,
} from '../tool-session/tool-session';
import { answerClock } from './answer-clock';
import { askTool } from './pair-tool';
import type { ToolDefinition } from './tool-definition';
import type { FormFields } from './tool-options';
import { useAutomaticRun, useLiveForm } from './use-automatic-runs';
import { useToolValues } from './use-tool-values';
import { useSearchFromAddress } from '../word-search/use-search-from-address';

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
