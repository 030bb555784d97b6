import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideActions } from './compared-selections';

/** Leads to choosing a second selection: corpus texts or an own text. */
export function CompareButton({ onEdit, onType }: SideActions) {
  const { t } = useTranslation('comparison');
  const [place, setPlace] = useState<HTMLElement | null>(null);
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
      </Menu>
    </>
  );
}
