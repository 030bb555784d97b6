import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useReadAloud } from '../../shared/speech/use-read-aloud';
import { inputStyle, plainInput, sentenceStyle, wrongStyle } from './practice-style';
import type { TaskProps } from './task-props';

/** A sentence that is heard and written. Only the sentence is sent, for its sound. */
export function ListenTask({ item, draft, onDraft, given }: TaskProps) {
  const { t } = useTranslation('practice');
  const { isPlaying, toggle } = useReadAloud(item.accepted[0]!);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<VolumeUpIcon />} onClick={toggle}>
        {t(isPlaying ? 'stop' : 'listen')}
      </Button>
      <Box sx={sentenceStyle}>
        <Box
          component="input"
          value={draft.text}
          readOnly={given !== null}
          aria-label={t('your_answer')}
          {...plainInput}
          onChange={({ target }) => onDraft({ ...draft, text: target.value })}
          sx={{ ...inputStyle, ...(given !== null && wrongStyle), width: '100%' }}
        />
      </Box>
    </>
  );
}
