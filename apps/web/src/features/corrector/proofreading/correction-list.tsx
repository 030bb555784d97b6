import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SIDE_ID } from '../corrector-layout';
import type { OpenCorrection } from '../use-proofreading';
import { CorrectionCard } from './correction-card';
import { useOpenCorrector } from '../corrector-context';

const CARD_HEIGHT_PX = 45;

/** Corrections in text order; the list follows the active one. Only those in sight are built. */
export function CorrectionList({ corrections }: { readonly corrections: readonly OpenCorrection[] }) {
  const { active } = useOpenCorrector().proofreading;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // All that stands beside the text is one scroll; the list begins where what is above it ends.
  const findSide = () => document.getElementById(SIDE_ID);
  useLayoutEffect(() => {
    const side = findSide();
    if (side === null || list.current === null) return;
    const above = list.current.getBoundingClientRect().top - side.getBoundingClientRect().top;
    setTop(Math.round(above + side.scrollTop));
  });
  const rows = useVirtualizer({
    count: corrections.length,
    getScrollElement: findSide,
    estimateSize: () => CARD_HEIGHT_PX,
    getItemKey: (index) => corrections[index]?.mark.id ?? index,
    overscan: 4,
    scrollMargin: top,
    scrollPaddingStart: top,
  });
  const activeIndex = corrections.findIndex(({ mark }) => mark.id === active?.mark.id);
  useEffect(() => {
    if (activeIndex >= 0) rows.scrollToIndex(activeIndex, { align: 'auto' });
  }, [activeIndex, rows]);
  return (
    <Box
      component="ul"
      ref={list}
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
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <CorrectionCard open={open} />
          </Box>
        );
      })}
    </Box>
  );
}
