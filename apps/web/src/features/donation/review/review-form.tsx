import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  acceptanceCall,
  refusalCall,
  reviewEditCall,
  type ReviewedText,
} from '@keelerada/contract/texts/donation';
import { useRef, useState, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/http/call-api';
import { useUnsentEdit } from '../../../shared/session/unsent-edit';
import { RefusalFields } from './refusal-fields';
import { makeReviewFieldId, ReviewField } from './review-field';
import {
  findReviewFaults,
  readReviewValues,
  writeReviewValues,
  changeReviewField,
  isAsked,
  reviewSections,
  type ReviewValues,
} from './review-values';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { readOwn } from '@keelerada/estonian/make-table';
import { keepText, readKeptText } from '../../../shared/kept-value/kept-storage';
import { isTyping } from '../../../shared/ui/is-typing';

const OFF_STORAGE_KEY = 'reviewKeysOff';

/** Keys of a reviewer, each with what it does. */
const reviewKeys = { next: 'n', accept: 'a', refuse: 'r' } as const;
type ReviewAction = keyof typeof reviewKeys;

/** Runs what a key stands for, outside fields and dialogs only; keys of one letter can be turned off (WCAG 2.1.4). */
function useReviewKeys(actions: Readonly<Partial<Record<ReviewAction, () => void>>>) {
  const [isOn, setIsOn] = useState(readIsOn);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event)) return;
      if (document.querySelector('[role="dialog"], [role="presentation"] [role="listbox"]') !== null) return;
      const pressed = event.key.toLowerCase();
      const name = (Object.keys(reviewKeys) as ReviewAction[]).find((each) => reviewKeys[each] === pressed);
      const action = name && actions[name];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [actions, isOn]);
  return {
    isOn,
    turn: (next: boolean) => {
      setIsOn(next);
      // Without storage the keys are on again at the next visit.
      keepText('browser', OFF_STORAGE_KEY, String(!next));
    },
  };
}

const readIsOn = () => readKeptText('browser', OFF_STORAGE_KEY) !== 'true';

const requiredNames = ['title', 'korpus'];

interface ReviewFieldsProps {
  readonly values: ReviewValues;
  /** What is wrong, by the name of the property. */
  readonly faults: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  readonly onChange: (values: ReviewValues) => void;
}

/** What is known of a donated text, each property in a field with its name. */
function ReviewFields({ values, faults, isReadOnly, onChange }: ReviewFieldsProps) {
  const { t } = useTranslation('donation');
  const change = (name: string, value: string) => onChange(changeReviewField(values, name, value));
  return (
    <Stack spacing={2.5}>
      {Object.entries(reviewSections).map(([section, names]) => (
        <FieldSection key={section} title={t(`sections.${section}`)}>
          {names
            .filter((name) => isAsked(name, values))
            .map((name) => (
              <ReviewField
                key={name}
                name={name}
                fields={values.fields}
                fault={readOwn(faults, name)}
                isReadOnly={isReadOnly}
                isRequired={requiredNames.includes(name)}
                onChange={change}
              />
            ))}
        </FieldSection>
      ))}
      {values.others.length > 0 && (
        <OtherFields values={values} isReadOnly={isReadOnly} onChange={onChange} />
      )}
    </Stack>
  );
}

function FieldSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={gridStyle}>{children}</Box>
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Properties that the form does not know, by the names that they have in the data. */
function OtherFields({ values, isReadOnly, onChange }: Omit<ReviewFieldsProps, 'faults'>) {
  const { t } = useTranslation('donation');
  return (
    <FieldSection title={t('review.other_fields')}>
      {values.others.map(({ propertyName, propertyValue }, place) => (
        <TextField
          // Two properties may have one name; their places do not change.
          key={place}
          label={propertyName}
          value={propertyValue}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onChange({
              ...values,
              others: values.others.map((other, index) =>
                index === place ? { propertyName, propertyValue: target.value } : other,
              ),
            })
          }
        />
      ))}
    </FieldSection>
  );
}

const keyStyle = {
  px: 0.75,
  mr: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  bgcolor: 'background.subtle',
  fontFamily: 'inherit',
};

/** Which key does what, and whether the keys are on. */
function KeyHints({ keys }: { readonly keys: ReturnType<typeof useReviewKeys> }) {
  const { t } = useTranslation('donation');
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 2.5, alignItems: 'center', color: 'text.secondary' }}
    >
      {Object.entries(reviewKeys).map(([name, key]) => (
        <span key={name}>
          <Box component="kbd" sx={keyStyle}>
            {key.toUpperCase()}
          </Box>
          {t(`review.keys.${name}`)}
        </span>
      ))}
      <FormControlLabel
        control={<Checkbox size="small" checked={keys.isOn} onChange={(_, isOn) => keys.turn(isOn)} />}
        label={t('review.keys.on')}
      />
    </Stack>
  );
}

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
