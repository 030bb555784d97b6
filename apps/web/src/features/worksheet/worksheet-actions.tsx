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
import type { Sheet } from './sheet';
import type { WorksheetOptions } from './worksheet-options';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { worksheetFileForms, type WorksheetFileForm } from '@keelerada/contract/fields/choices';
import { MenuButton } from '../../shared/ui/menu-button';

interface QuestionFilesProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly options: WorksheetOptions;
  /** Without ending. */
  readonly fileName: string;
}

/** Saves the gaps of the sheet for a learning environment. */
function QuestionFiles({ content, sheet, options, fileName }: QuestionFilesProps) {
  const { t } = useTranslation('worksheet');
  const { showNotice } = useNotices();
  const save = async (form: WorksheetFileForm) => {
    const { makeQuestionFile } = await import('./make-question-file');
    const { blob, ending } = makeQuestionFile(form, {
      title: content.title,
      instruction: content.instruction,
      citation: content.citation,
      isOfCorpus: sheet.items.every(({ example }) => example.textId !== null),
      sentences: sheet.items.map(({ example }) => example),
      hasLemma: options.hasLemma,
      nameQuestion: (number) => t('files.question', { number }),
    });
    saveBlob(blob, `${fileName}.${ending}`);
  };
  const choose = (form: WorksheetFileForm) =>
    void save(form).catch(() => showNotice('error', 'worksheet:actions.failed'));
  return (
    <MenuButton
      color="inherit"
      disabled={sheet.items.length === 0 || options.task !== 'gap'}
      label={t('files.open')}
    >
      {worksheetFileForms.map((form) => (
        <MenuItem key={form} onClick={() => choose(form)} sx={{ maxWidth: 420, whiteSpace: 'normal' }}>
          <ListItemText primary={t(`files.forms.${form}`)} secondary={t(`files.hints.${form}`)} />
        </MenuItem>
      ))}
    </MenuButton>
  );
}

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
