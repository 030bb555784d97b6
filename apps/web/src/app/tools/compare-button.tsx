import { proficiencyLevels } from '@keelerada/contract/corrector-choices';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '../../shared/kept-value/kept-value';
import { savedSelections } from '../../shared/saved-selections/saved-selections';
import { useOpenSelection } from '../../shared/saved-selections/use-open-selection';
import { useWholeSelection } from '../../shared/text-selection/text-selection';
import { useOpenLevel } from './use-open-level';
import type { SideActions } from './compared-selections';
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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { selections } = useKeptValue(savedSelections);
  const { open } = useOpenSelection();
  const openLevel = useOpenLevel();
  const { corpusSource } = useWholeSelection();
  const levels = corpusSource?.query.level ?? [];
  const onlyLevel = levels.length === 1 ? levels[0] : undefined;
  const choose = (start: SideActions['onEdit']) => () => {
    setPlace(null);
    start('B');
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={place !== null}
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        {t('start')}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        <MenuItem onClick={choose(onEdit)}>{t('with_corpus')}</MenuItem>
        <MenuItem onClick={choose(onType)}>{t('with_own')}</MenuItem>
        <ListSubheader sx={headStyle}>{t('with_level')}</ListSubheader>
        {proficiencyLevels
          .filter((level) => level !== onlyLevel)
          .map((level) => (
            <MenuItem
              key={level}
              onClick={() => {
                setPlace(null);
                openLevel(level, 'B');
              }}
            >
              {level}
            </MenuItem>
          ))}
        {selections.length > 0 && <ListSubheader sx={headStyle}>{t('with_saved')}</ListSubheader>}
        {selections.map((selection) => (
          <MenuItem
            key={selection.name}
            onClick={() => {
              setPlace(null);
              open(selection, 'B');
            }}
          >
            <SavedSelectionLabel selection={selection} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
