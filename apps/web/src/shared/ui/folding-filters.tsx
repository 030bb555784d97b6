import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarActions } from './tool-bar';

interface FoldingFiltersProps {
  /** The role and name of the fields as a group. */
  readonly role: 'group' | 'search';
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields that leave rows out: on a phone they open by a button of the bar, so that the first row stands high. */
export function FoldingFilters({ role, label, children }: FoldingFiltersProps) {
  const { t } = useTranslation('result-table');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BarActions>
        <Button
          color="inherit"
          startIcon={<FilterListIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: { xs: 'inline-flex', sm: 'none' }, order: -1 }}
        >
          {t('filter.open')}
        </Button>
      </BarActions>
      <Box
        id={id}
        role={role}
        aria-label={label}
        sx={{
          display: { xs: isOpen ? 'flex' : 'none', sm: 'flex' },
          ...{ flexWrap: 'wrap', gap: 1.5, flex: '1 1 480px', maxWidth: 900, minWidth: 0 },
        }}
      >
        {children}
      </Box>
    </>
  );
}
