import Box from '@mui/material/Box';
import { TEXT_QUERY_PATH } from '@keelerada/contract/paths';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { callServerForJson } from '../http/call-server';
import { useNotices } from '../notices/notices';
import { useTextSelection } from '../text-selection/text-selection';
import { ToolFailure } from '../tool-frame/tool-failure';
import { ToolProgress } from '../tool-frame/tool-progress';
import type { LinkedResult } from './encode-result';
import { decodeResult, isResultHash } from './encode-result';

interface RestoreState {
  readonly error: unknown;
  /** Grows with every try. */
  readonly attempt: number;
}

async function findIds(linked: LinkedResult, signal: AbortSignal): Promise<readonly string[]> {
  if (linked.query === null) return [];
  const rows = await callServerForJson<TextQueryRow[]>(TEXT_QUERY_PATH, { body: linked.query, signal });
  return rows.map((row) => row.text_id);
}

/** Chooses the texts of a link and hands its options on to the tool of the route. */
function useApplyLink() {
  const { saveCorpusTexts } = useTextSelection();
  const { showNotice } = useNotices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (linked: LinkedResult, foundIds: readonly string[]) => {
    const ids = linked.chooseIds(foundIds);
    const { query, textCount } = linked;
    if (query === null) saveCorpusTexts(ids);
    else {
      const chosen = new Set(ids);
      saveCorpusTexts(ids, { query, unchosenIds: foundIds.filter((id) => !chosen.has(id)) });
    }
    if (ids.length !== textCount)
      showNotice('warning', 'result-link:corpus_changed', { then: textCount, now: ids.length });
    if (linked.hadOwnText) showNotice('warning', 'result-link:own_text_missing');
    void navigate(pathname, { replace: true, state: { restoredOptions: linked.options } });
  };
}

/** Runs once for each address that holds a result, and again for each new try. */
function useRestore(hash: string): [RestoreState, () => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState<RestoreState>({ error: null, attempt: 0 });
  const apply = useApplyLink();
  const { showNotice, showFailure } = useNotices();
  const navigate = useNavigate();
  const { attempt } = state;
  useEffect(() => {
    if (!isResultHash(hash)) return;
    const linked = decodeResult(hash);
    if (linked === null) {
      showNotice('error', 'result-link:broken');
      void navigate(pathname, { replace: true });
      return;
    }
    const controller = new AbortController();
    findIds(linked, controller.signal).then(
      (ids) => {
        if (!controller.signal.aborted) apply(linked, ids);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        showFailure(error);
        setState({ error, attempt });
      },
    );
    return () => controller.abort();
    // The address and a new try start it; the functions change with every render.
  }, [hash, attempt]);
  return [state, () => setState({ error: null, attempt: attempt + 1 })];
}

/** Wraps the tools: an address with a result first restores its texts, then its tool runs. */
export function ResultLinkGate({ children }: { readonly children: ReactNode }) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [{ error }, retry] = useRestore(hash);
  if (!isResultHash(hash)) return children;
  return (
    <Box>
      {error === null ? (
        <ToolProgress onCancel={() => void navigate(pathname, { replace: true })} />
      ) : (
        <ToolFailure error={error} onRetry={retry} />
      )}
    </Box>
  );
}
