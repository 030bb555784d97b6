import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useTypeLabel } from './use-type-label';
import { CorrectionDetail, type CorrectionActions } from './correction-card';
import type { OpenCorrection } from '../use-proofreading';

interface CorrectionPopoverProps extends CorrectionActions {
  readonly open: OpenCorrection;
}

/** The suggestions beside the mark, so that a fix is one click away. */
export function CorrectionPopover({ open, ...actions }: CorrectionPopoverProps) {
  const label = useTypeLabel()(open.correction.correction_type);
  const findMark = () => document.getElementById(`mark-${open.mark.id}`);
  // The mark is drawn again when the text changes: the place is read each time.
  const anchor = {
    getBoundingClientRect: () => findMark()?.getBoundingClientRect() ?? new DOMRect(),
  };
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip', maxWidth: 'min(420px, 94vw)' }}
    >
      <Paper elevation={6} sx={{ p: 1.5, mt: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
          {label}
        </Typography>
        <CorrectionDetail open={open} {...actions} />
      </Paper>
    </Popper>
  );
}
