import { hasRate, NO_RATE } from '../../shared/levels/rate-per-million';
import type { Ref } from 'react';
import { readOwn } from '@keelerada/estonian/make-table';
import type { BarLayout, BarMark } from './lay-out-bars';

/** Colours of all marks, as CSS has them. */
export interface ChartColours {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly bar: string;
  /** Bars of two words. */
  readonly first: string;
  readonly second: string;
  /** Bars of one word by level. */
  readonly levels: Readonly<Record<string, string>>;
  /** Bars of texts that do not tell the property. */
  readonly missing: string;
  readonly ground: string;
}

interface BarChartProps {
  readonly layout: BarLayout;
  readonly colours: ChartColours;
  readonly fontFamily: string;
  /** Lines above the bars, in the file alone. */
  readonly heading?: readonly string[];
  /** What the picture shows, for screen readers. */
  readonly label: string;
  readonly axisLabel: string;
  readonly formatRate: (rate: number) => string;
  readonly describe: (mark: BarMark) => string;
  readonly picture?: Ref<SVGSVGElement>;
}

const HEADING_LINE_PX = 20;
const FIRST_HEADING_PX = 16;
const FONT_PX = 13;
const CAP_PX = 4;
const HALO_PX = 4;
/** So many figures have room below a narrow picture. */
const MOST_NARROW_NAMES = 4;

type Drawn = Pick<BarChartProps, 'colours' | 'layout'>;

function Axis({ layout, colours, axisLabel, formatRate }: BarChartProps) {
  const { left, right, bottom, ticks, bars } = layout;
  const top = (bars[0]?.top ?? bottom) - 8;
  // Names of neighbouring lines would touch in a narrow picture.
  const nameEvery = layout.isNarrow && ticks.length > MOST_NARROW_NAMES ? 2 : 1;
  return (
    <g>
      {ticks.map(({ value, x }, index) => (
        <g key={value}>
          <line
            x1={x}
            x2={x}
            y1={top}
            y2={bottom}
            style={{ stroke: colours.line, strokeWidth: index === 0 ? 1.5 : 1 }}
          />
          {index % nameEvery === 0 && (
            <text
              x={x}
              y={bottom + 16}
              textAnchor={x === 0 ? 'start' : 'middle'}
              style={{ fill: colours.muted, fontSize: 12 }}
            >
              {formatRate(value)}
            </text>
          )}
        </g>
      ))}
      <text
        x={(left + right) / 2}
        y={bottom + 36}
        textAnchor="middle"
        style={{ fill: colours.muted, fontSize: 12 }}
      >
        {axisLabel}
      </text>
    </g>
  );
}

/** The interval: a line between two caps; one that goes on past the axis ends in an arrow. */
function Whisker({ mark, colours }: Pick<Drawn, 'colours'> & { readonly mark: BarMark }) {
  const { whisker, middle } = mark;
  if (whisker === null) return null;
  const { from, to, isCut } = whisker;
  const end = isCut
    ? `M${to - CAP_PX} ${middle - CAP_PX}L${to} ${middle}L${to - CAP_PX} ${middle + CAP_PX}`
    : `M${to} ${middle - CAP_PX}V${middle + CAP_PX}`;
  const path = `M${from} ${middle - CAP_PX}V${middle + CAP_PX}M${from} ${middle}H${to}${end}`;
  return (
    <>
      <path d={path} style={{ fill: 'none', stroke: colours.ground, strokeWidth: HALO_PX }} />
      <path d={path} style={{ fill: 'none', stroke: colours.text, strokeWidth: 1.5 }} />
    </>
  );
}

/** Of two words each has its side's colour; of one word the levels have theirs. */
function findFill({ group }: BarMark, isOfTwo: boolean, colours: ChartColours): string {
  if (group.second) return colours.second;
  if (group.value === null) return colours.missing;
  return isOfTwo ? colours.first : (readOwn(colours.levels, group.value) ?? colours.bar);
}

function Bar({ mark, layout, colours, formatRate, describe }: BarChartProps & { readonly mark: BarMark }) {
  const { group, name, nameX, nameY, top, height, length, middle } = mark;
  const isMissing = group.value === null;
  const isOfTwo = layout.bars.some((bar) => bar.group.second === true);
  const look = group.isSmall
    ? {
        fill: 'none',
        stroke: group.second ? colours.second : colours.muted,
        strokeWidth: 1,
        strokeDasharray: '3 2',
      }
    : { fill: findFill(mark, isOfTwo, colours) };
  return (
    <g data-group={group.value ?? ''}>
      <title>{describe(mark)}</title>
      <text
        x={nameX}
        y={nameY}
        textAnchor={layout.isNarrow ? 'start' : 'end'}
        style={{
          fill: isMissing || group.isSmall ? colours.muted : colours.text,
          fontSize: FONT_PX,
          ...(isMissing && { fontStyle: 'italic' }),
        }}
      >
        {group.second ? '' : name}
      </text>
      <rect x={layout.left} y={top} width={Math.max(0, length)} height={height} rx={2} style={look} />
      <Whisker mark={mark} colours={colours} />
      <text
        x={layout.widthPx}
        y={middle + 5}
        textAnchor="end"
        style={{
          fill: group.isSmall ? colours.muted : colours.text,
          fontSize: FONT_PX,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {hasRate(group.runningWords) ? formatRate(group.perMillion) : NO_RATE}
      </text>
    </g>
  );
}

/** Horizontal bars of rates with their intervals. */
export function BarChart(props: BarChartProps) {
  const { layout, colours, fontFamily, heading = [], label, picture } = props;
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${layout.widthPx} ${layout.heightPx}`}
      width={layout.widthPx}
      height={layout.heightPx}
      role="img"
      aria-label={label}
      // Not in the style, which the file goes without.
      fontFamily={fontFamily}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {heading.map((line, index) => (
        <text
          key={line}
          x={0}
          y={FIRST_HEADING_PX + index * HEADING_LINE_PX}
          style={{
            fill: index === 0 ? colours.text : colours.muted,
            fontSize: index === 0 ? 16 : 12,
            fontWeight: index === 0 ? 600 : 400,
          }}
        >
          {line}
        </text>
      ))}
      <Axis {...props} />
      {layout.bars.map((mark) => (
        <Bar
          key={`${mark.group.value}-${mark.group.isOwnText}-${mark.group.second ?? false}`}
          mark={mark}
          {...props}
        />
      ))}
    </svg>
  );
}

/** Height of so many lines of heading with the space below them. */
export const measureHeading = (lines: number): number => lines * HEADING_LINE_PX + 16;
