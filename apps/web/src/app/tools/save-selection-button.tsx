import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { useNotices } from '../../shared/notices/notices';
import {
  MAX_NAME_CHARACTERS,
  MAX_SAVED_SELECTIONS,
  isSameName,
  saveSelection,
  savedSelections,
  type SavingFault,
} from '../../shared/saved-selections/saved-selections';
import { makeSavedTexts } from '../../shared/saved-selections/saved-texts';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useSelectionName } from '../../shared/text-selection/use-selection-name';
import { PlainDialog } from '../../shared/ui/plain-dialog';

/** Saves the corpus texts that are chosen under a name. An own text is left out: it is never stored. */
function SaveSelectionDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('saved-selections');
  const { corpusTextIds, corpusSource, ownTexts } = useTextSelection();
  const { selections } = useKeptValue(savedSelections);
  const { showNotice } = useNotices();
  const nameTexts = useTextsInWords();
  const nameSelection = useSelectionName();
  const texts = makeSavedTexts({ corpusTextIds, corpusSource, ownTexts: null });
  const [name, setName] = useState(() =>
    nameSelection({ corpusTextIds, corpusSource, ownTexts: null }).slice(0, MAX_NAME_CHARACTERS),
  );
  const [fault, setFault] = useState<SavingFault | 'no_name' | null>(null);
  const isReplacing = selections.some((one) => isSameName(one.name, name));
  const save = () => {
    if (texts === null) return onClose();
    const wanted = name.trim();
    const found =
      wanted === '' ? 'no_name' : saveSelection({ name: wanted, savedAt: new Date().toISOString(), texts });
    setFault(found);
    if (found !== null) return;
    showNotice('success', 'saved-selections:saved', { name: wanted });
    onClose();
  };
  return (
    <PlainDialog
      title={t('save.title')}
      onClose={onClose}
      maxWidth="xs"
      closeText={t('save.cancel')}
      confirm={{ text: t('save.submit'), run: save, isForm: true }}
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        <TextField
          autoFocus
          fullWidth
          label={t('save.name')}
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
          error={fault === 'no_name'}
          helperText={fault === 'no_name' ? t('faults.no_name') : isReplacing && t('save.replaces')}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_CHARACTERS, autoComplete: 'off' } }}
        />
        {texts !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{nameTexts(texts)}</Typography>}
        <Typography color="text.secondary">
          {t(texts?.choice === 'all' ? 'save.as_query' : 'save.as_texts')}{' '}
          {ownTexts !== null && t('save.without_own')}
        </Typography>
        {fault !== null && fault !== 'no_name' && (
          <Alert severity="error">{t(`faults.${fault}`, { most: MAX_SAVED_SELECTIONS })}</Alert>
        )}
      </Stack>
    </PlainDialog>
  );
}

/** Keeps the corpus texts that are chosen under a name. */
export function SaveSelectionButton() {
  const { t } = useTranslation('saved-selections');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('save.open')}
      </Button>
      {isOpen && <SaveSelectionDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
