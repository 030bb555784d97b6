import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { letters, space } from '../design/tokens';

/** From here on a screen has three columns: rows, what is opened of them, and a picture or frequencies. */
export const THREE_COLUMNS = '(min-width: 100em)';

const PlaceContext = createContext<HTMLElement | null>(null);

interface OpenedBesideProps {
  readonly widthPx: number;
  /** The rows; what they open is an `OpenedRow`. */
  readonly children: ReactNode;
}

/** Rows, and on the widest screens a column for what is opened of them, as long as anything is. */
export function OpenedBeside({ widthPx, children }: OpenedBesideProps) {
  const hasRoom = useMediaQuery(THREE_COLUMNS, { noSsr: true });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        columnGap: space[40],
        '&:has(> [data-opened]:not(:empty))': { gridTemplateColumns: `minmax(0, 1fr) ${widthPx}px` },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <PlaceContext value={hasRoom ? place : null}>{children}</PlaceContext>
      </Box>
      {hasRoom && <Box ref={setPlace} data-opened sx={columnStyle} />}
    </Box>
  );
}

interface OpenedRowProps {
  /** What the row is about, said where it does not stand under its row. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Whether what a row opens is in the column beside the rows, where it is no row of their table. */
export const useIsBeside = (): boolean => use(PlaceContext) !== null;

/** What a row opens: in the column beside the rows where there is one, else where it stands. */
export function OpenedRow({ title, children }: OpenedRowProps) {
  const place = use(PlaceContext);
  if (place === null) return children;
  return createPortal(
    <div>
      {title !== undefined && (
        <Box component="p" lang="et" sx={titleStyle}>
          {title}
        </Box>
      )}
      {children}
    </div>,
    place,
  );
}

/** What was opened last is on top, and stays in sight while the rows are read. */
const columnStyle = {
  ...{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: space[24] },
  ...{ position: 'sticky', top: 'calc(var(--sticky-top, 48px) + 16px)', alignSelf: 'start', minWidth: 0 },
  ...{ maxHeight: 'calc(100vh - var(--sticky-top, 48px) - 32px)', overflowY: 'auto' },
  '&:empty': { display: 'none' },
  '& a': { color: 'inherit' },
} as const;
const titleStyle = {
  ...letters[28],
  m: 0,
  mb: 1,
  fontFamily: 'var(--serif)',
  color: 'var(--accent)',
} as const;
