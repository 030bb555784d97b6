import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/menu-button';
import { Link } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { SAVED_SELECTIONS_PATH, SavedSelectionLabel } from './saved-selection-label';

/** The way back to texts that were saved under a name; absent while there are none. */
export function SavedSelectionMenu() {
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
