import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnTextDialog } from '../../features/own-text/own-text-dialog';
import { SelectionChips } from './selection-chips';

/** The own text of a tool that stands on a page of its own. */
export function OwnTextChoice() {
  const { t } = useTranslation('tools');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack component="section" aria-label={t('choice.title')} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<EditNoteIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('choice.own')}
      </Button>
      <SelectionChips />
      {isOpen && <OwnTextDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
