import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { families, letters, TOUCH_PX } from '../../shared/design/tokens';
import { rightStyle, sentenceStyle, wrongStyle } from './practice-style';
import type { TaskProps } from './task-props';

/** Tiles that become a sentence: a press takes one up behind the others, another puts it back. */
export function OrderTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const { places } = draft;
  const place = (next: readonly number[]) =>
    onDraft({ ...draft, places: next, text: next.map((at) => item.choices[at]!).join(' ') });
  if (given !== null)
    return (
      <Box component="p" lang="et" sx={sentenceStyle}>
        <Box component="span" data-drawn sx={given.verdict === 'right' ? rightStyle : wrongStyle}>
          {draft.text === '' ? '…' : draft.text}
        </Box>
      </Box>
    );
  const drawTile = (at: number, next: readonly number[]) => (
    <Box key={at} component="button" type="button" lang="et" onClick={() => place(next)} sx={tileStyle}>
      {item.choices[at]}
    </Box>
  );
  const left = item.choices.map((_, at) => at).filter((at) => !places.includes(at));
  return (
    <>
      <Box role="group" aria-label={t('sentence')} sx={{ ...rowStyle, ...lineStyle }}>
        {places.map((at) =>
          drawTile(
            at,
            places.filter((each) => each !== at),
          ),
        )}
      </Box>
      <Box role="group" aria-label={t('tiles')} sx={rowStyle}>
        {left.map((at) => drawTile(at, [...places, at]))}
      </Box>
    </>
  );
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5, minHeight: TOUCH_PX + 24 } as const;
const lineStyle = { borderBottom: '2px solid var(--line-strong)', mb: 1 } as const;
const tileStyle = {
  ...letters[20],
  fontFamily: families.serif,
  minHeight: TOUCH_PX,
  px: 1.5,
  border: '1px solid var(--line-strong)',
  borderRadius: '4px',
  bgcolor: 'var(--surface)',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'var(--hover)' },
} as const;
