import type { CollocatesRequest, CollocatesResponse } from '@keelerada/contract/tools/collocates';
import type { WordSearch } from '../../shared/word-search/word-links';

/** The search for the lines of the keyword in which a neighbour was counted. */
export type NearKeyword = (collocate: string) => WordSearch;

type Asked = Pick<CollocatesRequest, 'type' | 'keyword' | 'keepCapitalization' | 'searchCount'>;

export function makeNearKeyword(
  { type, keyword, keepCapitalization, searchCount: count }: Asked,
  { lemmatizedKeyword }: Pick<CollocatesResponse, 'lemmatizedKeyword'>,
): NearKeyword {
  const search = { word: lemmatizedKeyword ?? keyword, type, keepCapitalization };
  return (word) => ({ ...search, near: { word, count } });
}
