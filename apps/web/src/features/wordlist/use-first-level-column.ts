import type { WordlistRow } from '@keelerada/contract/tools/wordlist';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWordLevels } from '../../shared/levels/word-levels.queries';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';

const WIDTH_PX = 92;

/** A column with the level at which learners first use each base form; empty until the levels are there. */
export function useFirstLevelColumn(
  rows: readonly WordlistRow[] | null,
): readonly ResultColumn<WordlistRow>[] {
  const { t } = useTranslation('wordlist-result');
  const answer = useWordLevels(useMemo(() => (rows ?? []).map(({ word }) => word), [rows]));
  return useMemo(() => {
    if (rows === null) return [];
    const levels = new Map((answer?.sonad ?? []).map(({ algvorm, tase }) => [algvorm, tase]));
    return [
      {
        id: 'firstLevel',
        kind: 'text',
        heading: t('columns.first_level'),
        readText: ({ word }) => levels.get(word) ?? '',
        filter: 'choice',
        widthPx: WIDTH_PX,
      },
    ];
  }, [answer, rows, t]);
}
