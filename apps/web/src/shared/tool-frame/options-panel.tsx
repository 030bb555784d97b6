import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '../design/tokens';

/** Options of a tool: they open when pressed, or where a field of theirs is faulty. */
export function useOptionsPanel() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return { id, isOpen, toggle: () => setIsOpen(!isOpen), open: () => setIsOpen(true) };
}

type OptionsState = ReturnType<typeof useOptionsPanel>;

/** Opens and closes the options; says what is set while they are closed. */
export function OptionsButton({ id, isOpen, toggle }: Omit<OptionsState, 'open'>) {
  const { t } = useTranslation('tool-frame');
  return (
    <Button
      color="inherit"
      startIcon={<TuneIcon />}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
    >
      {t('options')}
    </Button>
  );
}

/** The fields under the bar. What is hidden keeps what was typed into it. */
export function OptionsPanel({
  id,
  isOpen,
  children,
}: Pick<OptionsState, 'id' | 'isOpen'> & { readonly children: ReactNode }) {
  return (
    <Box
      id={id}
      hidden={!isOpen}
      sx={{
        display: isOpen ? 'flex' : 'none',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: space[16],
        rowGap: space[12],
        py: space[12],
        mx: 'calc(-1 * var(--edge))',
        px: 'var(--edge)',
        borderBottom: '1px solid var(--line)',
      }}
    >
      {children}
    </Box>
  );
}
