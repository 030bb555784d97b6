import Box from '@mui/material/Box';
import type { SavedSelection } from '../../shared/saved-selections/saved-selections';
import { useTextsInWords } from '../../shared/saved-selections/use-texts-in-words';
import { letters } from '../../shared/design/tokens';

/** Widest entry in pixels: the texts of a selection in words may be many. */
const MOST_WIDTH_PX = 360;
const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** A named selection as an entry of a menu. */
export function SavedSelectionLabel({ selection: { name, texts } }: { readonly selection: SavedSelection }) {
  const nameTexts = useTextsInWords();
  return (
    <Box component="span" sx={{ minWidth: 0, maxWidth: `min(${MOST_WIDTH_PX}px, 75vw)` }}>
      <Box component="span" sx={cut}>
        {name}
      </Box>
      <Box component="span" sx={{ ...cut, ...letters[14], color: 'text.secondary' }}>
        {nameTexts(texts)}
      </Box>
    </Box>
  );
}
