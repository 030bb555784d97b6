import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { worksheetFileForms, type WorksheetFileForm } from '@keelerada/contract/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNotices } from '../../shared/notices/notices';
import type { WorksheetContent } from './make-worksheet-content';
import type { Sheet } from './sheet';
import type { WorksheetOptions } from './worksheet-options';

interface QuestionFilesProps {
  readonly content: WorksheetContent;
  readonly sheet: Sheet;
  readonly options: WorksheetOptions;
}

/** Saves the gaps of the sheet for a learning environment. */
export function QuestionFiles({ content, sheet, options }: QuestionFilesProps) {
  const { t } = useTranslation('worksheet');
  const { showNotice } = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = async (form: WorksheetFileForm) => {
    const { makeQuestionFile } = await import('./make-question-file');
    const { blob, name } = makeQuestionFile(form, {
      title: content.title,
      instruction: content.instruction,
      citation: content.citation,
      sentences: sheet.items.map(({ example }) => example),
      hasLemma: options.hasLemma,
      nameQuestion: (number) => t('files.question', { number }),
    });
    saveBlob(blob, name);
  };
  const choose = (form: WorksheetFileForm) => {
    setAnchor(null);
    void save(form).catch(() => showNotice('error', 'worksheet:actions.failed'));
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={sheet.items.length === 0 || options.task !== 'gap'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('files.open')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {worksheetFileForms.map((form) => (
          <MenuItem key={form} onClick={() => choose(form)} sx={{ maxWidth: 420, whiteSpace: 'normal' }}>
            <ListItemText primary={t(`files.forms.${form}`)} secondary={t(`files.hints.${form}`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
