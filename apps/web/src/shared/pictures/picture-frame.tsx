import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PICTURE_BACKGROUND } from './picture-style';

/** A picture narrower than this could not be read; it then scrolls sideways. */
const LEAST_PICTURE_WIDTH_PX = 760;

interface PictureFrameProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What matters most stands in the middle of the pictures: a narrow screen begins there. */
function scrollToMiddle(frame: HTMLElement | null): void {
  if (frame !== null) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
}

/** White ground for a picture; on narrow screens it scrolls sideways by touch and keyboard. */
export function PictureFrame({ label, children }: PictureFrameProps) {
  return (
    <Box
      ref={scrollToMiddle}
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: PICTURE_BACKGROUND,
        '& svg': { display: 'block', width: '100%', minWidth: LEAST_PICTURE_WIDTH_PX, height: 'auto' },
      }}
    >
      {children}
    </Box>
  );
}
