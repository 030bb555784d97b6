import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { readFields, readTexts } from '../../../shared/kept-value/kept-storage';
import { keepForTab, readKeptInTab } from '../../../shared/text-selection/tab-storage';
import {
  emptyTextQuery,
  makeTextQuery,
  readKeptForm,
  type TextQueryFormValues,
} from '../../../shared/text-filters/make-text-query';
import { readTextQuery } from '../../../shared/text-filters/read-text-query';
import { type Inherited, inheritFilters, swapInherited } from '../../../shared/text-filters/swap-inherited';
import { textColumns, type TextSort } from './sort-text-rows';

const STORAGE_KEY = 'text-query';

interface TextQueryState {
  readonly values: TextQueryFormValues;
  /** The query whose texts show, or null while no subcorpus is ticked. */
  readonly request: TextQueryRequest | null;
  /** Ids ticked in the table. */
  readonly tickedIds: ReadonlySet<string>;
  /** Order of the table; null is the order of the answer, by title. */
  readonly sort: TextSort | null;
  readonly setValues: (values: TextQueryFormValues) => void;
  readonly setTickedIds: Dispatch<SetStateAction<ReadonlySet<string>>>;
  readonly setSort: (sort: TextSort | null) => void;
  /** Empties the form; ticked texts are forgotten with it. */
  readonly clear: () => void;
  /** Shows the query that found these texts, with them ticked. */
  readonly show: (query: TextQueryRequest, ids: readonly string[]) => void;
  /** Begins a second selection with the query of the first one: what is ticked then takes the place of what stands there. */
  readonly beginWith: (query: TextQueryRequest) => void;
}

const TextQueryContext = createContext<TextQueryState | null>(null);

interface Kept {
  readonly values: TextQueryFormValues;
  readonly tickedIds: readonly string[];
  readonly sort: TextSort | null;
}

interface Form {
  readonly values: TextQueryFormValues;
  readonly inherited: Inherited;
}

function readSort(stored: unknown): TextSort | null {
  const { column: given, isDescending } = readFields(stored);
  const column = textColumns.find((known) => known === given);
  return column === undefined ? null : { column, isDescending: isDescending === true };
}

function readKeptQuery(stored: unknown): Kept {
  const { values, tickedIds, sort } = readFields(stored);
  return { values: readKeptForm(values), tickedIds: readTexts(tickedIds), sort: readSort(sort) };
}

/** Keeps filters, ticks and order while the visitor moves between pages and reloads them. */
export function TextQueryProvider({ children }: { readonly children: ReactNode }) {
  const [kept] = useState(() => readKeptInTab(STORAGE_KEY, readKeptQuery));
  const [{ values }, setForm] = useState<Form>({ values: kept.values, inherited: new Set() });
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(() => new Set(kept.tickedIds));
  const [sort, setSort] = useState(kept.sort);
  useEffect(() => {
    keepForTab(STORAGE_KEY, { values, tickedIds: [...tickedIds], sort } satisfies Kept);
  }, [values, tickedIds, sort]);
  const state = useMemo(
    () => ({
      values,
      request: values.corpuses.length > 0 ? makeTextQuery(values) : null,
      tickedIds,
      sort,
      setValues: (next: TextQueryFormValues) =>
        setForm((old) => swapInherited(old.values, next, old.inherited)),
      setTickedIds,
      setSort,
      clear: () => {
        setTickedIds(new Set());
        setForm({ values: emptyTextQuery, inherited: new Set() });
      },
      show: (query: TextQueryRequest, ids: readonly string[]) => {
        setForm({ values: readTextQuery(query), inherited: new Set() });
        setTickedIds(new Set(ids));
      },
      beginWith: (query: TextQueryRequest) => {
        const first = readTextQuery(query);
        setForm({ values: first, inherited: inheritFilters(first) });
        setTickedIds(new Set());
      },
    }),
    [values, tickedIds, sort],
  );
  return <TextQueryContext value={state}>{children}</TextQueryContext>;
}

/** Throws if there is no provider above. */
export function useTextQueryState(): TextQueryState {
  const state = use(TextQueryContext);
  if (state === null) throw new Error('useTextQueryState needs a TextQueryProvider above it');
  return state;
}
