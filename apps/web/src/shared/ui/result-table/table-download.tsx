import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../downloads/download-table';
import { FileMenu } from '../menu-button';

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

export type RowScope = 'all' | 'filtered';

interface TableDownloadProps {
  readonly rowCount: number;
  /** Rows that pass the filters, or null if no filter is active. */
  readonly filteredCount?: number | null;
  readonly onDownload: (format: TableFormat, scope: RowScope) => Promise<void>;
}

/** Download of a table: Excel or CSV, all rows or those that pass the filters. */
export function TableDownload({ rowCount, filteredCount = null, onDownload }: TableDownloadProps) {
  const { t } = useTranslation('result-table');
  const scopes: readonly RowScope[] = filteredCount === null ? ['all'] : ['filtered', 'all'];
  const files = scopes.flatMap((scope) =>
    formats.map((format) => ({
      name: t(`download.${scope}`, {
        format: t(`download.formats.${format}`),
        count: scope === 'all' ? rowCount : (filteredCount ?? 0),
      }),
      save: () => onDownload(format, scope),
    })),
  );
  return <FileMenu files={files} />;
}
