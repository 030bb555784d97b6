import EditNoteIcon from '@mui/icons-material/EditNoteOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { MenuButton } from '../../shared/ui/menu-button';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SAVED_SELECTIONS_PATH, SavedSelectionLabel } from './saved-selection-label';

/** The way back to texts that were saved under a name; absent while there are none. */
function SavedSelectionMenu() {
  const { t } = useTranslation('saved-selections');
  const { selections } = useKeptValue(savedSelections);
  const { open } = useOpenSelection();
  const { side } = useTextSelection();
  if (selections.length === 0) return null;
  return (
    <MenuButton size="small" sx={{ alignSelf: 'flex-start' }} label={t('open_menu')}>
      {selections.map((selection) => (
        <MenuItem key={selection.name} onClick={() => open(selection, side)}>
          <SavedSelectionLabel selection={selection} />
        </MenuItem>
      ))}
      <MenuItem component={Link} to={SAVED_SELECTIONS_PATH} sx={{ borderTop: 1, borderColor: 'divider' }}>
        {t('manage')}
      </MenuItem>
    </MenuButton>
  );
}

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
