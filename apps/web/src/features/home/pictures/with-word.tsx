import Box from '@mui/material/Box';

/** Stands for the word in a message until it is put in as an element. */
export const WORD_PLACE = '\ue000';

/** A message with an Estonian word in it. */
export function WithWord({ text, word }: { readonly text: string; readonly word: string }) {
  const [before, after] = text.split(WORD_PLACE);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <Box component="i" lang="et" sx={{ fontFamily: 'var(--serif)' }}>
        {word}
      </Box>
      {after}
    </>
  );
}
