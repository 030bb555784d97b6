import Box from '@mui/material/Box';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { letters } from '../../shared/design/tokens';

export const PALETTE_WIDTH_PX = 640;

export const fieldStyle = {
  flex: 1,
  minWidth: 0,
  height: '3.25rem',
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  ...letters[16],
  textOverflow: 'ellipsis',
  '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
} as const;

interface EarlyFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** The field of the palette while the code of the palette is still coming, so that no letter is lost. */
export function EarlyField({ typed, onType, onEnter, onClose }: EarlyFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Box sx={frameStyle}>
      <Box
        component="input"
        autoFocus
        type="text"
        aria-label={t('navigation.command_palette')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_KEYWORD_CHARACTERS}
        placeholder={t('navigation.command_palette_hint')}
        value={typed}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onType(target.value)}
        onKeyDown={({ key, nativeEvent }: React.KeyboardEvent) => {
          if (key === 'Escape') onClose();
          if (key === 'Enter' && !nativeEvent.isComposing) onEnter();
        }}
        sx={fieldStyle}
      />
    </Box>
  );
}

const frameStyle = {
  ...{ position: 'fixed', zIndex: 'tooltip', top: { xs: 0, sm: '9vh' }, left: '50%' },
  ...{ transform: 'translateX(-50%)', display: 'flex', pl: 5.5, pr: 2 },
  ...{
    width: { xs: '100%', sm: PALETTE_WIDTH_PX },
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
  },
} as const;
