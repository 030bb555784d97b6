import { memo, useState } from 'react';
import { findWordLook, writeWord } from '../../shared/parts-of-speech/word-class-looks';
import type { LabelPlace } from './label-boxes';
import type { PlacedNode } from './lay-out-graph';

const FOCUS_GAP_PX = 4;

interface GraphNodeMarkProps {
  readonly node: PlacedNode;
  readonly index: number;
  readonly fontPx: number;
  /** One neighbour at a time can be reached by Tab. */
  readonly isReachable: boolean;
  readonly onReach: (index: number) => void;
  readonly onOpenMenu: (word: string, anchor: Element) => void;
  readonly description: string;
}

/** A name that found no place shows over the others while its circle is looked at. */
function readLabelPlace({ label, x, y, radius }: PlacedNode, isLookedAt: boolean): LabelPlace | null {
  return label ?? (isLookedAt ? { x, y: y - radius - FOCUS_GAP_PX, anchor: 'middle' } : null);
}

/** A neighbour: circle, name and, by a press, its menu. */
export const GraphNodeMark = memo(
  function GraphNodeMark(props: GraphNodeMarkProps) {
    const { node, index, fontPx, isReachable, onReach, onOpenMenu, description } = props;
    const [hasFocus, setHasFocus] = useState(false);
    const [isHovered, setIsHovered] = useState(false);
    const { row, x, y, radius } = node;
    const label = readLabelPlace(node, hasFocus || isHovered);
    return (
      <g
        role="button"
        data-neighbour
        tabIndex={isReachable ? 0 : -1}
        aria-label={description}
        aria-haspopup="menu"
        style={{ cursor: 'pointer', outline: 'none' }}
        onFocus={() => {
          setHasFocus(true);
          onReach(index);
        }}
        onBlur={() => setHasFocus(false)}
        onMouseEnter={() => setIsHovered(true)}
        onMouseLeave={() => setIsHovered(false)}
        onClick={({ currentTarget }) => onOpenMenu(row.collocate, currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onOpenMenu(row.collocate, event.currentTarget);
        }}
      >
        <title>{description}</title>
        {hasFocus && (
          <circle cx={x} cy={y} r={radius + FOCUS_GAP_PX} fill="none" stroke="var(--ink)" strokeWidth={3} />
        )}
        <circle cx={x} cy={y} r={radius} fill={isHovered ? 'var(--ink)' : 'var(--datum)'} />
        {label !== null && (
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            fontSize={fontPx}
            {...findWordLook(row.partOfSpeech)}
            stroke="var(--surface)"
            strokeWidth={3}
            paintOrder="stroke"
            lang="et"
          >
            {writeWord(row.collocate, row.partOfSpeech)}
          </text>
        )}
      </g>
    );
  },
  (before, after) =>
    before.node === after.node &&
    before.isReachable === after.isReachable &&
    before.description === after.description,
);
