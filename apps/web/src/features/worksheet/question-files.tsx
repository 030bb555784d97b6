import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { worksheetFileForms, type WorksheetFileForm } from '@keelerada/contract/fields/choices';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/menu-button';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import type { WorksheetContent } from './make-worksheet-content';
import type { Sheet } from './sheet';
import type { WorksheetOptions } from './worksheet-options';

interface QuestionFilesProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly options: WorksheetOptions;
  /** Without ending. */
  readonly fileName: string;
}

/** Saves the gaps of the sheet for a learning environment. */
export function QuestionFiles({ content, sheet, options, fileName }: QuestionFilesProps) {
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
