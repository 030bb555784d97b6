import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { letters } from '../design/tokens';

interface Figure {
  readonly name: string;
  readonly value: string;
}

interface FindingProps {
  readonly say: string;
  readonly note: string;
  readonly figures: readonly Figure[];
}

/** What a picture says, in a sentence, and the figures that answer. */
export function Finding({ say, note, figures }: FindingProps) {
  return (
    <Box sx={findingStyle}>
      <Box sx={{ maxWidth: '76ch' }}>
        <Typography role="status" sx={{ ...letters[20], fontWeight: 600, textWrap: 'balance' }}>
          {say}
        </Typography>
        <Typography sx={{ color: 'var(--ink-3)', pt: '4px' }}>{note}</Typography>
      </Box>
      <Figures figures={figures} />
    </Box>
  );
}

/** Figures under their names. */
export function Figures({ figures }: Pick<FindingProps, 'figures'>) {
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 3, sm: 5 }, m: 0 }}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <Box component="dt" sx={{ ...letters[12], fontWeight: 500, color: 'var(--ink-3)' }}>
            {name}
          </Box>
          <Box component="dd" sx={figureStyle}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

const findingStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  columnGap: 5,
  rowGap: 1.5,
  py: { xs: 1, sm: 2 },
} as const;
const figureStyle = { ...letters[28], m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
