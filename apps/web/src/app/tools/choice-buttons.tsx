import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedSelectionMenu } from './saved-selection-menu';

interface ChoiceButtonsProps {
  /** True while texts are chosen. */
  readonly isChoosing?: boolean;
  readonly button?: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onType: () => void;
}

/** The ways to texts: own ones, the corpus, and what was saved under a name. */
export function ChoiceButtons({ isChoosing = false, button, onChoose, onType }: ChoiceButtonsProps) {
  const { t } = useTranslation('tools');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<EditNoteIcon />} aria-haspopup="dialog" onClick={onType}>
        {t('choice.own')}
      </Button>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<LibraryBooksIcon />}
        aria-expanded={isChoosing}
        aria-controls="text-choice"
        onClick={onChoose}
      >
        {t('choice.corpus')}
      </Button>
      {!isChoosing && <SavedSelectionMenu />}
    </Stack>
  );
}
