import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/menu-button';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import type { SideActions } from './side-actions';
import { SavedSelectionLabel } from './saved-selection-label';

const headStyle = {
  lineHeight: '2rem',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'transparent',
} as const;

/** Leads to choosing a second selection: corpus texts, an own text or a named selection. */
export function CompareButton({ onEdit, onType }: SideActions) {
  const { t } = useTranslation('comparison');
  const { selections } = useKeptValue(savedSelections);
  const { open } = useOpenSelection();
  return (
    <MenuButton size="small" label={t('start')}>
      <MenuItem onClick={() => onEdit('B')}>{t('with_corpus')}</MenuItem>
      <MenuItem onClick={() => onType('B')}>{t('with_own')}</MenuItem>
      {selections.length > 0 && <ListSubheader sx={headStyle}>{t('with_saved')}</ListSubheader>}
      {selections.map((selection) => (
        <MenuItem key={selection.name} onClick={() => open(selection, 'B')}>
          <SavedSelectionLabel selection={selection} />
        </MenuItem>
      ))}
    </MenuButton>
  );
}
