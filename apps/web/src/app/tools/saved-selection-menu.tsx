import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { SAVED_SELECTIONS_PATH, SavedSelectionLabel } from './saved-selection-label';

/** The way back to texts that were saved under a name; absent while there are none. */
export function SavedSelectionMenu() {
  const { t } = useTranslation('saved-selections');
  const { selections } = useKeptValue(savedSelections);
  const { open } = useOpenSelection();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const close = () => setPlace(null);
  if (selections.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('open_menu')}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={close}>
        {selections.map((selection) => (
          <MenuItem
            key={selection.name}
            onClick={() => {
              close();
              open(selection);
            }}
          >
            <SavedSelectionLabel selection={selection} />
          </MenuItem>
        ))}
        <MenuItem component={Link} to={SAVED_SELECTIONS_PATH} sx={{ borderTop: 1, borderColor: 'divider' }}>
          {t('manage')}
        </MenuItem>
      </Menu>
    </>
  );
}
