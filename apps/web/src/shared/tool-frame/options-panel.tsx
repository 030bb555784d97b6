import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '../design/tokens';

interface Occasion {
  /** Id of the last run that somebody asked for, or null: its result opens or closes the options, a visitor may do so after it. */
  readonly runId: number | null;
  /** True once the run gave rows: options then make room for them. They stay open on errors and empty answers. */
  readonly hasResult: boolean;
  /** A result is on its way that nobody sent a form for: options that opened for it would jump away at once. */
  readonly isComing: boolean;
}

/** Options of a tool: open at first, closed after a result, open again when pressed. */
export function useOptionsPanel({ runId, hasResult, isComing }: Occasion) {
  const id = useId();
  const [byHand, setByHand] = useState<{ readonly moment: string; readonly isOpen: boolean } | null>(null);
  const moment = `${runId ?? 0}-${hasResult || isComing}`;
  const isOpen = byHand?.moment === moment ? byHand.isOpen : !hasResult && !isComing;
  const set = (opens: boolean) => setByHand({ moment, isOpen: opens });
  return { id, isOpen, toggle: () => set(!isOpen), open: () => set(true) };
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
