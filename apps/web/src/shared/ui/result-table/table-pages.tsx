import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarSelect, framedStyle } from '../bar-select';
import { useNumberFormat } from '../../i18n/use-language';
import { findPage, pageSizes, readPageIndex, type TableView } from './table-view';

interface TablePagesProps {
  readonly rowCount: number;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

interface PageNumberProps {
  readonly pageIndex: number;
  readonly pageCount: number;
  readonly onChange: (pageIndex: number) => void;
}

/** A box for the page's number: what is typed may stay unfinished while the box has the focus. */
function PageNumber({ pageIndex, pageCount, onChange }: PageNumberProps) {
  const { t } = useTranslation('result-table');
  const formatNumber = useNumberFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const index = readPageIndex(text);
    if (index !== null) onChange(Math.min(index, pageCount - 1));
  };
  return (
    <>
      <Box component="label" sx={framedStyle}>
        {t('pages.page')}
        <InputBase
          value={typed ?? String(pageIndex + 1)}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={({ key }) => key === 'Enter' && setTyped(null)}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
          sx={{ width: `${String(pageCount).length + 2}ch` }}
        />
      </Box>
      <Typography component="span" sx={{ whiteSpace: 'nowrap' }}>
        {t('pages.of', { formatted: formatNumber(pageCount) })}
      </Typography>
    </>
  );
}

/** Page size, page number, and the pages before and after. */
export function TablePages({ rowCount, view, onViewChange }: TablePagesProps) {
  const { t } = useTranslation('result-table');
  const formatNumber = useNumberFormat();
  const { pageIndex, pageCount } = findPage(view, rowCount);
  // A short list has neither pages nor a size to choose.
  if (pageCount <= 1 && rowCount <= pageSizes[0]) return null;
  const goTo = (index: number) => onViewChange({ ...view, pageIndex: index });
  return (
    <Box
      component="nav"
      aria-label={t('pages.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 1.5 }}
    >
      <BarSelect
        showsLabel
        label={t('pages.size')}
        value={String(view.pageSize)}
        choices={pageSizes.map((size) => [
          String(size),
          size === 'all' ? t('pages.all') : formatNumber(size),
        ])}
        onChange={(chosen) => {
          const pageSize = pageSizes.find((size) => String(size) === chosen) ?? view.pageSize;
          onViewChange({ ...view, pageSize, pageIndex: 0 });
        }}
      />
      {/* These stay on one line, which goes below the page size where both do not fit; a list of all rows has no pages. */}
      {view.pageSize !== 'all' && pageCount > 1 && (
        <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 0.75 }, alignItems: 'center', ml: 'auto' }}>
          <IconButton
            size="small"
            aria-label={t('pages.previous')}
            disabled={pageIndex === 0}
            onClick={() => goTo(pageIndex - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <PageNumber pageIndex={pageIndex} pageCount={pageCount} onChange={goTo} />
          <IconButton
            size="small"
            aria-label={t('pages.next')}
            disabled={pageIndex === pageCount - 1}
            onClick={() => goTo(pageIndex + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
