import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { layOutLegend, type LegendEntry, PictureLegend } from '../../shared/pictures/picture-legend';
import { GraphNodeMark } from './graph-node-mark';
import { CENTRE_FONT_PX, CENTRE_RADIUS_PX, type GraphLayout } from './lay-out-graph';

interface GraphPictureProps {
  readonly keyword: string;
  readonly layout: GraphLayout;
  readonly legend: readonly LegendEntry[];
  readonly label: string;
  readonly picture: RefObject<SVGSVGElement | null>;
  readonly onOpenMenu: (word: string, anchor: Element) => void;
}

/** Index that a key leads to; null if the key means nothing here. */
function readNextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function Keyword({ keyword, centre }: { readonly keyword: string; readonly centre: GraphLayout['centre'] }) {
  return (
    <g>
      <circle cx={centre.x} cy={centre.y} r={CENTRE_RADIUS_PX} fill="var(--accent)" />
      <text
        x={centre.x}
        y={centre.y + CENTRE_RADIUS_PX + CENTRE_FONT_PX}
        textAnchor="middle"
        fontSize={CENTRE_FONT_PX}
        fontWeight={700}
        fill="var(--accent)"
        fontFamily={families.serif}
        stroke="var(--surface)"
        strokeWidth={4}
        paintOrder="stroke"
        lang="et"
      >
        {keyword}
      </text>
    </g>
  );
}

/**
 * The keyword in the middle and its neighbours around it. Tab reaches the strongest neighbour (or the last one looked at),
 * arrow keys the others in the order of their scores, Enter opens a word's menu.
 */
export function GraphPicture({ keyword, layout, legend, label, picture, onOpenMenu }: GraphPictureProps) {
  const { t } = useTranslation('collocates');
  const formatNumber = useNumberFormat();
  const formatScore = useNumberFormat(4);
  const [active, setActive] = useState(0);
  const { nodes, fontPx, size, centre, rings } = layout;
  const legendLayout = layOutLegend(legend, size);
  const reachable = Math.min(active, nodes.length - 1);
  const moveFocus = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = readNextIndex(event.key, reachable, nodes.length);
    if (next === null) return;
    event.preventDefault();
    picture.current?.querySelectorAll<SVGGElement>('[data-neighbour]')[next]?.focus();
  };
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${size.widthPx} ${size.heightPx + legendLayout.heightPx}`}
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
    >
      <g fill="none" stroke="var(--datum-strong)" strokeWidth={1.5} strokeDasharray="2 6" aria-hidden>
        {rings.map((radius) => (
          <circle key={radius} cx={centre.x} cy={centre.y} r={radius} />
        ))}
      </g>
      <g stroke="var(--line)" strokeWidth={1} aria-hidden>
        {nodes.map(({ row, x, y }) => (
          <line key={row.collocate} x1={centre.x} y1={centre.y} x2={x} y2={y} />
        ))}
      </g>
      <Keyword keyword={keyword} centre={centre} />
      {nodes.map((node, index) => (
        <GraphNodeMark
          key={node.row.collocate}
          node={node}
          index={index}
          fontPx={fontPx}
          isReachable={index === reachable}
          onReach={setActive}
          onOpenMenu={onOpenMenu}
          description={t('graph.node', {
            word: node.row.collocate,
            score: formatScore(node.row.score),
            together: formatNumber(node.row.coOccurrences),
            left: formatNumber(node.row.leftOccurrences),
            right: formatNumber(node.row.rightOccurrences),
            frequency: formatNumber(node.row.frequencyCount),
          })}
        />
      ))}
      <PictureLegend layout={legendLayout} size={size} />
    </svg>
  );
}
