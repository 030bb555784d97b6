import type { WordContextRow } from '@keelerada/contract/tools/word-context';
import { useMemo } from 'react';
import { useSides } from '../../shared/comparison/use-sides';
import { useWholeSelection } from '../../shared/text-selection/text-selection';

/** The selection whose text a line is of; a text may stand in both. */
export type LineSide = 'A' | 'B' | 'AB';

export interface NamedLineSide {
  readonly side: LineSide;
  readonly name: string;
}

/** Finds the selection of a line of two; null where there is one. */
export function useLineSide(): ((row: WordContextRow) => NamedLineSide) | null {
  const { corpusTextIds, ownTexts, compared } = useWholeSelection();
  const named = useSides();
  const [nameA, nameB] = [named.A.name, named.B.name];
  return useMemo(() => {
    if (compared === null) return null;
    const [inA, inB] = [new Set(corpusTextIds), new Set(compared.corpusTextIds)];
    const names = { A: nameA, B: nameB, AB: `${nameA}, ${nameB}` };
    const find = ({ textId, start = 0 }: WordContextRow): LineSide => {
      // Of two own texts that of A is first.
      if (textId === null) return ownTexts !== null && start < ownTexts.length ? 'A' : 'B';
      if (inA.has(textId)) return inB.has(textId) ? 'AB' : 'A';
      return 'B';
    };
    return (row) => {
      const side = find(row);
      return { side, name: names[side] };
    };
  }, [corpusTextIds, ownTexts, compared, nameA, nameB]);
}
