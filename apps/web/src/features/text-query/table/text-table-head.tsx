import Box from '@mui/material/Box';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslation } from 'react-i18next';
import { useTextQueryState } from '../query/text-query-state';
import type { ShownColumn } from './text-columns';
import { letters, rem } from '../../../shared/design/tokens';

/** Height of the row of headings in pixels. */
export const HEAD_HEIGHT_PX = 36;

interface TextTableHeadProps {
  readonly columns: readonly ShownColumn[];
  readonly template: string;
}

/** Headings that sort: upwards, downwards, and back to the order of titles. */
export function TextTableHead({ columns, template }: TextTableHeadProps) {
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
