import CloseIcon from '@mui/icons-material/Close';
import Chip, { type ChipProps } from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';

interface DeletableChipProps extends Pick<ChipProps, 'color' | 'variant' | 'size'> {
  readonly label: string;
  readonly forgetLabel: string;
  readonly onForget: () => void;
}

/** A chip with a real button to delete it: reachable by the Tab key and announced by screen readers. */
export function DeletableChip({ label, forgetLabel, onForget, ...look }: DeletableChipProps) {
  return (
    <Chip
      {...look}
      title={label}
      label={
        <span style={{ display: 'flex', alignItems: 'center' }}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{label}</span>
          <IconButton
            size="small"
            color="inherit"
            aria-label={forgetLabel}
            onClick={onForget}
            sx={{ p: 0.5, mr: -1, ml: 0.5 }}
          >
            <CloseIcon sx={{ fontSize: '1rem' }} />
          </IconButton>
        </span>
      }
    />
  );
}
