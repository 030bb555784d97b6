import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { letters, TOUCH_PX } from '../../shared/design/tokens';
import type { TaskProps } from './task-props';
import { boxStyle, pickStyle, plainInput, sentenceStyle, serifStyle, wordStyle } from './practice-style';
import { listWords, type SentenceWord } from './sentence-words';

const fieldStyle = {
  ...boxStyle,
  flex: { xs: 1, sm: 'none' },
  minWidth: 0,
  width: { sm: 240 },
  minHeight: TOUCH_PX,
  px: '10px',
  '&:focus': { outline: '2px solid var(--focus)', outlineOffset: '-1px' },
} as const;

/** What becomes of the chosen word. */
function MendField({
  word,
  draft,
  onDraft,
  given,
}: Omit<TaskProps, 'item'> & { readonly word: SentenceWord }) {
  const { t } = useTranslation('practice');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 3 }}>
      <Box component="del" lang="et" sx={{ ...letters[20], ...serifStyle, color: 'var(--ink-3)' }}>
        {word.core}
      </Box>
      <NextIcon fontSize="small" aria-hidden />
      <Box
        component="input"
        value={draft.text}
        readOnly={given !== null}
        aria-label={t('right_form', { word: word.core })}
        autoFocus={given === null}
        {...plainInput}
        onFocus={({ target }) => given === null && target.select()}
        onChange={({ target }) => onDraft({ ...draft, text: target.value })}
        sx={fieldStyle}
      />
    </Box>
  );
}

/** A sentence with one error: its word is chosen and written anew. */
export function MendTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const words = listWords(item);
  const chosen = words.find(({ start }) => start === draft.wordStart);
  if (given !== null)
    return (
      <>
        <Box component="p" lang="et" sx={sentenceStyle}>
          {item.before}
          <Box component="span" data-drawn sx={pickStyle}>
            {item.written}
          </Box>
          {item.after}
        </Box>
        {chosen !== undefined && <MendField {...{ draft, onDraft, given }} word={chosen} />}
      </>
    );
  return (
    <>
      <Box role="group" aria-label={t('sentence')} lang="et" sx={sentenceStyle}>
        {words.map((word) => (
          <Fragment key={word.start}>
            <Box
              component="button"
              type="button"
              aria-pressed={word === chosen}
              onClick={() => onDraft({ ...draft, wordStart: word.start, text: word.core })}
              sx={wordStyle}
            >
              {word.text}
            </Box>{' '}
          </Fragment>
        ))}
      </Box>
      {chosen !== undefined && <MendField key={chosen.start} {...{ draft, onDraft, given }} word={chosen} />}
    </>
  );
}
