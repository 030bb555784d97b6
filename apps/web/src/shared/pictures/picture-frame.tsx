import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { CANVAS, type PictureSize } from './picture-size';
import { Waiting } from '../ui/waiting';

interface PictureFrameProps {
  readonly label: string;
  readonly frame: Ref<HTMLElement>;
  /** Said while the picture is being drawn. */
  readonly waitingLabel: string;
  readonly size: PictureSize | undefined;
  /** The picture; null while it is being drawn. */
  readonly children: ReactNode;
}

/** Ground of a picture that fills its width, in the colours of the scheme; holds its place while it is being drawn. */
export function PictureFrame({ label, frame, waitingLabel, size = CANVAS, children }: PictureFrameProps) {
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={label}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'var(--surface)',
        overflow: 'hidden',
        '& svg': { display: 'block', width: '100%', height: 'auto' },
      }}
    >
      {children ?? (
        <Box sx={{ p: 2, aspectRatio: `${size.widthPx} / ${size.heightPx}` }}>
          <Waiting label={waitingLabel} />
        </Box>
      )}
    </Box>
  );
}
