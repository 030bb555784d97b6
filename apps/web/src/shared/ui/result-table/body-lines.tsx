import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { readRowHeight } from '../../design/row-height';
import type { RowOrder } from './order-rows';
import { type BodyLine, findLine } from './row-detail';

/** Rows kept ready above and below those in sight. */
const OVERSCAN_ROWS = 12;
/** Size of the box if the browser reports none (tests, hidden tabs). */
const FIRST_BOX = { width: 800, height: 640 };

/** Takes the height of a line; for lines whose height is not known in advance. */
export type Measure = (line: HTMLTableRowElement | null) => void;

export interface LinesProps<Row> {
  readonly rows: readonly Row[];
  readonly order: RowOrder;
  /** First row (inclusive) and last (exclusive) of the page in the order. */
  readonly page: { readonly first: number; readonly end: number };
  readonly openRows: ReadonlySet<Row>;
  readonly renderLine: (line: BodyLine, index: number, measure?: Measure) => ReactNode;
}

/** Places of the open rows of the page, ascending. */
function useOpenPlaces<Row>({ rows, order, page, openRows }: LinesProps<Row>): readonly number[] {
  return useMemo(() => {
    if (openRows.size === 0) return [];
    const places: number[] = [];
    for (let place = page.first; place < page.end; place++)
      if (openRows.has(rows[order[place]!]!)) places.push(place);
    return places;
  }, [rows, order, page.first, page.end, openRows]);
}

/** Every row of a page; the table grows with them. */
export function PageLines<Row>(props: LinesProps<Row>) {
  const { page, renderLine } = props;
  const openPlaces = useOpenPlaces(props);
  const count = page.end - page.first + openPlaces.length;
  return (
    <tbody>
      {Array.from({ length: count }, (_, index) =>
        renderLine(findLine(index, page.first, openPlaces), index),
      )}
    </tbody>
  );
}

/** Space for the rows out of sight on one side. */
function Spacer({ heightPx, columnCount }: { readonly heightPx: number; readonly columnCount: number }) {
  if (heightPx <= 0) return null;
  return (
    <tr aria-hidden data-kind="space">
      <td colSpan={columnCount} style={{ height: heightPx }} />
    </tr>
  );
}

interface VirtualLinesProps<Row> extends LinesProps<Row> {
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  readonly columnCount: number;
  /** True if rows may be higher than the usual height. */
  readonly grows: boolean;
}

/** The rows in sight and the space of the others: a list of any length costs what a screenful costs. */
export function VirtualLines<Row>(props: VirtualLinesProps<Row>) {
  const { page, scrollBox, columnCount, grows, renderLine } = props;
  const openPlaces = useOpenPlaces(props);
  const rowHeight = readRowHeight();
  const virtualizer = useVirtualizer({
    count: page.end - page.first + openPlaces.length,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const { place, isDetail } = findLine(index, page.first, openPlaces);
      return isDetail ? -1 - place : place;
    },
    overscan: OVERSCAN_ROWS,
    initialRect: FIRST_BOX,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Spacer heightPx={before} columnCount={columnCount} />
      {items.map(({ index }) => {
        const line = findLine(index, page.first, openPlaces);
        return renderLine(line, index, grows || line.isDetail ? virtualizer.measureElement : undefined);
      })}
      <Spacer heightPx={after} columnCount={columnCount} />
    </tbody>
  );
}
