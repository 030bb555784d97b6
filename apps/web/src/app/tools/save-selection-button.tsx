import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveSelectionDialog } from '../../features/saved-selections/save-selection-dialog';

/** Saves the corpus texts that are chosen under a name. */
export function SaveSelectionButton() {
  const { t } = useTranslation('saved-selections');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('save.open')}
      </Button>
      {isOpen && <SaveSelectionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
