import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextQueryState } from './text-query-state';

const ROW_HEIGHT_PX = 44;
const LIST_HEIGHT_PX = 440;

interface TextResultListProps {
  readonly rows: readonly TextQueryRow[];
  readonly onPreview: (row: TextQueryRow) => void;
}

/** A list of any length; only the rows in sight are built. */
export function TextResultList({ rows, onPreview }: TextResultListProps) {
  const { t } = useTranslation('text-query');
  const { tickedIds, setTickedIds } = useTextQueryState();
  const scrollBox = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
  });
  const toggle = (id: string, isTicked: boolean) => {
    const ticked = new Set(tickedIds);
    if (isTicked) ticked.add(id);
    else ticked.delete(id);
    setTickedIds(ticked);
  };
  return (
    <Box
      component="ul"
      ref={scrollBox}
      aria-label={t('results.title')}
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        maxHeight: LIST_HEIGHT_PX,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box role="presentation" sx={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Box
              key={row.text_id}
              component="li"
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              sx={{
                position: 'absolute',
                insetInline: 0,
                height: ROW_HEIGHT_PX,
                display: 'flex',
                alignItems: 'center',
                '&:hover': { bgcolor: 'action.hover' },
              }}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Checkbox
                size="small"
                checked={tickedIds.has(row.text_id)}
                onChange={(_, isTicked) => toggle(row.text_id, isTicked)}
                slotProps={{ input: { 'aria-label': row.property_value } }}
              />
              <Button
                color="inherit"
                aria-label={t('results.preview', { title: row.property_value })}
                onClick={() => onPreview(row)}
                sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', fontWeight: 400 }}
              >
                <Box
                  component="span"
                  sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {row.property_value}
                </Box>
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
