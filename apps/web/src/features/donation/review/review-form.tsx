import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  acceptanceCall,
  refusalCall,
  reviewEditCall,
  type ReviewedText,
} from '@keelerada/contract/texts/donation';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/http/call-api';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { KeyHints } from './key-hints';
import { RefusalFields } from './refusal-fields';
import { makeReviewFieldId } from './review-field';
import { ReviewFields } from './review-fields';
import { findReviewFaults, readReviewValues, writeReviewValues } from './review-values';
import { useReviewKeys } from './use-review-keys';

interface ReviewFormProps {
  readonly text: ReviewedText;
  readonly onRun: (call: Promise<ReviewedText>) => void;
  /** Opens the next text that waits; null where none does. */
  readonly onNext: (() => void) | null;
}

/** Edits, accepts or refuses a text that waits; shows one that is decided. */
export function ReviewForm({ text, onRun, onNext }: ReviewFormProps) {
  const { t } = useTranslation('donation');
  const start = { content: text.text, values: readReviewValues(text.properties) };
  const [edit, setEdit] = useUnsentEdit(`review ${text.id}`, start);
  const { content, values } = edit;
  const [isAsked, setIsAsked] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const isWaiting = text.state === 'waiting';
  const properties = writeReviewValues(values);
  const isChanged =
    content !== text.text ||
    JSON.stringify(properties) !== JSON.stringify(writeReviewValues(readReviewValues(text.properties)));
  const faults = findReviewFaults(values);
  const mustMend = Object.entries(faults).filter(([, fault]) => fault === 'invalid');
  const shown = isAsked ? Object.entries(faults) : mustMend;
  const params = { id: text.id };
  const save = () => callApi(reviewEditCall, { params, body: { text: content, properties } });
  const accept = () => callApi(acceptanceCall, { params });
  const tryToAccept = () => {
    setIsAsked(true);
    const [first] = Object.keys(faults);
    if (first !== undefined) document.getElementById(makeReviewFieldId(first))?.focus();
    else if (content.trim() !== '') onRun(isChanged ? save().then(accept) : accept());
  };
  const keys = useReviewKeys({
    ...(onNext === null ? {} : { next: onNext }),
    ...(isWaiting ? { accept: tryToAccept, refuse: () => reasonField.current?.focus() } : {}),
  });
  return (
    <Stack spacing={2.5}>
      <TextField
        label={t('fields.sisu')}
        value={content}
        onChange={({ target }) => setEdit({ ...edit, content: target.value })}
        multiline
        rows={14}
        slotProps={{ htmlInput: { readOnly: !isWaiting, lang: 'et' } }}
      />
      <ReviewFields
        values={values}
        faults={Object.fromEntries(shown.map(([name, fault]) => [name, t(`review.faults.${fault}`)]))}
        isReadOnly={!isWaiting}
        onChange={(changed) => setEdit({ ...edit, values: changed })}
      />
      {isWaiting && (
        <>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              disabled={!isChanged || mustMend.length > 0 || content.trim() === ''}
              onClick={() => onRun(save())}
            >
              {t('review.save')}
            </Button>
            <Button variant="contained" onClick={tryToAccept}>
              {t(isChanged ? 'review.save_and_accept' : 'review.accept')}
            </Button>
          </Stack>
          <RefusalFields
            inputRef={reasonField}
            onRefuse={(reason) => onRun(callApi(refusalCall, { params, body: { reason } }))}
          />
        </>
      )}
      <KeyHints keys={keys} />
    </Stack>
  );
}
