import { subcorpora, textTypesBySubcorpus } from '@keelerada/contract/enumerations';
import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { FilterName } from './text-query-filters';
import { textQueryFilters } from './text-query-filters';

/** What is chosen on the form: codes by filter. */
export interface TextQueryFormValues {
  readonly corpuses: readonly string[];
  readonly types: readonly string[];
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[]>>>;
}

export const emptyTextQuery: TextQueryFormValues = { corpuses: [], types: [], filters: {} };

const RANGE_FILTERS: readonly FilterName[] = ['characters', 'words', 'sentences'];
const RUSSIAN_SUBCORPORA: readonly string[] = ['cgSRJPKTr', 'cZjHWUPtD'];

const isSubcorpus = (code: string): code is keyof typeof subcorpora => code in subcorpora;

/** Type codes that the ticked subcorpora have. */
export function listTypes(corpuses: readonly string[]): readonly string[] {
  return corpuses.filter(isSubcorpus).flatMap((code) => textTypesBySubcorpus[code].map((type) => type.code));
}

/** Ticks other subcorpora: types of an unticked one go with it (SPEC 5). */
export function withCorpuses(values: TextQueryFormValues, corpuses: readonly string[]): TextQueryFormValues {
  const known = listTypes(corpuses);
  return { ...values, corpuses, types: values.types.filter((type) => known.includes(type)) };
}

/**
 * Languages that a query without a chosen language means: Estonian, Russian if only Russian subcorpora are ticked,
 * both for a mixture, so that no ticked subcorpus stays empty by default.
 */
export function getDefaultLanguages(corpuses: readonly string[]): readonly string[] {
  const russian = corpuses.filter((code) => RUSSIAN_SUBCORPORA.includes(code)).length;
  if (russian === 0) return ['eesti'];
  return russian === corpuses.length ? ['vene'] : ['eesti', 'vene'];
}

/** Makes the request: filters that are empty or hidden for the ticked subcorpora are left out. */
export function makeTextQuery({ corpuses, types, filters }: TextQueryFormValues): TextQueryRequest {
  const request: Record<string, unknown> = { corpuses };
  if (types.length > 0) request['types'] = types;
  for (const { name, isShown } of textQueryFilters) {
    const chosen = filters[name] ?? [];
    if (!isShown(corpuses) || chosen.length === 0) continue;
    request[name] = RANGE_FILTERS.includes(name)
      ? chosen.map((range) => range.split('-').map(Number))
      : chosen;
  }
  request['language'] ??= getDefaultLanguages(corpuses);
  return request;
}
