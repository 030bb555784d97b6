import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { WordContextRow } from '@keelerada/contract/word-context';
import type { RefObject } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { useLanguage } from '../../shared/i18n/use-language';
import type { LineTexts } from './word-context-line';
import { WordContextLine } from './word-context-line';
import { LINE_HEIGHT_PX, linesStyle } from './word-context-style';
import { WordContextDetail } from './word-context-detail';
import type { RowRange } from './use-context-windows';
import { useContextWindows } from './use-context-windows';
import type { ContextSource } from './word-context.queries';

/** Lines kept ready above and below those in sight. */
const OVERSCAN_LINES = 12;
/** Size of the box if the browser reports none (tests, hidden tabs). */
const FIRST_BOX = { width: 800, height: 640 };

interface WordContextLinesProps {
  readonly source: ContextSource;
  /** Rows that came with the run, in text order. */
  readonly firstRows: readonly WordContextRow[];
  /** Rows that pass the filter, or null if there is none. */
  readonly filteredRows: readonly WordContextRow[] | null;
  readonly page: RowRange;
  readonly rowCount: number;
}

function HeadLine() {
  const { t } = useTranslation('word-context');
  return (
    <div role="row" aria-rowindex={1} data-line data-head>
      <span role="columnheader" data-part="number">
        {t('columns.number')}
      </span>
      <span role="columnheader" data-part="before">
        {t('columns.before')}
      </span>
      <span role="presentation" data-part="rest">
        <span role="columnheader" data-part="keyword">
          {t('columns.keyword')}
        </span>{' '}
        <span role="columnheader" data-part="after">
          {t('columns.after')}
        </span>
      </span>
      <span role="columnheader" data-part="more">
        {t('columns.more')}
      </span>
    </div>
  );
}

function useLineTexts(): LineTexts {
  const { t } = useTranslation('word-context');
  const language = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB');
    return {
      loading: t('line.loading'),
      open: (number) => t('line.open', { number }),
      formatNumber: (value) => numbers.format(value),
    };
  }, [t, language]);
}

function useLineVirtualizer({ first, end }: RowRange, scrollBox: RefObject<HTMLDivElement | null>) {
  return useVirtualizer({
    count: end - first,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => LINE_HEIGHT_PX,
    overscan: OVERSCAN_LINES,
    initialRect: FIRST_BOX,
    scrollMargin: LINE_HEIGHT_PX,
  });
}

/** The lines of a page. Only those in sight are built, and only rows near them are fetched. */
export function WordContextLines(props: WordContextLinesProps) {
  const { source, firstRows, filteredRows, page, rowCount } = props;
  const { t } = useTranslation('word-context');
  const texts = useLineTexts();
  const scrollBox = useRef<HTMLDivElement>(null);
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const toggle = useCallback(
    (number: number) => setOpenNumber((open) => (open === number ? null : number)),
    [],
  );
  const virtualizer = useLineVirtualizer(page, scrollBox);
  const items = virtualizer.getVirtualItems();
  const inSight = {
    first: page.first + (items[0]?.index ?? 0),
    end: page.first + (items.at(-1)?.index ?? 0) + 1,
  };
  const windows = useContextWindows(
    source,
    filteredRows === null ? inSight : { first: 0, end: 0 },
    firstRows,
  );
  useEffect(() => {
    // Another page or order begins at its top, with no line open.
    if (scrollBox.current !== null) scrollBox.current.scrollTop = 0;
    setOpenNumber(null);
  }, [page.first, source.sort, filteredRows]);
  return (
    <>
      {windows.error !== null && <ToolFailure error={windows.error} onRetry={windows.retry} />}
      <Box ref={scrollBox} role="region" aria-label={t('table')} tabIndex={0} sx={linesStyle}>
        <div role="table" aria-label={t('table')} aria-rowcount={rowCount + 1} aria-colcount={5}>
          <HeadLine />
          <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
            {items.map(({ index, start }) => {
              const place = page.first + index;
              const row = filteredRows === null ? windows.readRow(place) : filteredRows[place];
              const isOpen = openNumber === place + 1;
              return (
                <div
                  key={place}
                  role="presentation"
                  data-index={index}
                  ref={virtualizer.measureElement}
                  style={{
                    position: 'absolute',
                    insetInline: 0,
                    transform: `translateY(${start - LINE_HEIGHT_PX}px)`,
                  }}
                >
                  <WordContextLine
                    row={row}
                    number={place + 1}
                    texts={texts}
                    isOpen={isOpen}
                    onToggle={toggle}
                  />
                  {isOpen && row !== undefined && <WordContextDetail row={row} />}
                </div>
              );
            })}
          </div>
        </div>
      </Box>
    </>
  );
}
