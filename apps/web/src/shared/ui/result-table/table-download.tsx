import DownloadIcon from '@mui/icons-material/Download';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../menu-button';
import type { TableFormat } from '../../downloads/download-table';

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

export type RowScope = 'all' | 'filtered';

interface TableDownloadProps {
  readonly rowCount: number;
  /** Rows that pass the filters, or null if no filter is active. */
  readonly filteredCount: number | null;
  readonly onDownload: (format: TableFormat, scope: RowScope) => Promise<void>;
}

/** Download of a table: Excel or CSV, all rows or those that pass the filters. */
export function TableDownload(props: TableDownloadProps) {
  const { rowCount, filteredCount, onDownload } = props;
  const { t } = useTranslation('result-table');
  const [isWriting, setIsWriting] = useState(false);
  const scopes: readonly RowScope[] = filteredCount === null ? ['all'] : ['filtered', 'all'];
  const download = async (format: TableFormat, scope: RowScope) => {
    setIsWriting(true);
    try {
      await onDownload(format, scope);
    } finally {
      setIsWriting(false);
    }
  };
  return (
    <MenuButton
      color="inherit"
      startIcon={<DownloadIcon />}
      loading={isWriting}
      loadingPosition="start"
      label={t(isWriting ? 'download.writing' : 'download.open')}
    >
      {scopes.flatMap((scope) =>
        formats.map((format) => {
          const count = scope === 'all' ? rowCount : (filteredCount ?? 0);
          return (
            <MenuItem key={`${scope}-${format}`} onClick={() => void download(format, scope)}>
              {t(`download.${scope}`, {
                format: t(`download.formats.${format}`),
                count,
              })}
            </MenuItem>
          );
        }),
      )}
    </MenuButton>
  );
}
