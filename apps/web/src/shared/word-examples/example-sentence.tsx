import type { ExampleRow } from '@keelerada/contract/teaching/examples';
import Box from '@mui/material/Box';
import { letters } from '../design/tokens';

/** A sentence with every occurrence of the word marked. */
export function ExampleSentence({ text, marks }: Pick<ExampleRow, 'text' | 'marks'>) {
  let end = 0;
  const pieces = marks.flatMap((mark) => {
    const before = text.slice(end, mark.start);
    ({ end } = mark);
    return [before, text.slice(mark.start, mark.end)];
  });
  return (
    <Box
      component="span"
      lang="et"
      sx={{
        fontFamily: 'var(--serif)',
        ...letters[16],
        color: 'var(--ink)',
        '& mark': { bgcolor: 'transparent', color: 'var(--accent)', fontWeight: 600 },
      }}
    >
      {[...pieces, text.slice(end)].map((piece, place) =>
        place % 2 === 1 ? <mark key={place}>{piece}</mark> : <span key={place}>{piece}</span>,
      )}
    </Box>
  );
}
