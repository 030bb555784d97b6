import Button from '@mui/material/Button';
import type { WordContextResponse, WordContextRow } from '@keelerada/contract/word-context';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../shared/downloads/download-table';
import { saveTable } from '../../shared/downloads/save-table';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { useProvenance } from '../../shared/provenance/use-provenance';
import type { RowScope } from '../../shared/ui/result-table/table-download';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import type { ContextFilter } from './word-context-view';
import { listWordContextOptions, listViewEntries } from './describe-word-context';
import { makeContextCells } from './make-context-cells';
import { streamAllContexts } from './stream-context-rows';
import type { ContextSource } from './word-context.queries';

/** A shorter wait needs no way out. */
const CANCEL_AFTER_MS = 1000;

interface WordContextDownloadProps {
  readonly source: ContextSource;
  readonly answer: Pick<WordContextResponse, 'total' | 'totals'>;
  readonly filter: ContextFilter | null;
  readonly filteredRows: readonly WordContextRow[] | null;
}

/** Excel or CSV of all lines, whatever part of them the screen has. */
export function WordContextDownload({ source, answer, filter, filteredRows }: WordContextDownloadProps) {
  const { t } = useTranslation(['word-context', 'word-search', 'result-table']);
  const language = useLanguage();
  const { showNotice } = useNotices();
  const makeProvenance = useProvenance();
  const [canCancel, setCanCancel] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async (format: TableFormat, scope: RowScope) => {
    const { signal } = (controller.current = new AbortController());
    const timer = setTimeout(() => setCanCancel(true), CANCEL_AFTER_MS);
    const isFiltered = scope === 'filtered' && filteredRows !== null;
    const entries = [
      ...makeProvenance({
        tool: t('title'),
        options: listWordContextOptions(source.query, t),
        totals: answer.totals,
        request: source.query,
      }),
      ...listViewEntries({ sort: source.sort, filter: isFiltered ? filter : null }, t),
    ];
    try {
      const columns = ['number', 'before', 'keyword', 'after', 'text'].map((name) => ({
        heading: t(`columns.${name}`),
      }));
      const provenance = { sheetName: t('result-table:provenance.sheet'), entries };
      const batches = makeContextCells(isFiltered ? [filteredRows] : streamAllContexts(source, signal));
      const cutMark = t('result-table:download.cut_mark');
      const table = { language, sheetName: t('title'), columns, cutMark, provenance, batches };
      const count = await saveTable(table, format, t('file_name'), signal);
      if (count > 0) showNotice('warning', 'result-table:download.cut', { count });
    } catch {
      if (!signal.aborted) showNotice('error', 'result-table:download.failed');
    } finally {
      clearTimeout(timer);
      setCanCancel(false);
    }
  };
  return (
    <>
      {canCancel && (
        <Button size="small" onClick={() => controller.current?.abort()}>
          {t('cancel')}
        </Button>
      )}
      <TableDownload
        rowCount={answer.total}
        filteredCount={filteredRows?.length ?? null}
        onDownload={download}
      />
    </>
  );
}
