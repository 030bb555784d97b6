import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A cell that can have the focus: row from 0, and column from 0 among the controls of a row. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** Rows that Page Up and Page Down go by. */
const PAGE_ROWS = 10;

/** Target of a key from a cell, or null for keys that do not move. Home and End go to the first and last row. */
export function moveInGrid(
  key: string,
  { row, column }: GridCell,
  size: { readonly rows: number; readonly columns: number },
): GridCell | null {
  const last = size.rows - 1;
  const toRow = (wanted: number) => ({ row: Math.max(0, Math.min(last, wanted)), column });
  const toColumn = (wanted: number) => ({ row, column: Math.max(0, Math.min(size.columns - 1, wanted)) });
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + PAGE_ROWS);
    case 'PageUp':
      return toRow(row - PAGE_ROWS);
    case 'Home':
      return toRow(0);
    case 'End':
      return toRow(last);
    case 'ArrowRight':
      return toColumn(column + 1);
    case 'ArrowLeft':
      return toColumn(column - 1);
    default:
      return null;
  }
}

/** The cell of an element, or null if it is none. */
function readCell(element: Element): GridCell | null {
  const [row, column] = (element.getAttribute('data-cell') ?? '').split(':');
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

/**
 * One stop of the Tab key for a whole grid, arrows inside it (ARIA grid pattern). Rows may be virtual: `bringIntoSight`
 * builds the row that gets the focus. Cells carry `data-cell="row:column"`.
 */
export function useGridFocus(
  size: { readonly rows: number; readonly columns: number },
  bringIntoSight: (row: number) => void,
) {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${cell.row}:${cell.column}"]`)
      ?.focus({ preventScroll: true });
  }, [cell]);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = moveInGrid(event.key, cell, size);
    if (wanted === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    isMoving.current = true;
    bringIntoSight(wanted.row);
    setCell(wanted);
  };
  // A click moves the starting point of the arrows too.
  const onFocus = ({ target }: FocusEvent) => setCell((old) => readCell(target) ?? old);
  const active = cell.row < size.rows ? cell : { row: 0, column: cell.column };
  return { grid, active, onFocus, onKeyDown };
}
