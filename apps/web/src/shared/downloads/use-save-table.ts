import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { useNotices } from '../notices/notices';
import type { DownloadTable, FileHead, TableFormat } from './download-table';
import { saveTable } from './save-table';
import { useFileName } from './use-file-name';

/** What a file holds: the rows, and where they come from as label and value. */
export interface SavedTable extends Pick<DownloadTable, 'sheetName' | 'columns' | 'batches'> {
  readonly entries: FileHead['provenance']['entries'];
}

/** Writes a table to a file in the language of the page; what failed or was cut shows as a notice. */
export function useSaveTable() {
  const { t } = useTranslation('result-table');
  const language = useLanguage();
  const { showNotice } = useNotices();
  const nameFile = useFileName();
  return async (
    fileName: string,
    format: TableFormat,
    make: () => SavedTable | Promise<SavedTable>,
    signal?: AbortSignal,
  ) => {
    try {
      const { entries, ...rows } = await make();
      const provenance = { sheetName: t('provenance.sheet'), entries };
      const table = { ...rows, provenance, language, cutMark: t('download.cut_mark') };
      const count = await saveTable(table, format, nameFile(fileName), signal);
      if (count > 0) showNotice('warning', 'result-table:download.cut', { count });
    } catch {
      if (!signal?.aborted) showNotice('error', 'result-table:download.failed');
    }
  };
}
