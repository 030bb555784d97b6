import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShuffleIcon from '@mui/icons-material/Shuffle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import type { CiteDialogProps } from '../../shared/citation/cite-dialog';
import { CiteButton } from '../../shared/citation/cite-button';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import type { WorksheetContent } from './make-worksheet-content';
import { QuestionFiles } from './question-files';
import type { Sheet } from './sheet';
import type { WorksheetOptions } from './worksheet-options';

interface WorksheetActionsProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly options: WorksheetOptions;
  /** Null if there are no others. */
  readonly onOthers: (() => void) | null;
  readonly makeReferences: () => Omit<CiteDialogProps, 'onClose'>;
}

/** Prints the sheet, saves it for Word, takes other sentences, cites them. */
export function WorksheetActions(props: WorksheetActionsProps) {
  const { content, sheet, options, onOthers, makeReferences } = props;
  const { t } = useTranslation('worksheet');
  const { showNotice } = useNotices();
  const saveFile = async () => {
    const { makeWorksheetFile } = await import('./make-worksheet-file');
    const texts = { answers: t('sheet.answers'), sources: t('sheet.sources') };
    saveBlob(await makeWorksheetFile(content, texts), t('file_name'));
  };
  const isEmpty = content.sentences.length === 0;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<PrintIcon />} disabled={isEmpty} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isEmpty}
        onClick={() => void saveFile().catch(() => showNotice('error', 'worksheet:actions.failed'))}
      >
        {t('actions.word')}
      </Button>
      <QuestionFiles content={content} sheet={sheet} options={options} />
      <Button startIcon={<ShuffleIcon />} disabled={onOthers === null} onClick={() => onOthers?.()}>
        {t('actions.others')}
      </Button>
      <CiteButton makeContent={makeReferences} />
    </Stack>
  );
}
