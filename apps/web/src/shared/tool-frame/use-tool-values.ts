import { useToolDraft } from '../tool-session/tool-session';
import type { WordSearchValues } from '../word-search/word-search-values';

type SharedValues = Partial<WordSearchValues & { readonly isByForm: boolean; readonly cql: string }>;
const SHARED_FIELDS = ['type', 'keyword', 'keepCapitalization', 'isByForm', 'cql'] as const;

/** The values of the fields that searches share, as far as a form has them. */
function pickShared(values: object): SharedValues {
  return Object.fromEntries(
    SHARED_FIELDS.filter((field) => field in values).map((field) => [field, (values as SharedValues)[field]]),
  );
}

/**
 * The values of a tool's form. The search itself travels with the visitor from tool to tool; all other fields belong to their
 * tool.
 */
export function useToolValues<Values>(
  tool: string,
  emptyValues: Values,
): [values: Values, setValues: (values: Values) => void] {
  const [own, keepOwn] = useToolDraft<Values>(`${tool}.form`, emptyValues);
  const [shared, keepShared] = useToolDraft<SharedValues>('search', {});
  const known = Object.entries(shared).filter(([field]) => Object.hasOwn(emptyValues as object, field));
  const values = { ...emptyValues, ...own, ...Object.fromEntries(known) } as Values;
  const setValues = (next: Values) => {
    const search = pickShared(next as object);
    // A word that is typed where there are no patterns is what is looked for from then on.
    const isWord = search.keyword !== undefined && search.keyword !== shared.keyword;
    keepOwn(next);
    if (Object.keys(search).length > 0)
      keepShared({ ...shared, ...(isWord && { isByForm: false }), ...search });
  };
  return [values, setValues];
}
