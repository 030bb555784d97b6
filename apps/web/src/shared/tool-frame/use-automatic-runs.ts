import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { decodeResult } from '../result-link/encode-result';
import { useTextSelection } from '../text-selection/text-selection';
import { useToolSessions } from '../tool-session/tool-session';
import { readAddressSearch } from '../word-search/word-links';

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
export function useAutomaticRun({ tool, takesSearch, isIdle, asked, ask }: AutomaticRun): () => void {
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
