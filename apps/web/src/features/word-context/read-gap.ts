import type { WordContextRow } from '@keelerada/contract/word-context';

/** What stands between the keyword of a row and its context on a side: nothing where the text has no white space there. */
export function readGap({ joined }: Pick<WordContextRow, 'joined'>, side: 'BEFORE' | 'AFTER'): '' | ' ' {
  return joined === side || joined === 'BOTH' ? '' : ' ';
}
