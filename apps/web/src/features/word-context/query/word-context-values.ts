import type { WordContextRequest } from '@keelerada/contract/tools/word-context';

/** What is asked of the server, whatever rows of the answer and in whatever order. */
export type WordContextQuery = Omit<
  WordContextRequest,
  | 'nearCount'
  | 'sort'
  | 'thenSort'
  | 'sample'
  | 'seed'
  | 'filterText'
  | 'filterPart'
  | 'countedBy'
  | 'countedLemmas'
  | 'countedValue'
  | 'lineCharacters'
  | 'vead'
  | 'offset'
  | 'limit'
  | 'pageToken'
> &
  Partial<Pick<WordContextRequest, 'nearCount'>>;
