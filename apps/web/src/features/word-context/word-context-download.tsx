import Button from '@mui/material/Button';
import type { WordContextResponse } from '@keelerada/contract/word-context';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableFormat } from '../../shared/downloads/download-table';
import { saveTable } from '../../shared/downloads/save-table';
import { useFileName } from '../../shared/downloads/use-file-name';
import { useLanguage } from '../../shared/i18n/use-language';
import { useNotices } from '../../shared/notices/notices';
import { useProvenance } from '../../shared/provenance/use-provenance';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import type { RowScope } from '../../shared/ui/result-table/table-download';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import { countLines } from './count-lines';
import { listOrderEntries, listWordContextOptions } from './describe-word-context';
import { lineColumns } from './line-columns';
import { makeContextCells } from './make-context-cells';
import { streamAllContexts } from './stream-context-rows';
import { useNameOrigin } from './use-name-origin';
import { isNarrowed } from './word-context-view';
import type { ContextSource } from './word-context.queries';
import { fetchOrigins } from './word-context.queries';

/** A shorter wait needs no way out. */
const CANCEL_AFTER_MS = 1000;

interface WordContextDownloadProps {
  readonly source: ContextSource;
  readonly answer: Pick<WordContextResponse, 'total' | 'listed' | 'totals'>;
  /** Rows that the order of the source lists; null while that is unknown. */
  readonly listed: number | null;
}

/** Excel or CSV of all lines, whatever part of them the screen has. */
export function WordContextDownload({ source, answer, listed }: WordContextDownloadProps) {
  const { t } = useTranslation([
    ...(['word-context', 'word-search', 'result-table'] as const),
    ...(['word-context-lines', 'sketch-relations'] as const),
  ]);
  const nameOrigin = useNameOrigin();
  const language = useLanguage();
  const { showNotice } = useNotices();
  const { corpusTextIds } = useTextSelection();
  const makeProvenance = useProvenance();
  const nameFile = useFileName();
  const [canCancel, setCanCancel] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const download = async (format: TableFormat, scope: RowScope) => {
    const { signal } = (controller.current = new AbortController());
    const timer = setTimeout(() => setCanCancel(true), CANCEL_AFTER_MS);
    const order =
      scope === 'filtered' ? source.order : { ...source.order, sample: null, filter: null, counted: null };
    const entries = [
      ...makeProvenance({
        tool: t('title'),
        options: listWordContextOptions(source.query, t),
        totals: answer.totals,
        request: source.query,
      }),
      ...listOrderEntries(order, countLines(answer), t),
    ];
    try {
      const columns = [
        ...['number', 'before', 'keyword', 'after'].map((name) => t(`columns.${name}`)),
        ...lineColumns.map((name) => t(`word-context-lines:columns.${name}`)),
        t('columns.text'),
      ].map((heading) => ({ heading }));
      const provenance = { sheetName: t('result-table:provenance.sheet'), entries };
      const origins = await fetchOrigins(corpusTextIds ?? [], signal);
      // Named once for each text: there may be hundreds of lines of each.
      const names = new Map([...origins].map(([id, origin]) => [id, nameOrigin(id, origin)]));
      const batches = makeContextCells(
        streamAllContexts({ ...source, order }, signal),
        (textId) => names.get(textId ?? '') ?? nameOrigin(textId, undefined),
      );
      const cutMark = t('result-table:download.cut_mark');
      const table = { language, sheetName: t('title'), columns, cutMark, provenance, batches };
      const count = await saveTable(table, format, nameFile(t('file_name')), signal);
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
        rowCount={countLines(answer)}
        filteredCount={isNarrowed(source.order) ? listed : null}
        onDownload={download}
      />
    </>
  );
}
