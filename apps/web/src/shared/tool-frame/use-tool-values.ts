import { useToolDraft } from '../tool-session/tool-session';
import { readRememberedType, rememberType } from '../word-search/remembered-type';
import type { WordSearchValues } from '../word-search/word-search-values';

type SharedValues = Partial<WordSearchValues>;
const SHARED_FIELDS = ['type', 'keyword', 'keepCapitalization'] as const;

/** The values of the fields that every search has, as far as a form has them. */
function pickShared(values: object): SharedValues {
  return Object.fromEntries(
    SHARED_FIELDS.filter((field) => field in values).map((field) => [field, (values as SharedValues)[field]]),
  );
}

/**
 * The values of a tool's form. The search itself (type, keyword, capital letters) travels with the visitor from tool to tool,
 * and the type is remembered by the browser; all other fields belong to their tool. Base forms are chosen until somebody chooses
 * otherwise: a word and Enter are enough.
 */
export function useToolValues<Values>(
  tool: string,
  emptyValues: Values,
): [values: Values, setValues: (values: Values) => void] {
  const [own, keepOwn] = useToolDraft<Values>(`${tool}.form`, emptyValues);
  const [kept, keepShared] = useToolDraft<SharedValues | null>('search', null);
  const shared = kept ?? { type: readRememberedType() ?? 'LEMMAS' };
  const known = Object.entries(shared).filter(([field]) => Object.hasOwn(emptyValues as object, field));
  const values = { ...emptyValues, ...own, ...Object.fromEntries(known) } as Values;
  const setValues = (next: Values) => {
    const search = pickShared(next as object);
    rememberType(search.type ?? null);
    keepOwn(next);
    if (Object.keys(search).length > 0) keepShared({ ...shared, ...search });
  };
  return [values, setValues];
}
