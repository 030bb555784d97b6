import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextQueryState } from './text-query-state';
import { ROW_CONTROLS, TEXT_ROW_HEIGHT_PX, TextResultRow } from './text-result-row';
import { useGridFocus } from './use-grid-focus';

const LIST_HEIGHT_PX = 440;
const ROWS_BEYOND_SIGHT = 8;

interface TextResultListProps {
  readonly rows: readonly TextQueryRow[];
  readonly onPreview: (row: TextQueryRow) => void;
}

/** A list of any length; only the rows in sight are built, and the one that has the focus. */
export function TextResultList({ rows, onPreview }: TextResultListProps) {
  const { t } = useTranslation('text-query');
  const hintId = useId();
  const { tickedIds, setTickedIds } = useTextQueryState();
  const tick = useCallback(
    (id: string, isTicked: boolean) =>
      setTickedIds((old) => {
        const ticked = new Set(old);
        if (isTicked) ticked.add(id);
        else ticked.delete(id);
        return ticked;
      }),
    [setTickedIds],
  );
  const { grid, active, onFocus, onKeyDown } = useGridFocus(
    { rows: rows.length, columns: ROW_CONTROLS },
    (row) => virtualizer.scrollToIndex(row),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => TEXT_ROW_HEIGHT_PX,
    overscan: ROWS_BEYOND_SIGHT,
    rangeExtractor: (range) =>
      [...new Set([active.row, ...defaultRangeExtractor(range)])].sort((left, right) => left - right),
  });
  return (
    <Box>
      <Box
        ref={grid}
        role="grid"
        aria-label={t('results.title')}
        aria-describedby={hintId}
        aria-rowcount={rows.length}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        sx={{
          maxHeight: LIST_HEIGHT_PX,
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TextResultRow
                key={row.text_id}
                row={row}
                index={index}
                top={start}
                isTicked={tickedIds.has(row.text_id)}
                tabColumn={index === active.row ? active.column : null}
                onTick={tick}
                onPreview={onPreview}
              />
            );
          })}
        </Box>
      </Box>
      <Typography
        id={hintId}
        variant="body2"
        sx={{ mt: 0.5, color: 'text.secondary', '@media (hover: none)': { display: 'none' } }}
      >
        {t('results.keys')}
      </Typography>
    </Box>
  );
}
