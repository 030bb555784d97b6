import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import { subcorpora } from '@keelerada/contract/enumerations';
import type { ReviewedText } from '@keelerada/contract/donation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../../shared/i18n/use-language';
import { accept, refuse, saveEdit } from '../donation.queries';
import { readPropertyLines, setPropertyLine, writePropertyLines } from './property-lines';

const SUBCORPUS = 'korpus';

interface ReviewFormProps {
  readonly text: ReviewedText;
  readonly onRun: (call: Promise<ReviewedText>) => void;
}

/** Edits, accepts or refuses a text that waits; shows one that is decided. */
export function ReviewForm({ text, onRun }: ReviewFormProps) {
  const { t } = useTranslation('donation');
  const readLabel = useLabel();
  const subcorpusField = useRef<HTMLInputElement>(null);
  const [content, setContent] = useState(text.text);
  const [lines, setLines] = useState(() => writePropertyLines(text.properties));
  const [reason, setReason] = useState('');
  const isWaiting = text.state === 'waiting';
  const properties = readPropertyLines(lines);
  const isChanged = content !== text.text || lines !== writePropertyLines(text.properties);
  const [isAsked, setIsAsked] = useState(false);
  const given = properties?.find(({ propertyName }) => propertyName === SUBCORPUS)?.propertyValue ?? '';
  const subcorpus = given in subcorpora ? given : '';
  const lacksSubcorpus = isAsked && subcorpus === '';
  const tryToAccept = () => {
    setIsAsked(true);
    if (subcorpus === '') subcorpusField.current?.focus();
    else onRun(accept(text.id));
  };
  return (
    <Stack spacing={2}>
      <TextField
        label={t('fields.sisu')}
        value={content}
        onChange={({ target }) => setContent(target.value)}
        multiline
        rows={14}
        slotProps={{ htmlInput: { readOnly: !isWaiting, lang: 'et' } }}
      />
      <TextField
        label={t('review.properties')}
        value={lines}
        onChange={({ target }) => setLines(target.value)}
        multiline
        minRows={4}
        error={properties === null}
        helperText={t(properties === null ? 'review.property_fault' : 'review.property_hint')}
        slotProps={{ htmlInput: { readOnly: !isWaiting, spellCheck: false } }}
      />
      {isWaiting && (
        <>
          <TextField
            select
            label={t('review.subcorpus')}
            value={subcorpus}
            inputRef={subcorpusField}
            onChange={({ target }) => setLines(setPropertyLine(lines, SUBCORPUS, target.value))}
            error={lacksSubcorpus}
            helperText={lacksSubcorpus && t('review.no_subcorpus')}
            slotProps={{ formHelperText: { role: 'alert' } }}
            required
          >
            {Object.entries(subcorpora).map(([code, label]) => (
              <MenuItem key={code} value={code}>
                {readLabel(label)}
              </MenuItem>
            ))}
          </TextField>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              disabled={!isChanged || properties === null || content.trim() === ''}
              onClick={() => properties !== null && onRun(saveEdit(text.id, { text: content, properties }))}
            >
              {t('review.save')}
            </Button>
            <Button variant="contained" disabled={isChanged} onClick={tryToAccept}>
              {t('review.accept')}
            </Button>
          </Stack>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1.5}
            sx={{ alignItems: { sm: 'flex-start' } }}
          >
            <TextField
              label={t('review.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              helperText={t('review.reason_hint')}
              fullWidth
            />
            <Button
              color="error"
              variant="outlined"
              disabled={reason.trim() === ''}
              onClick={() => onRun(refuse(text.id, reason))}
              sx={{ flexShrink: 0, minHeight: 56 }}
            >
              {t('review.refuse')}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}
