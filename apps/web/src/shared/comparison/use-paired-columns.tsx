import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import type { Side } from '../text-selection/selected-texts';
import type { NumberColumn, ResultColumn } from '../ui/result-table/result-column';
import { useIsAtLeast } from '../ui/use-screen-width';
import { SideSquare } from './comparison-head';
import { AxisHead, DifferenceMark, PairedBars, StackedPair } from './paired-cells';
import { type PairedRow, sides } from './paired-rows';
import { countDecimals, listEnds, makeScales } from './paired-scales';
import { useSides } from './use-sides';

/** How the rows of two selections are written. The same object between renders. */
export interface PairedLook<Row extends PairedRow = PairedRow> {
  /** Heading of the names. */
  readonly heading: string;
  /** What the bars measure. */
  readonly axis: string;
  /** Heading of the difference, where it is not A minus B. */
  readonly difference?: string;
  /** Another way to write it; undefined leaves it as it is. */
  readonly writeDifference?: (row: Row) => string | undefined;
  readonly readName?: (key: string) => string;
  readonly renderName?: (key: string) => ReactNode;
  /** What has to be known of a row, below its name. */
  readonly noteName?: (row: Row) => string | undefined;
  /** Names are words of the texts. */
  readonly isEstonian?: true;
  readonly more?: readonly ResultColumn<Row>[];
}

const NAME_PX = { wide: 180, narrow: 120 };
const RATE_PX = 92;
const DIFFERENCE_PX = 124;
const MARK_PX = 150;
/** Nobody filters fewer. */
const FEW_ROWS = 20;

/** Numbers with a real minus. */
export function useSignedFormat(): (value: number, decimals: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const locale = language === 'et' ? 'et-EE' : 'en-GB';
    const formats = [0, 1, 2].map(
      (digits) =>
        new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    );
    return (value, decimals) => {
      const written = formats[decimals]!.format(value);
      return /[1-9]/u.test(written) ? written.replace('-', '−') : written.replace(/^[-−]/u, '');
    };
  }, [language]);
}

/** Name, paired bars, both rates, their difference as a mark and as a figure; the ends of all intervals are in files. */
export function usePairedColumns<Row extends PairedRow>(
  rows: readonly Row[],
  look: PairedLook<Row>,
): readonly ResultColumn<Row>[] {
  const { t } = useTranslation('comparison');
  const named = useSides();
  const isWide = useIsAtLeast('sm');
  const hasMarks = useIsAtLeast('md');
  const format = useSignedFormat();
  const [nameA, nameB] = [named.A.name, named.B.name];
  return useMemo(() => {
    const names = { A: nameA, B: nameB };
    const scales = makeScales(rows);
    const [decimals, steps] = [countDecimals(scales.rates), countDecimals(scales.differences)];
    const { heading, axis, isEstonian, writeDifference, more = [] } = look;
    const readName = look.readName ?? ((key: string) => key);
    const writeEnds = (low: number | null, high: number | null, digits: number, joint: 'to' | 'dash') =>
      low !== null && high !== null
        ? t(`interval.${joint}`, { low: format(low, digits), high: format(high, digits) })
        : '';
    const renderName = (row: Row) => (
      <>
        <span data-part="pair-name" lang={isEstonian && 'et'}>
          {look.renderName?.(row.key) ?? readName(row.key)}
        </span>
        <small data-part="pair-note">{look.noteName?.(row)}</small>
      </>
    );
    const renderDifference = (row: Row) => {
      const { value, low, high, isSure } = row.difference;
      return (
        <span data-part="rate" data-unsure={!isSure || undefined}>
          <b>{writeDifference?.(row) ?? format(value, steps)}</b>
          <small>{writeEnds(low, high, steps, 'to')}</small>
        </span>
      );
    };
    const rate = (side: Side): NumberColumn<Row> => ({
      ...{ id: side, kind: 'number', heading: names[side], fractionDigits: decimals, widthPx: RATE_PX },
      readNumber: (row) => row[side].value,
      renderHeading: () => [<SideSquare key="side" side={side} />, names[side]],
      renderNumber: (row, written) => (
        <span data-part="rate">
          <b>{written}</b>
          <small>{writeEnds(row[side].low, row[side].high, decimals, 'dash')}</small>
        </span>
      ),
      isHidden: !isWide,
    });
    const end = (id: string, of: string, read: (row: Row) => number | null): NumberColumn<Row> => ({
      ...{ id, kind: 'number', heading: `${of}, ${t(id.endsWith('low') ? 'ends.low' : 'ends.high')}` },
      ...{ readNumber: (row) => read(row) ?? NaN, fractionDigits: 3, isHidden: true },
    });
    const minus = look.difference ?? t('minus', { a: nameA, b: nameB });
    const renderAxis = () => (
      <AxisHead label={axis} scale={scales.rates} format={(tick) => format(tick, scales.rates.decimals)} />
    );
    return [
      {
        ...{ id: 'name', kind: 'text', heading, wraps: true },
        ...(rows.length > FEW_ROWS && { filter: 'text' }),
        readText: ({ key }) => readName(key),
        ...(isWide
          ? { widthPx: hasMarks ? NAME_PX.wide : NAME_PX.narrow, renderCell: renderName }
          : {
              renderHeading: renderAxis,
              renderCell: (row) => (
                <StackedPair
                  {...{ row, scale: scales.rates, name: renderName(row), difference: renderDifference(row) }}
                  write={(side) => format(row[side].value, decimals)}
                  nameSide={(side) => names[side]}
                />
              ),
            }),
      },
      {
        ...{ id: 'bars', kind: 'text', heading: axis, isPicture: true, isSortable: false, wraps: true },
        ...{ readText: () => '', renderHeading: renderAxis, isHidden: !isWide },
        renderCell: (row) => <PairedBars row={row} scale={scales.rates} />,
      },
      ...sides.map(rate),
      {
        ...{ id: 'mark', kind: 'text', heading: minus, isPicture: true, isSortable: false, widthPx: MARK_PX },
        ...{ readText: () => '', isHidden: !hasMarks },
        renderHeading: () => (
          <AxisHead
            {...{ label: minus, scale: scales.differences, ticks: listEnds(scales.differences) }}
            format={(tick) => format(tick, scales.differences.decimals)}
          />
        ),
        renderCell: (row) => <DifferenceMark row={row} scale={scales.differences} />,
      },
      {
        ...{ id: 'difference', kind: 'number', heading: t('difference'), widthPx: DIFFERENCE_PX },
        ...{ fractionDigits: steps, isHidden: !isWide, readNumber: ({ difference }) => difference.value },
        renderNumber: renderDifference,
      },
      ...more.map((column) => (hasMarks ? column : { ...column, isHidden: true })),
      ...sides.flatMap((side) => [
        end(`${side}low`, names[side], (row) => row[side].low),
        end(`${side}high`, names[side], (row) => row[side].high),
        {
          ...{ id: `${side}count`, kind: 'number', heading: t('count', { name: names[side] }) },
          ...{ readNumber: ({ counts }: Row) => counts[side], isHidden: true },
        } satisfies NumberColumn<Row>,
      ]),
      end('low', t('difference'), ({ difference }) => difference.low),
      end('high', t('difference'), ({ difference }) => difference.high),
    ] satisfies ResultColumn<Row>[];
  }, [t, rows, look, nameA, nameB, isWide, hasMarks, format]);
}
