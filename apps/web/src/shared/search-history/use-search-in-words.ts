import { useTranslation } from 'react-i18next';
import { decodeResult } from '../result-link/encode-result';
import { useTextsInWords } from '../saved-selections/use-texts-in-words';
import type { PastSearch } from './search-history';

export interface SearchInWords {
  readonly tool: string;
  /** The word or the query by form; empty for tools that take none. */
  readonly keyword: string;
  /** Word form or base form, and the texts. */
  readonly detail: string;
}

type SearchTools = readonly { readonly name: string; readonly route: string }[];

/** Says what a former search was, out of its address; null for an address that none of the tools has. */
export function useSearchInWords(tools: SearchTools): (search: PastSearch) => SearchInWords | null {
  const { t } = useTranslation(['word-search', 'tools']);
  const nameTexts = useTextsInWords();
  return ({ address }) => {
    const [path = '', hash = ''] = address.split('#');
    const tool = tools.find(({ route }) => path === `/tools/${route}`);
    const linked = decodeResult(`#${hash}`);
    if (tool === undefined || linked === null) return null;
    const { keyword, cql, type } = (linked.options ?? {}) as Readonly<Record<string, unknown>>;
    const asked = [cql, keyword].find((one) => typeof one === 'string' && one !== '');
    const sides = [linked, ...(linked.compared === null ? [] : [linked.compared])];
    const texts = sides.map(({ query, textCount }) => nameTexts({ query, count: textCount ?? 0 }));
    const known = type === 'WORDS' || type === 'LEMMAS' ? [t(`type.${type}`)] : [];
    return {
      tool: t(`${tool.name}:title`),
      keyword: typeof asked === 'string' ? asked : '',
      detail: [...known, texts.join(' ↔ ')].join(' · '),
    };
  };
}

/** The former searches that can be told, the newest first. */
export function useKnownSearches(tools: SearchTools) {
  const describe = useSearchInWords(tools);
  return (searches: readonly PastSearch[]) =>
    searches.flatMap((search) => {
      const words = describe(search);
      return words === null ? [] : [{ ...search, ...words }];
    });
}
