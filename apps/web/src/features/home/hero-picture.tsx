import Box from '@mui/material/Box';

/** Lengths in pixels of the word-like bars left of the middle, right of it, and of the middle one; a line a row. */
const lines = [
  { left: [38, 64, 22], node: 58, right: [30, 52, 40] },
  { left: [54, 26, 48], node: 70, right: [66, 24] },
  { left: [20, 44, 60], node: 58, right: [44, 34, 46] },
  { left: [70, 36], node: 82, right: [28, 60, 20] },
  { left: [30, 58, 34], node: 58, right: [50, 42] },
  { left: [46, 20, 52], node: 70, right: [36, 30, 56] },
] as const;

const GAP_PX = 8;
const BAR_HEIGHT_PX = 14;
const LINE_HEIGHT_PX = 36;
const MIDDLE_PX = 190;
const WIDTH_PX = 440;
const PADDING_PX = 28;

type Bar = readonly [x: number, width: number];

function layOut(widths: readonly number[], start: number): Bar[] {
  let x = start;
  return widths.map((width) => {
    const bar: Bar = [x, width];
    x += width + GAP_PX;
    return bar;
  });
}

/** A concordance drawn as bars: words around one word in a column. Decoration. */
export function HeroPicture() {
  const height = PADDING_PX * 2 + lines.length * LINE_HEIGHT_PX - (LINE_HEIGHT_PX - BAR_HEIGHT_PX);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH_PX} ${height}`}
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '100%',
        maxWidth: WIDTH_PX,
        justifySelf: 'end',
        bgcolor: 'background.paper',
        borderRadius: 3,
        boxShadow: 3,
      }}
    >
      {lines.map(({ left, node, right }, index) => {
        const y = PADDING_PX + index * LINE_HEIGHT_PX;
        const leftWidth = left.reduce((sum, width) => sum + width + GAP_PX, 0);
        const grey = [...layOut(left, MIDDLE_PX - leftWidth), ...layOut(right, MIDDLE_PX + node + GAP_PX)];
        return (
          <Box component="g" key={y}>
            {grey.map(([x, width]) => (
              <Box
                component="rect"
                key={x}
                x={x}
                y={y}
                width={width}
                height={BAR_HEIGHT_PX}
                rx={BAR_HEIGHT_PX / 2}
                sx={{ fill: 'currentColor', opacity: 0.16 }}
              />
            ))}
            <Box
              component="rect"
              x={MIDDLE_PX}
              y={y}
              width={node}
              height={BAR_HEIGHT_PX}
              rx={BAR_HEIGHT_PX / 2}
              sx={{ fill: (theme) => (theme.vars ?? theme).palette.primary.main }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
