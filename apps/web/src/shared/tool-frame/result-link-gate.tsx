import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ToolFailure } from './tool-failure';
import { ToolProgress } from './tool-progress';
import { useLocation, useNavigate } from 'react-router';
import { useNotices } from '../notices/notices';
import { type ChosenTexts, noTexts, type SelectedTexts } from '../text-selection/selected-texts';
import { useTextSelection } from '../text-selection/text-selection';
import { useToolSessions } from '../tool-session/tool-session';
import { WRITTEN_HASH, type WrittenHash } from '../result-link/address-step';
import type { LinkedTexts as LinkedSide } from '../result-link/link-texts';
import { decodeResult, isResultHash, type LinkedResult } from '../result-link/encode-result';
import { findLinkedTexts, meansTexts } from '../result-link/find-linked-texts';
import { useAskLeaving } from '../result-link/use-ask-leaving';

interface LinkedTexts {
  /** The address means texts that are not chosen yet. */
  readonly isRestoring: boolean;
  /** Why they could not be found; null while they are looked for. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Leaves the texts as they are. */
  readonly cancel: () => void;
}

/** Says what of an address could not be brought back. */
function useReportLosses() {
  const { showNotice } = useNotices();
  const reportSide = (linked: LinkedSide, { corpusTextIds, ownTexts }: ChosenTexts) => {
    const now = corpusTextIds?.length ?? 0;
    if (linked.textCount !== null && now !== linked.textCount)
      if (linked.chooseIds === null) showNotice('warning', 'result-link:texts_not_in_address');
      else showNotice('warning', 'result-link:corpus_changed', { then: linked.textCount, now });
    if (linked.hadOwnText && ownTexts === null) showNotice('warning', 'result-link:own_text_missing');
  };
  return (linked: LinkedResult, texts: SelectedTexts) => {
    reportSide(linked, texts);
    if (linked.compared !== null) reportSide(linked.compared, texts.compared ?? noTexts);
  };
}

/** Takes texts and result out of the address; who has pressed another tab leaves it anyway. */
function useLeave(): (replace: boolean) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useAskLeaving();
  return (replace) => {
    if (!isLeaving()) void navigate({ pathname, search }, { replace });
  };
}

/** In place of the revision of an address that is being left. */
const LEFT = -1;
/** Name of the note that holds the own text that was chosen last: a step back to before it must not lose it. */
const LAST_OWN_TEXT = 'last-own-text';

/** Keeps the chosen texts those of the address: finds them after a reload, a link and a step back. */
function useLinkedTexts(): LinkedTexts {
  const { hash } = useLocation();
  const selection = useTextSelection();
  const { revision, restoreTexts } = selection;
  const { notes } = useToolSessions();
  const leave = useLeave();
  const { showNotice, showFailure } = useNotices();
  const reportLosses = useReportLosses();
  const linked = useMemo(() => (isResultHash(hash) ? decodeResult(hash) : null), [hash]);
  // The address and the choice that were found to go together, whatever became of the corpus.
  const [settled, setSettled] = useState({ hash: '', revision });
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly of: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isSame = useMemo(() => linked !== null && meansTexts(linked, selection), [linked, selection]);
  const isSettled = settled.hash === hash && settled.revision === revision;
  const written = notes.get(WRITTEN_HASH) as WrittenHash | undefined;
  const isJustWritten = written?.hash === hash;
  const isOutdated = isJustWritten && written.revision !== revision;
  const isChanged = !isSettled && (settled.hash === hash || isOutdated);
  useEffect(() => {
    const ownText = selection.ownTexts ?? selection.compared?.ownTexts;
    if (ownText) notes.set(LAST_OWN_TEXT, ownText);
  }, [selection, notes]);
  useEffect(() => {
    // Whatever stood before is left: a step back to it is no change of texts.
    if (hash === '' && settled.hash !== '') setSettled({ hash, revision });
    if (!isResultHash(hash) || isSettled) return;
    if (linked === null) {
      showNotice('warning', 'result-link:broken'); // the next good answer takes away an error
      return leave(true);
    }
    notes.delete(WRITTEN_HASH);
    if (isSame && !isChanged) return setSettled({ hash, revision });
    // Other texts were chosen while the address stood, or came: a step back finds the former result.
    if (isChanged || isJustWritten) {
      setSettled({ hash, revision: LEFT });
      return leave(false);
    }
    const controller = new AbortController();
    const ownText = (notes.get(LAST_OWN_TEXT) as string | undefined) ?? null;
    findLinkedTexts(linked, selection, ownText, controller.signal).then(
      (texts) => {
        if (controller.signal.aborted) return;
        reportLosses(linked, texts);
        setSettled({ hash, revision: revision + 1 });
        restoreTexts(texts);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        showFailure(error);
        setFailure({ error, of: `${attempt}${hash}` });
      },
    );
    return () => controller.abort();
    // Address, choice and a new try start it; the functions change with every render.
  }, [hash, revision, attempt]);
  return {
    isRestoring: isResultHash(hash) && (isChanged || (!isSame && !isSettled)),
    error: failure?.of === `${attempt}${hash}` ? failure.error : null,
    retry: () => setAttempt(attempt + 1),
    cancel: () => leave(true),
  };
}

/** What stands under the bar of a tool whose texts are still on their way; null once they are there. */
export const TextsComing = createContext<ReactNode>(null);

/** An address with a result first restores its texts: what stands in the place of the result until then, or null. */
export function useComingTexts(): ReactNode {
  const { isRestoring, error, retry, cancel } = useLinkedTexts();
  if (!isRestoring) return null;
  return error === null ? <ToolProgress onCancel={cancel} /> : <ToolFailure error={error} onRetry={retry} />;
}

/** Wraps what reads the texts of an address with a result, until these are there. */
export function ResultLinkGate({ children }: { readonly children: ReactNode }) {
  return useComingTexts() ?? children;
}
