import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { decodeResult, isResultHash } from '../result-link/encode-result';
import { useTextSelection } from '../text-selection/text-selection';
import { type RunOrigin, useToolSessions } from '../tool-session/tool-session';

/** How long typing rests before what is changed is sent. */
const REST_MS = 300;

/** Sends what is changed over a result that came quickly. */
export function useLiveForm<Values>(
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

/** Asks other texts what the texts before were asked. The result forgets that anything was. */
export function useAskAgain(tool: string, isAsked: boolean, ask: () => void): () => void {
  const { notes } = useToolSessions();
  const { hasTexts, revision } = useTextSelection();
  const key = `${tool}.asked`;
  useEffect(() => {
    const isAnswered = notes.get(key) === revision;
    if (isAsked) notes.set(key, revision);
    else if (hasTexts && notes.has(key) && !isAnswered) ask();
    // What asks changes with every render.
  }, [notes, key, isAsked, hasTexts, revision]);
  return () => notes.delete(key);
}

/** Whether the tool asks without anybody's doing: on a first visit, or with any texts. What an address brings comes first. */
function useIsFresh(runsItself: boolean, isIdle: boolean): boolean {
  const { hash } = useLocation();
  const { hasTexts, origin } = useTextSelection();
  const isLinked = useMemo(
    () => (runsItself ? decodeResult(hash)?.options !== undefined : isResultHash(hash)),
    [runsItself, hash],
  );
  return isIdle && !isLinked && (runsItself ? hasTexts : origin === 'start');
}

/** Sends a form once, as soon as the texts are there. */
export function useFreshRun<Values>(
  runsItself: boolean,
  isIdle: boolean,
  first: Values | undefined,
  restore: (values: Values, origin: RunOrigin) => void,
): void {
  const isFresh = useIsFresh(runsItself, isIdle);
  useEffect(() => {
    if (isFresh && first !== undefined) restore(first, 'restored');
    // The form and what sends it change with every render.
  }, [isFresh]);
}
