import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ReactNode } from 'react';
import type { OpenCorrection, Proofreading } from '../use-proofreading';
import { CorrectionCard } from './correction-card';
import type { CorrectionActions } from './correction-detail';

const CARD_HEIGHT_PX = 45;

interface CorrectionListProps extends CorrectionActions {
  readonly corrections: readonly OpenCorrection[];
  readonly activeId: string | null;
  /** The active correction tells why here, not beside its mark. */
  readonly showsDetail: boolean;
  readonly onActivate: Proofreading['activate'];
  /** What comes after them in the same scroll: two lists that share the height would press each other flat. */
  readonly children: ReactNode;
}

/** So many cards stay in sight in a low window, where the side scrolls as well. */
const LEAST_CARDS = 3;

/** Corrections in text order; the list follows the active one. Only those in sight are built. */
export function CorrectionList({
  corrections,
  activeId,
  showsDetail,
  onActivate,
  children,
  ...actions
}: CorrectionListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: corrections.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT_PX,
    getItemKey: (index) => corrections[index]?.mark.id ?? index,
    overscan: 4,
  });
  const activeIndex = corrections.findIndex(({ mark }) => mark.id === activeId);
  useEffect(() => {
    if (activeIndex >= 0) rows.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, rows]);
  return (
    <Stack
      ref={scroller}
      spacing={1}
      sx={{ minHeight: Math.min(LEAST_CARDS, corrections.length) * CARD_HEIGHT_PX, overflowY: 'auto' }}
    >
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, position: 'relative', flexShrink: 0 },
          ...(corrections.length > 0 && { borderTop: '1px solid var(--line)' }),
        }}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const open = corrections[index];
          if (open === undefined) return null;
          return (
            <Box
              key={key}
              component="li"
              data-index={index}
              ref={rows.measureElement}
              sx={{ position: 'absolute', top: 0, left: 0, right: 0 }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <CorrectionCard
                open={open}
                isActive={index === activeIndex}
                showsDetail={index === activeIndex && showsDetail}
                onActivate={onActivate}
                {...actions}
              />
            </Box>
          );
        })}
      </Box>
      {children}
    </Stack>
  );
}
