import { useEffect, useMemo } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useWholeSelection } from '../text-selection/text-selection';
import { type RunOrigin, useToolSessions } from '../tool-session/tool-session';
import { useToolViews } from '../tool-session/tool-views';
import { readAddressSearch } from '../word-search/word-links';
import { type AddressNote, decideAddressStep, WRITTEN_HASH, type WrittenHash } from './address-step';
import { decodeResult, encodeAddress } from './encode-result';
import { readLinkOptions } from './link-options';
import { useAskLeaving } from './use-ask-leaving';

/** Turning pages or typing a filter is one change of the address. */
const WRITE_AFTER_MS = 300;

interface ShownResult {
  readonly id: number;
  readonly origin: RunOrigin;
  readonly request: unknown;
}

interface ResultInAddress {
  readonly tool: string;
  /** What shows; null before the first search. */
  readonly run: ShownResult | null;
  /** The tool takes searches from addresses. */
  readonly takesSearch?: boolean;
  /** Fills the form with the options of an address and runs them. Anyone can write an address. */
  readonly restore: (options: unknown) => void;
  /** As before the first search; absent if something always shows. */
  readonly forget?: () => void;
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Takes up what the address of the tool brings: how the result is looked at, and the options unless they show already. */
function useTakeUp({ tool, run, restore }: ResultInAddress) {
  const [, replaceViews] = useToolViews(tool);
  return (hash: string) => {
    const linked = decodeResult(hash);
    if (linked?.options === undefined) return;
    replaceViews(linked.views);
    if (run === null || !isSame(linked.options, readLinkOptions(run.request))) restore(linked.options);
  };
}

/**
 * Keeps the address of a tool that of its result, and the result that of the address: a new search is a new entry of the
 * history, another look at it changes the entry.
 */
export function useResultInAddress(result: ResultInAddress): void {
  const { tool, run, forget, takesSearch = false } = result;
  const { hash, key: entry, pathname, search, state } = useLocation() as Location<unknown>;
  const isStep = useNavigationType() === NavigationType.Pop && forget !== undefined;
  const navigate = useNavigate();
  const isLeaving = useAskLeaving();
  const selection = useWholeSelection();
  const { revision } = selection;
  const { notes } = useToolSessions();
  const [views] = useToolViews(tool);
  const takeUp = useTakeUp(result);
  const noteName = `${tool}.address`;
  const shownHash = useMemo(
    () => (run === null ? null : encodeAddress(selection, readLinkOptions(run.request), views)),
    [run, selection, views],
  );
  useEffect(() => {
    const note = notes.get(noteName) as AddressNote | undefined;
    const shown = run === null || shownHash === null ? null : { ...run, hash: shownHash };
    const isAsking = takesSearch && readAddressSearch(new URLSearchParams(search)) !== null;
    // In a frame the address is that of the page around.
    if (window.parent !== window || isLeaving()) return;
    const step = decideAddressStep({ hash, entry, isStep, isAsking, run: shown, revision, note });
    const moment = { revision, runId: run?.id ?? null, entry };
    const write = (written: string, replace: boolean) => {
      notes.set(noteName, { ...moment, hash: written, isComing: true } satisfies AddressNote);
      notes.set(WRITTEN_HASH, { hash: written, revision } satisfies WrittenHash);
      void navigate({ pathname, search, hash: written }, { replace, state: replace ? state : null });
    };
    if (step === 'replace-later') {
      const timer = setTimeout(() => !isLeaving() && write(shownHash ?? '', true), WRITE_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (step === 'push' || step === 'replace') return write(shownHash ?? '', step === 'replace');
    if (step === 'wait') return;
    notes.set(noteName, { ...moment, hash, isComing: false } satisfies AddressNote);
    if (step === 'restore') takeUp(hash);
    if (step === 'forget') forget?.();
    // The functions change with every render.
  }, [hash, search, entry, shownHash, run?.id, revision]);
}
