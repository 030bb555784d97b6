import type { ReactNode } from 'react';

interface ColumnBase {
  readonly id: string;
  readonly heading: string;
  /** Another look of the heading on the screen. */
  readonly renderHeading?: () => ReactNode;
  /** Width in pixels; a column without one takes a share of what is left, at least LEAST_SHARED_WIDTH_PX. */
  readonly widthPx?: number;
  /** The least of such a share where it has to be more. */
  readonly leastPx?: number;
  /** True for a column that is only filtered by and downloaded. */
  readonly isHidden?: boolean;
  /** True for a picture of numbers that files have in columns of their own. */
  readonly isPicture?: boolean;
}

export interface TextColumn<Row> extends ColumnBase {
  readonly kind: 'text';
  /** What is sorted (by the Estonian alphabet), filtered and downloaded. Called for every row: keep it quick. */
  readonly readText: (row: Row) => string;
  /** `text` filters by what is typed, `choice` by ticking some of the values. */
  readonly filter?: 'text' | 'choice';
  /** Language of the cells if it is not that of the page, for screen readers. */
  readonly language?: 'et';
  readonly align?: 'left' | 'right' | 'center';
  /** Another look of the cell; only rows in sight are drawn. */
  readonly renderCell?: (row: Row) => ReactNode;
  /** False if the order of this column has no meaning. */
  readonly isSortable?: boolean;
  /** True for cells that may take several lines; rows then grow with them. */
  readonly wraps?: boolean;
}

export interface NumberColumn<Row> extends ColumnBase {
  readonly kind: 'number';
  readonly readNumber: (row: Row) => number;
  /** Decimals of the download. */
  readonly fractionDigits?: number;
  /** Decimals on the screen where fewer of them carry meaning. */
  readonly shownDigits?: number;
  /** Another way to write the number on the screen; undefined leaves it as it is. */
  readonly writeNumber?: (value: number) => string | undefined;
  /** Another look of the number, which is given as it is written; only rows in sight are drawn. */
  readonly renderNumber?: (row: Row, written: string) => ReactNode;
  /** The longest number of the column; each number then has a bar of its share of it. */
  readonly barOf?: number;
  /** Sign after the number on the screen, such as `%`. */
  readonly sign?: string;
}

/** A column of a result table. Keep the array of columns the same between renders (`useMemo`): ranks hang on it. */
export type ResultColumn<Row> = TextColumn<Row> | NumberColumn<Row>;

/** The columns that stand on the screen. */
export function listShownColumns<Row>(columns: readonly ResultColumn<Row>[]): readonly ResultColumn<Row>[] {
  return columns.filter((column) => column.isHidden !== true);
}

export const LEAST_SHARED_WIDTH_PX = 104;
export const NUMBER_WIDTH_PX = 112;

/** A column of texts, sorted and filtered by what is read. */
export const makeTextColumn = <Row>(
  id: string,
  heading: string,
  readText: (row: Row) => string,
  look: Partial<TextColumn<Row>> = {},
): TextColumn<Row> => ({ id, kind: 'text', heading, readText, ...look });

/** A column of numbers. */
export const makeNumberColumn = <Row>(
  id: string,
  heading: string,
  readNumber: (row: Row) => number,
  look: Partial<NumberColumn<Row>> = {},
): NumberColumn<Row> => ({ id, kind: 'number', heading, readNumber, ...look });
