import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { TableDownload } from '../../shared/ui/result-table/table-download';
import { countLines } from './count-lines';
import { type SavedContexts, useSaveContexts } from './use-save-contexts';
import { isNarrowed } from './word-context-view';

interface WordContextDownloadProps extends SavedContexts {
  /** Rows that the order of the source lists; null while that is unknown. */
  readonly listed: number | null;
}

/** Excel or CSV of all lines, whatever part of them the screen has. */
export function WordContextDownload({ listed, ...saved }: WordContextDownloadProps) {
  const { t } = useTranslation('word-context');
  const { save, canCancel, cancel } = useSaveContexts(saved);
  return (
    <>
      {canCancel && (
        <Button size="small" onClick={cancel}>
          {t('cancel')}
        </Button>
      )}
      <TableDownload
        rowCount={countLines(saved.answer)}
        filteredCount={isNarrowed(saved.source.order) ? listed : null}
        onDownload={save}
      />
    </>
  );
}
