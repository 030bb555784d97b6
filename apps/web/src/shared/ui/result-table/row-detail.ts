import type { ReactNode } from 'react';

/** What a row shows under itself when it is opened. The same object between renders. */
export interface RowDetail<Row> {
  /** Name of the button that opens it. */
  readonly label: (row: Row) => string;
  /** Called when the row is opened, not before. */
  readonly render: (row: Row) => ReactNode;
}

/** One line of a table's body: a row by its place in the order, or what stands under it. */
export interface BodyLine {
  readonly place: number;
  readonly isDetail: boolean;
}

/**
 * The line at an index from 0 where rows begin at place `first` and each open row has a line more under it. `openPlaces` are
 * the places of open rows, ascending: few, so looking through them costs nothing.
 */
export function findLine(index: number, first: number, openPlaces: readonly number[]): BodyLine {
  let details = 0;
  for (const place of openPlaces) {
    const detailIndex = place - first + details + 1;
    if (index < detailIndex) break;
    if (index === detailIndex) return { place, isDetail: true };
    details += 1;
  }
  return { place: first + index - details, isDetail: false };
}
