import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ShuffleIcon from '@mui/icons-material/Shuffle';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CiteDialogProps } from '../../shared/citation/cite-dialog';
import { CiteButton } from '../../shared/citation/cite-button';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import { MoreActions } from '../../shared/ui/more-actions';
import { BarActions } from '../../shared/ui/tool-bar';
import type { WorksheetContent } from './make-worksheet-content';
import { QuestionFiles } from './question-files';
import type { Sheet } from './sheet';
import type { WorksheetOptions } from './worksheet-options';

interface WorksheetActionsProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly options: WorksheetOptions;
  /** Of files, without ending. */
  readonly fileName: string;
  /** Null if there are no others; absent where none are asked for. */
  readonly onOthers?: (() => void) | null;
  readonly makeReferences: () => Omit<CiteDialogProps, 'onClose'>;
  /** Whether something else is what the page is for. */
  readonly isQuiet?: boolean;
  /** What else lies under the button for more, before and after what every sheet has there. */
  readonly settings?: ReactNode;
  readonly more?: ReactNode;
}

/** Takes other sentences, prints the sheet, saves it for Word and learning environments, cites it. */
export function WorksheetActions(props: WorksheetActionsProps) {
  const {
    content,
    sheet,
    options,
    fileName,
    onOthers,
    makeReferences,
    isQuiet = false,
    settings,
    more,
  } = props;
  const { t } = useTranslation('worksheet');
  const { showNotice } = useNotices();
  const saveFile = async () => {
    const { makeWorksheetFile } = await import('./make-worksheet-file');
    const texts = { answers: t('sheet.answers'), sources: t('sheet.sources') };
    saveBlob(await makeWorksheetFile(content, texts), `${fileName}.docx`);
  };
  const isEmpty = content.sentences.length === 0;
  return (
    <BarActions>
      {onOthers !== undefined && (
        <Button
          color="inherit"
          startIcon={<ShuffleIcon />}
          disabled={onOthers === null}
          onClick={() => onOthers?.()}
        >
          {t('actions.others')}
        </Button>
      )}
      <Button color="inherit" startIcon={<PrintIcon />} disabled={isEmpty} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <Button
        {...(isQuiet ? { color: 'inherit' } : { variant: 'contained' })}
        startIcon={<DownloadIcon />}
        disabled={isEmpty}
        onClick={() => void saveFile().catch(() => showNotice('error', 'worksheet:actions.failed'))}
      >
        {t('actions.word')}
      </Button>
      <MoreActions>
        {settings}
        <QuestionFiles {...{ content, sheet, options, fileName }} />
        <CiteButton makeContent={makeReferences} />
        {more}
      </MoreActions>
    </BarActions>
  );
}
