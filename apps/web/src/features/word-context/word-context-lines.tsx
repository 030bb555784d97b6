import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useSides } from '../../shared/comparison/use-sides';
import { readRowHeight } from '../../shared/design/row-height';
import { ToolFailure } from '../../shared/tool-frame/tool-failure';
import { useLanguage } from '../../shared/i18n/use-language';
import type { LineTexts } from './word-context-line';
import { WordContextItem } from './word-context-item';
import { linesStyle, makeColumnsStyle } from './word-context-style';
import { type LineColumn, lineColumns } from './query/line-columns';
import { useWordHover, WordHover } from './analysis/word-hover';
import { readLineKey } from './picked-lines/picked-lines';
import { useLineKeys } from './picked-lines/use-line-keys';
import type { PickedLines } from './picked-lines/use-picked-lines';
import { useLineSide } from './use-line-side';
import { useNameOrigin } from './use-name-origin';
import { type RowRange, useContextWindows } from './use-context-windows';
import type { ContextSource, ContextWindow } from './query/word-context.queries';
import { StateLine } from '../../shared/ui/state-line';
import { type ErrorCode, errorCodes, nameErrorCode } from '@keelerada/contract/error-marks/error-codes';
import type { ErrorTexts } from './error-marks/line-errors';

const isKnown = (code: string): code is ErrorCode => errorCodes.some((known) => known === code);

/** Names of errors and of how sure they are. */
function useErrorTexts(): ErrorTexts {
  const { t } = useTranslation('word-context-lines');
  const language = useLanguage();
  return useMemo(() => {
    const shares = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', { style: 'percent' });
    return {
      name: (code) => (isKnown(code) ? nameErrorCode(code, language) : code),
      percent: (share) => shares.format(share).replace(/\s/u, ''),
      certainty: (percent) => t('errors.certainty', { percent }),
      marked: t('errors.marked'),
    };
  }, [t, language]);
}

/** Lines kept ready above and below those in sight. */
const OVERSCAN_LINES = 12;
/** Pages up to this long are shown whole; the list of all lines scrolls in a box. */
const MOST_LINES_SHOWN_WHOLE = 100;
/** Size of the box if the browser reports none (tests, hidden tabs). */
const FIRST_BOX = { width: 800, height: 640 };

export interface WordContextLinesProps {
  readonly source: ContextSource;
  /** Rows that came with the run, in text order; null where these are other lines. */
  readonly firstWindow: ContextWindow | null;
  readonly hiddenColumns: readonly LineColumn[];
  readonly page: RowRange;
  readonly rowCount: number;
  readonly pickedLines: PickedLines;
}

function HeadLine({ hasSides }: { readonly hasSides: boolean }) {
  const { t } = useTranslation(['word-context', 'word-context-lines', 'comparison']);
  return (
    <div role="row" aria-rowindex={1} data-line data-head>
      <span role="columnheader" data-part="tick">
        {t('word-context-lines:marks.column')}
      </span>
      <span role="columnheader" data-part="number">
        {t('columns.number')}
      </span>
      {hasSides && (
        <span role="columnheader" data-part="side">
          {t('comparison:column')}
        </span>
      )}
      {lineColumns.map((column) => (
        <span key={column} role="columnheader" data-part={column}>
          {t(`word-context-lines:columns.${column}`)}
        </span>
      ))}
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
  const { t } = useTranslation(['word-context', 'word-context-lines']);
  const language = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB');
    return {
      loading: t('line.loading'),
      open: (number) => t('line.open', { number }),
      tick: (number) => t('word-context-lines:marks.tick', { number }),
      formatNumber: (value) => numbers.format(value),
    };
  }, [t, language]);
}

function useLineVirtualizer(
  { first, end }: RowRange,
  rowHeight: number,
  scrollBox: RefObject<HTMLDivElement | null>,
) {
  return useVirtualizer({
    count: end - first,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_LINES,
    initialRect: FIRST_BOX,
    scrollMargin: rowHeight,
  });
}

const TICK = 'input[data-tick]';

/** Number of the line that a click means; null where it means none, such as the end of marking words with the pointer. */
function readClickedLine({ target }: MouseEvent): number | null {
  const line = (target as Element).closest<HTMLElement>('[data-line][data-number]');
  if ((target as Element).closest('[data-part="tick"]') !== null) return null;
  const isMarking = window.getSelection()?.isCollapsed === false;
  if (line === null || (isMarking && (target as Element).closest('button') === null)) return null;
  return Number(line.dataset['number']);
}

