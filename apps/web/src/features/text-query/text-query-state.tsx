import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { createContext, use, useMemo, useState } from 'react';
import type { TextQueryFormValues } from './make-text-query';
import { emptyTextQuery, makeTextQuery } from './make-text-query';

interface TextQueryState {
  readonly values: TextQueryFormValues;
  /** The query whose result list shows, or null while the form shows. */
  readonly request: TextQueryRequest | null;
  /** Ids ticked in the result list. */
  readonly tickedIds: ReadonlySet<string>;
  readonly setValues: (values: TextQueryFormValues) => void;
  readonly setTickedIds: Dispatch<SetStateAction<ReadonlySet<string>>>;
  readonly submit: () => void;
  /** Empties the form; ticked texts are forgotten with it. */
  readonly clear: () => void;
  /** Back to the form; what was chosen on it stays. */
  readonly changeQuery: () => void;
}

const TextQueryContext = createContext<TextQueryState | null>(null);

/** Keeps the query form and its result list while the visitor moves between pages. */
export function TextQueryProvider({ children }: { readonly children: ReactNode }) {
  const [values, setValues] = useState(emptyTextQuery);
  const [request, setRequest] = useState<TextQueryRequest | null>(null);
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set());
  const state = useMemo(
    () => ({
      values,
      request,
      tickedIds,
      setValues,
      setTickedIds,
      // Texts ticked before stay ticked if the new query finds them too.
      submit: () => setRequest(makeTextQuery(values)),
      clear: () => {
        setTickedIds(new Set());
        setValues(emptyTextQuery);
      },
      changeQuery: () => setRequest(null),
    }),
    [values, request, tickedIds],
  );
  return <TextQueryContext value={state}>{children}</TextQueryContext>;
}

/** Throws if there is no provider above. */
export function useTextQueryState(): TextQueryState {
  const state = use(TextQueryContext);
  if (state === null) throw new Error('useTextQueryState needs a TextQueryProvider above it');
  return state;
}
