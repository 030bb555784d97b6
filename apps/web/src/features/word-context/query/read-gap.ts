import type { WordContextRow } from '@keelerada/contract/tools/word-context';

/** White space between the keyword and its context on a side; empty if the text has none there. */
export function readGap({ joined }: Pick<WordContextRow, 'joined'>, side: 'BEFORE' | 'AFTER'): '' | ' ' {
  return joined === side || joined === 'BOTH' ? '' : ' ';
}
