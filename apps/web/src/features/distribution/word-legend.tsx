import Box from '@mui/material/Box';
import { letters } from '../../shared/design/tokens';
import { TWO_PAINTS } from './make-chart-rows';

/** Which colour is which word. */
export function WordLegend({ words }: { readonly words: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      {words.map((word, place) => (
        <Box
          key={place}
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, ...letters[14] }}
        >
          <Box
            component="span"
            aria-hidden
            data-drawn
            sx={{ width: 12, height: 12, bgcolor: TWO_PAINTS[place] }}
          />
          <Box component="span" lang="et" sx={{ fontFamily: 'var(--serif)', ...letters[16] }}>
            {word}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