/** The open line of the list, which another page or order closes. */
function useOpenLine(page: RowRange, order: string, scrollBox: RefObject<HTMLDivElement | null>) {
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  useEffect(() => {
    const box = scrollBox.current;
    if (box !== null) box.scrollTop = 0;
    if (box !== null && box.getBoundingClientRect().top < 0) box.scrollIntoView();
    setOpenNumber(null);
  }, [page.first, order, scrollBox]);
  const onClick = useCallback((event: MouseEvent) => {
    const clicked = readClickedLine(event);
    if (clicked !== null) setOpenNumber((open) => (open === clicked ? null : clicked));
  }, []);
  return { openNumber, onClick };
}

/** The lines of a page. Only those in sight are built, and only rows near them are fetched. */
export function WordContextLines(props: WordContextLinesProps) {
  const { source, firstWindow, hiddenColumns, page, rowCount, pickedLines } = props;
  const { t } = useTranslation(['word-context', 'word-context-lines']);
  const named = useSides();
  const label = [t('table'), source.side && named[source.side].name].filter(Boolean).join(': ');
  const texts = useLineTexts();
  const errorTexts = useErrorTexts();
  const nameOrigin = useNameOrigin();
  const findSide = useLineSide();
  const scrollBox = useRef<HTMLDivElement>(null);
  const rowHeight = readRowHeight();
  const virtualizer = useLineVirtualizer(page, rowHeight, scrollBox);
  const { openNumber, onClick } = useOpenLine(page, JSON.stringify(source.order), scrollBox);
  const items = virtualizer.getVirtualItems();
  const first = page.first + (items[0]?.index ?? 0);
  const end = page.first + (items.at(-1)?.index ?? 0) + 1;
  const windows = useContextWindows(source, { first, end }, firstWindow);
  const tick = (number: number) => {
    const row = windows.readRow(number - 1);
    const key = row === undefined ? null : readLineKey(row);
    if (key !== null)
      pickedLines.change([key], { isTicked: pickedLines.find(key)?.isTicked ? undefined : true });
  };
  const onKeyDown = useLineKeys({
    scrollBox,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    onTick: tick,
  });
  const onLineClick = (event: MouseEvent) => {
    const ticked = (event.target as Element).closest(TICK)?.closest<HTMLElement>('[data-line]');
    if (ticked) tick(Number(ticked.dataset['number']));
    else onClick(event);
  };
  const hover = useWordHover((place) => windows.readRow(place));
  const inSight = items.flatMap(({ index }) => windows.readRow(page.first + index) ?? []);
  const knowsErrors = inSight.length === 0 || inSight.some(({ vead }) => vead !== undefined);
  const sx = useMemo(() => [linesStyle, makeColumnsStyle(hiddenColumns)] as SxProps<Theme>, [hiddenColumns]);
  return (
    <>
      {source.showsErrors && !knowsErrors && <StateLine>{t('word-context-lines:errors.unknown')}</StateLine>}
      {windows.error !== null && <ToolFailure error={windows.error} onRetry={windows.retry} />}
      <Box
        ref={scrollBox}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        style={{ '--row': `${rowHeight}px` } as CSSProperties}
        data-compared={findSide !== null || undefined}
        data-scrolls={page.end - page.first > MOST_LINES_SHOWN_WHOLE || undefined}
        sx={sx}
      >
        <div role="table" aria-label={label} aria-rowcount={rowCount + 1}>
          <HeadLine hasSides={findSide !== null} />
          <div
            role="rowgroup"
            style={{ height: virtualizer.getTotalSize(), position: 'relative' }}
            onClick={onLineClick}
            {...hover.handlers}
          >
            {items.map(({ index, start }) => {
              const place = page.first + index;
              const row = windows.readRow(place);
              const names = row && nameOrigin(row.textId, windows.readOrigin(place));
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
                    transform: `translateY(${start - rowHeight}px)`,
                  }}
                >
                  <WordContextItem
                    {...{ source, row, texts, pickedLines, isOpen, names }}
                    side={row && findSide?.(row)}
                    errorTexts={source.showsErrors ? errorTexts : null}
                    number={place + 1}
                  />
                </div>
              );
            })}
          </div>
        </div>
      </Box>
      <WordHover hovered={hover.hovered} />
    </>
  );
}
