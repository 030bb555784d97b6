import Box from '@mui/material/Box';

export interface StarWord {
  readonly word: string;
  /** Larger is nearer and thicker. */
  readonly score: number;
}

interface NeighbourStarProps {
  readonly keyword: string;
  /** The strongest first; more than ten have no place. */
  readonly words: readonly StarWord[];
  readonly label: string;
}

const WIDTH = 392;
const HEIGHT = 160;
const MIDDLE = { x: 196, y: 84 } as const;
const NAME_DROP = 5;
/** Places around the keyword, the nearest first; no two names meet in them. */
const places = [
  { x: 128, y: 44 },
  { x: 286, y: 52 },
  { x: 84, y: 92 },
  { x: 214, y: 18 },
  { x: 318, y: 92 },
  { x: 196, y: 146 },
  { x: 318, y: 16 },
  { x: 76, y: 140 },
  { x: 300, y: 138 },
  { x: 58, y: 18 },
] as const;
const THICKEST = 5;

const textStyle = {
  '& text': {
    font: '16px var(--serif)',
    fill: 'var(--ink)',
    textAnchor: 'middle',
    paintOrder: 'stroke',
    stroke: 'var(--paper)',
    strokeWidth: 6,
  },
  '& [data-keyword]': { fontSize: 20, fontWeight: 600, fill: 'var(--accent)' },
} as const;

/** A word with its neighbours around it; a line is as thick as the neighbour is strong. */
export function NeighbourStar({ keyword, words, label }: NeighbourStarProps) {
  const shown = words.slice(0, places.length);
  const [most, least] = [shown[0]?.score ?? 1, shown.at(-1)?.score ?? 0];
  const thickness = (score: number) => 1 + ((score - least) / Math.max(1e-9, most - least)) * (THICKEST - 1);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      lang="et"
      sx={{ display: 'block', width: '100%', height: '100%', ...textStyle }}
    >
      {shown.map(({ word, score }, index) => (
        <line
          key={word}
          x1={MIDDLE.x}
          y1={MIDDLE.y}
          x2={places[index]!.x}
          y2={places[index]!.y}
          stroke="var(--datum)"
          strokeWidth={thickness(score)}
        />
      ))}
      {shown.map(({ word }, index) => (
        <text key={word} x={places[index]!.x} y={places[index]!.y + NAME_DROP}>
          {word}
        </text>
      ))}
      <text data-keyword x={MIDDLE.x} y={MIDDLE.y + NAME_DROP + 1}>
        {keyword}
      </text>
    </Box>
  );
}
