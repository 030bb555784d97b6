import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { late, Waiting } from '../ui/waiting';

const CANCEL_AFTER_MS = 1000;
const ROWS = 12;

interface ToolProgressProps {
  readonly onCancel: () => void;
  /** What is being done, where it is not the texts that are analysed. */
  readonly label?: string;
  /** Over a result that stays: the line alone. */
  readonly isOver?: boolean;
}

/** A request is under way: nothing at first, then a line and the shape of the result, then a way to stop. Give it the run's id as `key`. */
export function ToolProgress({ onCancel, label, isOver = false }: ToolProgressProps) {
  const { t } = useTranslation('tool-frame');
  return (
    <Box sx={isOver ? overStyle : { minHeight: 320 }}>
      <Waiting
        label={label ?? t('working')}
        rows={isOver ? 0 : ROWS}
        action={
          <Button variant="outlined" onClick={onCancel} sx={late(CANCEL_AFTER_MS)}>
            {t('cancel')}
          </Button>
        }
      />
    </Box>
  );
}

/** It takes no room, so that the result under it stays where it is. */
const overStyle = {
  ...{ position: 'sticky', top: 'calc(var(--sticky-top, 48px) + 8px)', zIndex: 3, height: 0, mb: '-12px' },
  '& > *': {
    ...{ width: 'fit-content', px: '12px', bgcolor: 'var(--surface)', borderRadius: '4px' },
    boxShadow: 'var(--sh-menu)',
  },
} as const;
