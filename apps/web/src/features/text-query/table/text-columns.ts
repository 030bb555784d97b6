import { useTranslation } from 'react-i18next';
import { useIsAtLeast } from '../../../shared/ui/use-screen-width';
import type { TextColumn } from '../query/sort-text-rows';

export interface ShownColumn {
  readonly name: TextColumn;
  readonly label: string;
  readonly isNumber: boolean;
}

const widths: Readonly<Record<TextColumn, string>> = {
  title: 'minmax(0, 1fr)',
  type: 'minmax(100px, 0.7fr)',
  level: '64px',
  year: '92px',
  age: '84px',
  nativeLang: 'minmax(80px, 128px)',
  nationality: 'minmax(80px, 118px)',
  words: '84px',
};
const TICK_WIDTH = '40px';

const allColumns: readonly TextColumn[] = [
  ...(['title', 'type', 'level', 'year', 'age', 'nativeLang', 'nationality', 'words'] as const),
];
const someColumns: readonly TextColumn[] = ['title', 'level', 'nativeLang', 'nationality', 'words'];
const fewColumns: readonly TextColumn[] = ['title', 'level', 'words'];

/** Columns that there is room for, and the grid they stand in. */
export function useTextColumns(): {
  readonly columns: readonly ShownColumn[];
  readonly template: string;
} {
  const { t } = useTranslation('text-query');
  const isMiddle = useIsAtLeast('sm');
  const isWide = useIsAtLeast('md');
  const names = isWide ? allColumns : isMiddle ? someColumns : fewColumns;
  const columns = names.map((name) => ({
    name,
    label: name === 'nativeLang' || name === 'nationality' ? t(`filters.${name}`) : t(`columns.${name}`),
    isNumber: name === 'words',
  }));
  return { columns, template: [TICK_WIDTH, ...names.map((name) => widths[name])].join(' ') };
}
