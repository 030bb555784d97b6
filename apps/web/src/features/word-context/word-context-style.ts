import type { SxProps, Theme } from '@mui/material/styles';

export const LINE_HEIGHT_PX = 36;

/** One sheet of rules for all lines: lines themselves are plain elements, so that they scroll without a dropped frame. */
export const linesStyle: SxProps<Theme> = {
  maxHeight: 'min(70vh, 720px)',
  overflowY: 'auto',
  overflowX: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& [data-line]': {
    display: 'grid',
    gridTemplateColumns: {
      xs: 'minmax(0, 5fr) minmax(0, 8fr) 40px',
      sm: '72px minmax(0, 1fr) minmax(0, 1.2fr) 40px',
    },
    alignItems: 'center',
    minHeight: LINE_HEIGHT_PX,
    borderBottom: 1,
    borderColor: 'divider',
    whiteSpace: 'pre',
  },
  '& [data-line]:hover, & [data-line][data-open]': { bgcolor: 'action.hover' },
  '& [data-part="number"]': {
    display: { xs: 'none', sm: 'block' },
    px: 1,
    textAlign: 'right',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  // The words next to the keyword matter most: the context before it is cut, and fades, at its left.
  '& [data-part="before"]': {
    display: 'flex',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    pr: 1,
    maskImage: 'linear-gradient(to right, transparent, black 24px)',
  },
  '& [data-part="before"] > span': { flexShrink: 0 },
  '& [data-part="rest"]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="keyword"]': { fontWeight: 700, color: 'primary.main' },
  '& [data-part="waiting"]': {
    gridColumn: { xs: '1 / 3', sm: '2 / 4' },
    height: 12,
    mx: 2,
    borderRadius: 1,
    bgcolor: 'action.hover',
  },
  '& [data-part="more"] button': {
    all: 'unset',
    boxSizing: 'border-box',
    width: 40,
    height: LINE_HEIGHT_PX - 4,
    textAlign: 'center',
    cursor: 'pointer',
    borderRadius: 1,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& [data-head]': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontWeight: 600,
    fontSize: '0.9rem',
    bgcolor: 'background.paper',
  },
  '& [data-head]:hover': { bgcolor: 'background.paper' },
  // Said to screen readers; the buttons under it speak for themselves to the eye.
  '& [data-head] [data-part="more"]': { fontSize: 0 },
  '& [data-head] [data-part="before"]': { maskImage: 'none' },
  '& [data-head] [data-part="number"]': { color: 'text.primary' },
  '& [data-head] [data-part="after"]': { fontWeight: 400, color: 'text.secondary' },
};
