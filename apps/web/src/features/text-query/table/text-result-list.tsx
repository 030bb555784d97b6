import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { TextQueryRow } from '@keelerada/contract/texts/text-query';
import { useId, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownDetails } from '../query/sort-text-rows';
import { useTextColumns, type ShownColumn } from './text-columns';
import { readLetterScale } from '../../../shared/design/row-height';
import { useGridFocus } from './use-grid-focus';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTextQueryState } from '../query/text-query-state';
import { letters, rem } from '../../../shared/design/tokens';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { useNumberFormat } from '../../../shared/i18n/use-language';

/** Height of a row in pixels. */
const TEXT_ROW_HEIGHT_PX = 36;
/** Controls in a row: the box to tick, and the preview. */
const ROW_CONTROLS = 2;

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
const TextResultRow = memo(function TextResultRow(props: TextResultRowProps) {
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

/** Height of the row of headings in pixels. */
const HEAD_HEIGHT_PX = 36;

interface TextTableHeadProps {
  readonly columns: readonly ShownColumn[];
  readonly template: string;
}

/** Headings that sort: upwards, downwards, and back to the order of titles. */
function TextTableHead({ columns, template }: TextTableHeadProps) {
  const { t } = useTranslation('text-query');
  const { sort, setSort } = useTextQueryState();
  const shown = sort ?? { column: 'title', isDescending: false };
  return (
    <Box
      role="row"
      aria-rowindex={1}
      sx={{
        height: rem(HEAD_HEIGHT_PX),
        display: 'grid',
        gridTemplateColumns: template,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        ...letters[14],
      }}
    >
      <Box role="columnheader" sx={{ overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
        {t('columns.tick')}
      </Box>
      {columns.map(({ name, label, isNumber }) => {
        const isSorted = shown.column === name;
        const next = isSorted && shown.isDescending ? null : { column: name, isDescending: isSorted };
        return (
          <Box
            key={name}
            role="columnheader"
            aria-sort={isSorted ? (shown.isDescending ? 'descending' : 'ascending') : 'none'}
            sx={{ px: 1, minWidth: 0, textAlign: isNumber ? 'right' : 'left' }}
          >
            <TableSortLabel
              active={isSorted}
              direction={isSorted && shown.isDescending ? 'desc' : 'asc'}
              hideSortIcon={!isSorted}
              onClick={() => setSort(next)}
              sx={{
                maxWidth: '100%',
                fontSize: 'inherit',
                fontWeight: 600,
                '& .MuiTableSortLabel-icon': { m: 0 },
              }}
            >
              {label}
            </TableSortLabel>
          </Box>
        );
      })}
    </Box>
  );
}

const LEAST_HEIGHT_PX = 260;
const ROWS_BEYOND_SIGHT = 8;

interface TextResultListProps {
  readonly rows: readonly TextQueryRow[];
  readonly tickedIds: ReadonlySet<string>;
  readonly describe: (details: TextQueryRow['details']) => ShownDetails;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onPreview: (index: number) => void;
}

/** A table of any length; only the rows in sight are built, and the one that has the focus. */
export function TextResultList(props: TextResultListProps) {
  const { rows, tickedIds, describe, onTick, onPreview } = props;
  const { t } = useTranslation('text-query');
  const hintId = useId();
  const { columns, template } = useTextColumns();
  const scale = readLetterScale();
  const { grid, active, onFocus, onKeyDown } = useGridFocus(
    { rows: rows.length, columns: ROW_CONTROLS },
    (row) => virtualizer.scrollToIndex(row),
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => TEXT_ROW_HEIGHT_PX * scale,
    overscan: ROWS_BEYOND_SIGHT,
    scrollMargin: HEAD_HEIGHT_PX * scale,
    scrollPaddingStart: HEAD_HEIGHT_PX * scale,
    rangeExtractor: (range) =>
      [...new Set([active.row, ...defaultRangeExtractor(range)])].sort((left, right) => left - right),
  });
  return (
    <>
      <Box
        ref={grid}
        role="grid"
        aria-label={t('results.title')}
        aria-describedby={hintId}
        aria-rowcount={rows.length + 1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        sx={{
          flex: { md: 1 },
          minHeight: LEAST_HEIGHT_PX,
          maxHeight: { xs: '70dvh', md: 'none' },
          overflowY: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Box role="rowgroup" sx={{ position: 'sticky', top: 0, zIndex: 1 }}>
          <TextTableHead columns={columns} template={template} />
        </Box>
        <Box role="rowgroup" sx={{ position: 'relative' }} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TextResultRow
                key={row.text_id}
                row={row}
                index={index}
                top={start - HEAD_HEIGHT_PX * scale}
                columns={columns}
                template={template}
                describe={describe}
                isTicked={tickedIds.has(row.text_id)}
                tabColumn={index === active.row ? active.column : null}
                onTick={onTick}
                onPreview={onPreview}
              />
            );
          })}
        </Box>
      </Box>
      <Typography
        id={hintId}
        sx={{ mt: 0.5, color: 'text.secondary', '@media (hover: none)': { display: 'none' } }}
      >
        {t('results.keys')}
      </Typography>
    </>
  );
}
