import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ContrastIcon from '@mui/icons-material/Contrast';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';
import type { MetState as State } from './quality-content';

const looks = {
  yes: { Icon: CheckIcon, ink: 'var(--ok)' },
  partly: { Icon: ContrastIcon, ink: 'var(--warn)' },
  no: { Icon: CloseIcon, ink: 'var(--warn)' },
  none: { Icon: RemoveIcon, ink: 'var(--ink-3)' },
} as const;

/** Whether a floor or an aim is reached, in words; the picture and the colour only repeat them. */
export function MetState({
  state,
  of = 'floor',
}: {
  readonly state: State | undefined;
  readonly of?: 'floor' | 'aim';
}) {
  const { t } = useTranslation('quality');
  const { Icon, ink } = looks[state ?? 'none'];
  return (
    <Box
      component="span"
      sx={{ ...letters[14], display: 'inline-flex', alignItems: 'center', gap: '4px', color: ink }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {t(`${of}.${state ?? 'none'}`)}
    </Box>
  );
}
