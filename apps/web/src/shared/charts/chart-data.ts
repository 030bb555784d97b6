import type { Ref } from 'react';

/** A number of one series, with what is drawn and said of it. */
export interface ChartValue {
  readonly value: number;
  /** The interval of an estimate; null or absent where there is none. */
  readonly interval?: { readonly low: number; readonly high: number } | null;
  /** It says too little: it is drawn hollow, and its interval does not stretch the axis. */
  readonly isFaint?: boolean;
  /** Only where it is not that of its series. */
  readonly paint?: string;
  /** What is written beside it, where there is room for that. */
  readonly figure?: string;
  /** What it is in words, shown on pointing. */
  readonly title: string;
}

/** What is drawn under one name: a value of each series, in their order. */
export interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** Its label is no value, as that of "unknown". */
  readonly isMissing?: boolean;
  readonly values: readonly ChartValue[];
}

export interface ChartProps<Row extends ChartRow = ChartRow> {
  readonly rows: readonly Row[];
  /** A paint for each series, as CSS has it. */
  readonly series: readonly string[];
  readonly widthPx: number;
  /** What the picture shows, for screen readers. */
  readonly label: string;
  readonly axisLabel?: string;
  readonly formatValue: (value: number) => string;
  /** Lines above the chart, for a file that has no page around it. */
  readonly heading?: readonly string[];
  readonly picture?: Ref<SVGSVGElement>;
}
