import { useTranslation } from 'react-i18next';
import { useAskedResult } from '../citation/asked-result';
import type { CellRow } from '../downloads/download-table';
import { useSaveTable } from '../downloads/use-save-table';
import { useProvenance, type ResultDescription } from '../provenance/use-provenance';
import { TableDownload } from '../ui/result-table/table-download';

interface CellsDownloadProps extends ResultDescription {
  readonly headings: readonly string[];
  readonly rows: readonly CellRow[];
}

/** A shown result that is no table on the screen, as one in Excel or CSV with where it comes from. */
export function CellsDownload({ headings, rows, ...described }: CellsDownloadProps) {
  const { tool = '', messages = '' } = useAskedResult() ?? {};
  const { t } = useTranslation(messages);
  const makeProvenance = useProvenance();
  const save = useSaveTable();
  const make = () => ({
    sheetName: tool,
    columns: headings.map((heading) => ({ heading })),
    batches: [rows],
    entries: makeProvenance(described),
  });
  return <TableDownload rowCount={rows.length} onDownload={(format) => save(t('file_name'), format, make)} />;
}
