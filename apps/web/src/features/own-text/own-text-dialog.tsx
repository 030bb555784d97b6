import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_OWN_TEXT_CHARACTERS } from '@keelerada/contract/fields/limits';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioField } from '../../shared/ui/radio-field';
import { useUpload } from '../../shared/file-upload/use-upload';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextSelection } from '../../shared/text-selection/text-selection';
import { useToolDraft } from '../../shared/tool-session/tool-session';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';

/** From here on the counter warns before the limit bites. */
const WARN_SHARE = 0.9;
const PARAGRAPH_BREAK = '\n\n';

interface OwnTextFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly field: Ref<HTMLTextAreaElement>;
}

function OwnTextField({ text, onChange, field }: OwnTextFieldProps) {
  const { t } = useTranslation('own-text');
  const formatNumber = useNumberFormat();
  const most = formatNumber(MAX_OWN_TEXT_CHARACTERS);
  const isTooLong = text.length > MAX_OWN_TEXT_CHARACTERS;
  const isNearLimit = text.length > MAX_OWN_TEXT_CHARACTERS * WARN_SHARE;
  return (
    <TextField
      label={t('text')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      inputRef={field}
      multiline
      // A fixed height: measuring a long text at every key would make typing slow.
      rows={12}
      error={isTooLong}
      slotProps={{ htmlInput: { lang: 'et', spellCheck: false } }}
      helperText={
        isTooLong
          ? t('too_long', { now: formatNumber(text.length), most })
          : t(isNearLimit ? 'length' : 'most', { now: formatNumber(text.length), most })
      }
    />
  );
}

interface CompanyChoiceProps {
  readonly isAlone: boolean;
  /** Texts of the corpus that are chosen. */
  readonly corpusTexts: number;
  readonly onChange: (isAlone: boolean) => void;
}

/** Whether the own text is analysed by itself or with the texts chosen from the corpus. */
function CompanyChoice({ isAlone, corpusTexts, onChange }: CompanyChoiceProps) {
  const { t } = useTranslation('own-text');
  return (
    <RadioField
      label={t('company.title')}
      value={isAlone ? 'alone' : 'together'}
      onChange={(next) => onChange(next === 'alone')}
      options={['alone', 'together']}
      nameOption={(each) => t(`company.${each}`, { count: corpusTexts })}
    />
  );
}

/** What was typed and not saved outlives a click beside the dialog; it lives in memory alone. */
function useOwnTextDraft() {
  const { corpusTextIds, ownTexts, saveCorpusTexts, saveOwnTexts, side } = useTextSelection();
  const [draft, keepDraft] = useToolDraft<string | null>(`own-text.${side}`, null);
  const [text, setText] = useState(draft ?? ownTexts ?? '');
  const keep = () => keepDraft(text === (ownTexts ?? '') ? null : text);
  // A text that stands beside the corpus texts already stays there.
  const [isAlone, setIsAlone] = useState(ownTexts === null);
  const save = () => {
    keepDraft(null);
    saveOwnTexts(text);
    if (isAlone && corpusTextIds !== null) saveCorpusTexts([]);
  };
  const corpusTexts = corpusTextIds?.length ?? 0;
  return { text, setText, keep, save, isAlone, setIsAlone, corpusTexts };
}

/** Marks the text that files have added and scrolls the box to where it begins. */
function useAddedText(text: string, setText: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const added = useRef<{ readonly start: number; readonly scrollTop: number } | null>(null);
  useEffect(() => {
    const box = field.current;
    if (box === null || added.current === null) return;
    const { start, scrollTop } = added.current;
    added.current = null;
    box.focus({ preventScroll: true });
    box.setSelectionRange(start, text.length);
    box.scrollTop = scrollTop;
  }, [text]);
  const add = (texts: readonly string[]) => {
    const box = field.current;
    // Files take their time: what counts is the text as it is when they have been read.
    const old = box?.value ?? text;
    const parts = old.trim() === '' ? [] : [old];
    // What was there before ends where the box could be scrolled to before.
    const isFull = box !== null && parts.length > 0 && box.scrollHeight > box.clientHeight;
    added.current = {
      start: parts.length > 0 ? old.length + PARAGRAPH_BREAK.length : 0,
      scrollTop: isFull ? box.scrollHeight : 0,
    };
    setText([...parts, ...texts].join(PARAGRAPH_BREAK));
  };
  return { field, add };
}

/** The visitor's own text: typed, pasted or read from files. */
export function OwnTextDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('own-text');
  const isPhone = !useIsAtLeast('sm');
  const { text, setText, keep, save, isAlone, setIsAlone, corpusTexts } = useOwnTextDraft();
  const { field, add } = useAddedText(text, setText);
  const upload = useUpload(add, { tellsAccepted: true });
  const close = () => {
    keep();
    onClose();
  };
  return (
    <PlainDialog
      title={t('title')}
      onClose={close}
      maxWidth="md"
      fullScreen={isPhone}
      closeText={t('close')}
      confirm={{
        text: t('save'),
        isDisabled: text.trim() === '' || text.length > MAX_OWN_TEXT_CHARACTERS,
        run: () => {
          save();
          onClose();
        },
      }}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>{t('not_kept')}</Typography>
        <OwnTextField text={text} onChange={setText} field={field} />
        {upload.renderButton(t('upload'))}
        {upload.shown}
        {corpusTexts > 0 && <CompanyChoice {...{ isAlone, corpusTexts }} onChange={setIsAlone} />}
      </Stack>
    </PlainDialog>
  );
}
