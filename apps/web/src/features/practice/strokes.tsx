import Box from '@mui/material/Box';

interface StrokesProps {
  readonly label: string;
  readonly of: number;
  readonly filled: number;
  /** Height in pixels and colour of the filled ones. */
  readonly height: number;
  readonly colour: string;
}

/** So many of so many. */
export function Strokes({ label, of, filled, height, colour }: StrokesProps) {
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${of}, 1fr)`, gap: `${height - 2}px` }}
    >
      {Array.from({ length: of }, (_, at) => (
        <Box
          key={at}
          data-drawn
          sx={{ height, borderRadius: '1px', bgcolor: at < filled ? colour : 'var(--grid)' }}
        />
      ))}
    </Box>
  );
}
