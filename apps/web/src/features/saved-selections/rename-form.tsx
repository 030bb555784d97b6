import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MAX_NAME_CHARACTERS,
  MAX_SAVED_SELECTIONS,
  isSameName,
  renameSelection,
  savedSelections,
} from '../../shared/saved-selections/saved-selections';

type NameFault = 'no_name' | 'name_taken' | NonNullable<ReturnType<typeof renameSelection>>;

interface RenameFormProps {
  readonly name: string;
  /** The name that it has now; the former one where nothing was changed. */
  readonly onClose: (name: string) => void;
}

/** Another name for a selection, in its row; Escape leaves it as it is. */
export function RenameForm({ name, onClose }: RenameFormProps) {
  const { t } = useTranslation('saved-selections');
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<NameFault | null>(null);
  const rename = (): NameFault | null => {
    if (typed.trim() === '') return 'no_name';
    const isTaken = savedSelections
      .read()
      .selections.some((one) => isSameName(one.name, typed) && !isSameName(one.name, name));
    return isTaken ? 'name_taken' : renameSelection(name, typed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = rename();
        setFault(found);
        if (found === null) onClose(typed.trim());
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose(name);
      }}
      sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        autoFocus
        size="small"
        label={t('save.name')}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        error={fault !== null}
        helperText={fault !== null && t(`faults.${fault}`, { most: MAX_SAVED_SELECTIONS })}
        slotProps={{
          htmlInput: { maxLength: MAX_NAME_CHARACTERS, autoComplete: 'off' },
          formHelperText: { role: 'alert' },
        }}
        sx={{ flex: '1 1 220px' }}
      />
      <Button type="submit" variant="outlined">
        {t('save.submit')}
      </Button>
      <Button onClick={() => onClose(name)}>{t('save.cancel')}</Button>
    </Box>
  );
}
