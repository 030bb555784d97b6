import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type ChosenTexts,
  type CorpusSource,
  countChosen,
  noTexts,
  readSide,
  type SelectedTexts,
  type Side,
  withSide,
} from './selected-texts';
import { readFields, readTexts } from '../kept-value/kept-storage';
import { isTextQuery } from '../text-filters/is-text-query';
import { isForFrames, keepForTab, readKeptInTab } from './tab-storage';

export type { ChosenTexts, CorpusSource } from './selected-texts';

/** Who chose the texts: nobody yet, the product on a first visit, or the visitor, who may have emptied the choice. */
export type SelectionOrigin = 'none' | 'start' | 'visitor';

export interface TextSelectionState extends SelectedTexts {
  readonly origin: SelectionOrigin;
  /** The side whose texts these are and that is saved to. Inside a `SelectionSide` it may be B. */
  readonly side: Side;
  /** Grows with every change; results made for an older number are out of date. */
  readonly revision: number;
  readonly hasTexts: boolean;
  /** One for each corpus text and one for the own text. */
  readonly textCount: number;
  readonly saveCorpusTexts: (ids: readonly string[], source?: CorpusSource) => void;
  readonly saveOwnTexts: (text: string) => void;
  /** Takes over a whole choice, as one change. */
  readonly restoreTexts: (texts: ChosenTexts & Partial<SelectedTexts>) => void;
  /** Begins with corpus texts that nobody asked for, unless some were chosen in the meantime. */
  readonly startWith: (ids: readonly string[], source: CorpusSource) => void;
  /** Changes all of both sides at once. */
  readonly changeSelection: (change: (old: SelectedTexts) => SelectedTexts) => void;
}

const TextSelectionContext = createContext<TextSelectionState | null>(null);
/** Set by `SelectionSide`. */
export const SideContext = createContext<TextSelectionState | null>(null);

const STORAGE_KEY = 'chosen-texts';

function readKeptSide(stored: unknown): ChosenTexts {
  const { corpusTextIds, corpusSource, ownTexts: own } = readFields(stored);
  const ownTexts = typeof own === 'string' && own.trim() !== '' ? own : null;
  const ids = readTexts(corpusTextIds);
  if (ids.length === 0) return { ...noTexts, ownTexts };
  const { query, unchosenIds } = readFields(corpusSource);
  const source = isTextQuery(query) ? { query, unchosenIds: readTexts(unchosenIds) } : null;
  return { corpusTextIds: ids, corpusSource: source, ownTexts };
}

const origins: readonly SelectionOrigin[] = ['none', 'start', 'visitor'];

function readKeptTexts(stored: unknown): SelectedTexts & { readonly origin: SelectionOrigin } {
  const { compared, origin } = readFields(stored);
  const texts = withSide({ ...readKeptSide(stored), compared: null }, 'B', readKeptSide(compared));
  // The page for frames begins with no texts. What cannot be read is as good as a first visit.
  if (isForFrames()) return { ...texts, origin: 'visitor' };
  const known = origins.find((one) => one === origin);
  return { ...texts, origin: known ?? (countChosen(texts) === 0 ? 'none' : 'visitor') };
}

/** False where the browser does not keep them: corpus texts are then kept alone if there is room for these. */
function keepTexts(selection: SelectedTexts, origin: SelectionOrigin): boolean {
  const [first, second] = [readSide(selection, 'A'), readSide(selection, 'B')];
  const keepSides = (own: Partial<ChosenTexts>) => {
    const compared = countChosen(second) === 0 ? {} : { compared: { ...second, ...own } };
    return keepForTab(STORAGE_KEY, origin === 'none' ? null : { ...first, ...own, ...compared, origin });
  };
  if (keepSides({})) return true;
  keepSides({ ownTexts: null });
  return false;
}

type Savers = Pick<
  TextSelectionState,
  'side' | 'saveCorpusTexts' | 'saveOwnTexts' | 'restoreTexts' | 'changeSelection'
>;

/** How the texts of one side are saved. */
export function makeSavers(side: Side, changeSelection: TextSelectionState['changeSelection']): Savers {
  const change = (make: (old: ChosenTexts) => ChosenTexts) =>
    changeSelection((old) => withSide(old, side, make(readSide(old, side))));
  return {
    side,
    saveCorpusTexts: (ids, source) =>
      change(({ ownTexts }) => ({
        corpusTextIds: ids.length > 0 ? ids : null,
        corpusSource: ids.length > 0 ? (source ?? null) : null,
        ownTexts,
      })),
    saveOwnTexts: (text) => change((old) => ({ ...old, ownTexts: text.trim() === '' ? null : text })),
    restoreTexts: ({ corpusTextIds, corpusSource, ownTexts, compared = null }) =>
      changeSelection(() => ({ corpusTextIds, corpusSource, ownTexts, compared })),
    changeSelection,
  };
}

/** Keeps the selection while the visitor moves between pages and reloads them, in this tab of the browser alone. */
export function TextSelectionProvider({ children }: { readonly children: ReactNode }) {
  const [selection, setSelection] = useState(() => ({
    ...readKeptInTab(STORAGE_KEY, readKeptTexts),
    revision: 0,
  }));
  const { corpusTextIds, corpusSource, ownTexts, compared, origin } = selection;
  useEffect(() => {
    const isKept = keepTexts({ corpusTextIds, corpusSource, ownTexts, compared }, origin);
    if (isKept || (ownTexts ?? compared?.ownTexts ?? null) === null) return;
    // Asks before the page is left: nothing keeps the own text.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [corpusTextIds, corpusSource, ownTexts, compared, origin]);
  const changeSelection = useCallback<TextSelectionState['changeSelection']>(
    (change) =>
      setSelection(({ revision, origin: _origin, ...old }) => ({
        ...change(old),
        origin: 'visitor',
        revision: revision + 1,
      })),
    [],
  );
  const startWith = useCallback<TextSelectionState['startWith']>(
    (ids, source) =>
      setSelection((old) => {
        if (old.origin !== 'none' || ids.length === 0) return old;
        const texts = { ...noTexts, corpusTextIds: ids, corpusSource: source, compared: null };
        return { ...texts, origin: 'start', revision: old.revision + 1 };
      }),
    [],
  );
  const savers = useMemo(() => makeSavers('A', changeSelection), [changeSelection]);
  const state = useMemo(() => {
    const textCount = countChosen(selection);
    return { ...selection, ...savers, startWith, textCount, hasTexts: textCount > 0 };
  }, [selection, savers, startWith]);
  return <TextSelectionContext value={state}>{children}</TextSelectionContext>;
}

/** Both sides, wherever it is asked. Throws if there is no provider above. */
export function useWholeSelection(): TextSelectionState {
  const state = use(TextSelectionContext);
  if (state === null) throw new Error('useTextSelection needs a TextSelectionProvider above it');
  return state;
}

/** The texts to work on; inside a `SelectionSide` those of that side. Throws if there is no provider above. */
export function useTextSelection(): TextSelectionState {
  const whole = useWholeSelection();
  return use(SideContext) ?? whole;
}
