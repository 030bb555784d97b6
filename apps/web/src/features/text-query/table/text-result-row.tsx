import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import type { ShownDetails } from '../query/sort-text-rows';
import type { ShownColumn } from './text-columns';
import { letters, rem } from '../../../shared/design/tokens';

/** Height of a row in pixels. */
export const TEXT_ROW_HEIGHT_PX = 36;
/** Controls in a row: the box to tick, and the preview. */
export const ROW_CONTROLS = 2;

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface TextResultRowProps {
  readonly row: TextQueryRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly ShownColumn[];
  readonly template: string;
  readonly describe: (details: TextQueryRow['details']) => ShownDetails;
  readonly isTicked: boolean;
  /** Control that the Tab key stops at, or null if it skips the row. */
  readonly tabColumn: number | null;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onPreview: (index: number) => void;
}

/** One text: a box to tick, its title, which opens the preview, and what is known of it. */
export const TextResultRow = memo(function TextResultRow(props: TextResultRowProps) {
  const { row, index, top, columns, template, describe, isTicked, tabColumn, onTick, onPreview } = props;
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const { text_id: id, property_value: title, details } = row;
  const shown = describe(details);
  const words = typeof details?.words === 'number' ? formatNumber(details.words) : '';
  return (
    <Box
      role="row"
      // The headings are the first row.
      aria-rowindex={index + 2}
      sx={{
        position: 'absolute',
        insetInline: 0,
        height: rem(TEXT_ROW_HEIGHT_PX),
        display: 'grid',
        gridTemplateColumns: template,
        alignItems: 'center',
        ...letters[14],
        bgcolor: isTicked ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
      }}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Box role="gridcell">
        <Checkbox
          size="small"
          checked={isTicked}
          onChange={(_, isNowTicked) => onTick(id, isNowTicked)}
          sx={{ p: 0.75 }}
          slotProps={{
            input: {
              'aria-label': title,
              tabIndex: tabColumn === 0 ? 0 : -1,
              ...{ 'data-cell': `${index}:0` },
            },
          }}
        />
      </Box>
      {columns.map(({ name, isNumber }) =>
        name === 'title' ? (
          <Box key={name} role="gridcell" sx={{ minWidth: 0 }}>
            <ButtonBase
              tabIndex={tabColumn === 1 ? 0 : -1}
              data-cell={`${index}:1`}
              aria-label={t('results.preview', { title })}
              onClick={() => onPreview(index)}
              sx={{
                width: '100%',
                minHeight: 32,
                px: 1,
                justifyContent: 'flex-start',
                font: 'inherit',
                borderRadius: 0.5,
                '&:hover': { textDecoration: 'underline' },
                '&.Mui-focusVisible': { outline: 2, outlineColor: 'text.primary', outlineOffset: -2 },
              }}
            >
              <Box component="span" lang="et" sx={{ ...cut, color: 'text.primary' }}>
                {title}
              </Box>
            </ButtonBase>
          </Box>
        ) : (
          <Box
            key={name}
            role="gridcell"
            sx={{
              ...cut,
              px: 1,
              color: 'text.secondary',
              textAlign: isNumber ? 'right' : 'left',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {name === 'words' ? words : shown[name]}
          </Box>
        ),
      )}
    </Box>
  );
});
