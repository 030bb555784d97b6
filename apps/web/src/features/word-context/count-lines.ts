import type { WordContextResponse } from '@keelerada/contract/tools/word-context';

/** Lines of a search without sample and filter: all occurrences, or those beside the neighbour that it asks for. */
export const countLines = ({
  total,
  listed = total,
}: Pick<WordContextResponse, 'total' | 'listed'>): number => listed;
