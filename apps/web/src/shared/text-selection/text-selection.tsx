import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { keepForTab, readKept } from './tab-storage';

/** The query that found the corpus texts: it says in few words which texts were chosen. */
export interface CorpusSource {
  readonly query: TextQueryRequest;
  /** Texts that the query found too and that were not chosen. */
  readonly unchosenIds: readonly string[];
}

/** The texts the tools work on: corpus texts saved for analysis, the user's own text, or both (SPEC 3). */
export interface ChosenTexts {
  /** Null if nothing is saved for analysis. */
  readonly corpusTextIds: readonly string[] | null;
  readonly ownTexts: string | null;
  /** Null if the texts were not found by one query. */
  readonly corpusSource: CorpusSource | null;
}

interface TextSelectionState extends ChosenTexts {
  /** Grows with every change; results made for an older number are out of date. */
  readonly revision: number;
  readonly hasTexts: boolean;
  /** One for each corpus text and one for the own text. */
  readonly textCount: number;
  readonly saveCorpusTexts: (ids: readonly string[], source?: CorpusSource) => void;
  readonly saveOwnTexts: (text: string) => void;
  /** Takes over a whole choice, as one change. */
  readonly restoreTexts: (texts: ChosenTexts) => void;
}

const TextSelectionContext = createContext<TextSelectionState | null>(null);

const STORAGE_KEY = 'chosen-texts';

type KeptTexts = Pick<ChosenTexts, 'corpusTextIds' | 'corpusSource'>;

function readKeptTexts(): KeptTexts {
  const kept = readKept<KeptTexts>(STORAGE_KEY);
  const ids = kept?.corpusTextIds;
  if (!Array.isArray(ids) || ids.length === 0) return { corpusTextIds: null, corpusSource: null };
  return { corpusTextIds: ids, corpusSource: kept?.corpusSource ?? null };
}

/** Asks before the page is left while it holds an own text: nothing else keeps that. */
function useLossWarning(isAtRisk: boolean): void {
  useEffect(() => {
    // In a frame the page around holds the text.
    if (!isAtRisk || window.parent !== window) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}

/** Keeps the selection while the visitor moves between pages; corpus texts outlive a reload, an own text is never stored. */
export function TextSelectionProvider({ children }: { readonly children: ReactNode }) {
  const [selection, setSelection] = useState<ChosenTexts & { revision: number }>(() => ({
    ...readKeptTexts(),
    ownTexts: null,
    revision: 0,
  }));
  const { corpusTextIds, corpusSource, ownTexts } = selection;
  useEffect(
    () => keepForTab(STORAGE_KEY, corpusTextIds === null ? null : { corpusTextIds, corpusSource }),
    [corpusTextIds, corpusSource],
  );
  useLossWarning(ownTexts !== null);
  const saveCorpusTexts = useCallback((ids: readonly string[], source?: CorpusSource) => {
    setSelection(({ ownTexts, revision }) => ({
      corpusTextIds: ids.length > 0 ? ids : null,
      corpusSource: ids.length > 0 ? (source ?? null) : null,
      ownTexts,
      revision: revision + 1,
    }));
  }, []);
  const saveOwnTexts = useCallback((text: string) => {
    setSelection(({ corpusTextIds, corpusSource, revision }) => ({
      corpusTextIds,
      corpusSource,
      ownTexts: text.trim() === '' ? null : text,
      revision: revision + 1,
    }));
  }, []);
  const restoreTexts = useCallback(
    (texts: ChosenTexts) => setSelection(({ revision }) => ({ ...texts, revision: revision + 1 })),
    [],
  );
  const state = useMemo(() => {
    const textCount = (selection.corpusTextIds?.length ?? 0) + (selection.ownTexts === null ? 0 : 1);
    return { ...selection, textCount, hasTexts: textCount > 0, saveCorpusTexts, saveOwnTexts, restoreTexts };
  }, [selection, saveCorpusTexts, saveOwnTexts, restoreTexts]);
  return <TextSelectionContext value={state}>{children}</TextSelectionContext>;
}

/** Throws if there is no provider above. */
export function useTextSelection(): TextSelectionState {
  const state = use(TextSelectionContext);
  if (state === null) throw new Error('useTextSelection needs a TextSelectionProvider above it');
  return state;
}
