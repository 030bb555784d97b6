import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { TextQueryRow } from '@keelerada/contract/text-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

/** Height of a row in pixels. */
export const TEXT_ROW_HEIGHT_PX = 44;
/** Controls in a row: the box to tick, and the preview. */
export const ROW_CONTROLS = 2;

interface TextResultRowProps {
  readonly row: TextQueryRow;
  readonly index: number;
  readonly top: number;
  readonly isTicked: boolean;
  /** Column that the Tab key stops at, or null if it skips the row. */
  readonly tabColumn: number | null;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onPreview: (row: TextQueryRow) => void;
}

/** One text of the list: a box to tick and its title, which opens the preview. */
export const TextResultRow = memo(function TextResultRow({
  row,
  index,
  top,
  isTicked,
  tabColumn,
  onTick,
  onPreview,
}: TextResultRowProps) {
  const { t } = useTranslation('text-query');
  const { text_id: id, property_value: title } = row;
  return (
    <Box
      role="row"
      aria-rowindex={index + 1}
      sx={{
        position: 'absolute',
        insetInline: 0,
        height: TEXT_ROW_HEIGHT_PX,
        display: 'flex',
        alignItems: 'center',
        '&:hover': { bgcolor: 'action.hover' },
        '&:hover .preview-mark, &:focus-within .preview-mark': { opacity: 1 },
      }}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Box role="gridcell">
        <Checkbox
          size="small"
          checked={isTicked}
          onChange={(_, isNowTicked) => onTick(id, isNowTicked)}
          slotProps={{
            input: {
              'aria-label': title,
              tabIndex: tabColumn === 0 ? 0 : -1,
              ...{ 'data-cell': `${index}:0` },
            },
          }}
        />
      </Box>
      <Box role="gridcell" sx={{ flex: 1, minWidth: 0 }}>
        <Button
          fullWidth
          color="inherit"
          tabIndex={tabColumn === 1 ? 0 : -1}
          data-cell={`${index}:1`}
          aria-label={t('results.preview', { title })}
          onClick={() => onPreview(row)}
          sx={{ justifyContent: 'flex-start', fontWeight: 400, textAlign: 'left' }}
        >
          <Box
            component="span"
            lang="et"
            sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {title}
          </Box>
          <VisibilityIcon
            className="preview-mark"
            fontSize="small"
            color="primary"
            sx={{ ml: 1, opacity: 0.35 }}
          />
        </Button>
      </Box>
    </Box>
  );
});
