import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { uploadExtensions } from '@keelerada/contract/fields/choices';
import {
  MAX_CLASS_CHARACTERS,
  MAX_CLASS_TEXT_CHARACTERS,
  MAX_CLASS_TEXTS,
} from '@keelerada/contract/fields/limits';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { families } from '../../../shared/design/tokens';
import { addFiles } from '../../../shared/file-upload/check-files';
import { FileDropArea } from '../../../shared/file-upload/file-drop-area';
import { RefusedFiles } from '../../../shared/file-upload/refused-files';
import { unpackArchives } from '../../../shared/file-upload/unpack-archives';
import { StepProgress } from '../../../shared/file-upload/step-progress';
import { useFileReading } from '../../../shared/file-upload/use-file-reading';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { useToolDraft } from '../../../shared/tool-session/tool-session';
import { addTexts, type ClassText, countWords, findTrouble, isTooLong, splitTexts } from './class-text';

/** A box to paste texts into, one or several at once. */
function PasteForm({ onAdd }: { readonly onAdd: (texts: readonly string[]) => void }) {
  const { t } = useTranslation('class-report');
  const [pasted, setPasted] = useToolDraft('class-report.pasted', '');
  const found = splitTexts(pasted);
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(found);
        setPasted('');
      }}
    >
      <TextField
        multiline
        fullWidth
        autoFocus
        // A fixed height: measuring a long text at every key would make typing slow.
        rows={6}
        label={t('texts.paste')}
        helperText={t('texts.paste_hint')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        slotProps={{ htmlInput: { lang: 'et', spellCheck: false, sx: { fontFamily: families.serif } } }}
      />
      <Button type="submit" variant="outlined" color="inherit" disabled={found.length === 0}>
        {t('texts.add', { count: Math.max(1, found.length) })}
      </Button>
    </Box>
  );
}

interface PupilRow {
  readonly name: string;
  /** Null while the file is not read. */
  readonly text: ClassText | null;
  readonly state: 'done' | 'now' | 'later' | null;
}

/** A row a pupil: whose text, how long, how far. */
function PupilRows({
  rows,
  onRemove,
}: {
  readonly rows: readonly PupilRow[];
  readonly onRemove: (text: ClassText) => void;
}) {
  const { t } = useTranslation('class-report');
  const formatNumber = useNumberFormat();
  return (
    <Box component="ul" aria-label={t('texts.title')} sx={listStyle}>
      {rows.map(({ name, text, state }, place) => (
        <Box component="li" key={text?.id ?? `file ${place}`} sx={rowStyle} data-state={state}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          {text === null ? (
            <span />
          ) : (
            <Box component="span" sx={{ color: isTooLong(text) ? 'var(--warn)' : 'var(--ink-3)' }}>
              {isTooLong(text)
                ? t('texts.over_limit', { formatted: formatNumber(text.text.length) })
                : t('texts.words', { count: countWords(text.text) })}
            </Box>
          )}
          {state === null && text !== null ? (
            <IconButton
              size="small"
              aria-label={t('texts.remove', { name })}
              onClick={() => onRemove(text)}
              sx={{ justifySelf: 'end' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          ) : (
            <span aria-hidden>
              {state === 'done' && (
                <CheckIcon sx={{ color: 'var(--ok)', fontSize: '1.25rem', verticalAlign: 'middle' }} />
              )}
              {state === 'now' && <LinearProgress />}
            </span>
          )}
        </Box>
      ))}
    </Box>
  );
}

interface ClassTextsProps {
  readonly texts: readonly ClassText[];
  readonly onChange: (texts: readonly ClassText[]) => void;
  /** How many texts the running report has read; null where none runs. */
  readonly done: number | null;
  readonly onStop: () => void;
  /** A file was refused: its reason is to be seen beside a report too. */
  readonly onRefused: () => void;
  /** Other ways in, beside pasting. */
  readonly ways: ReactNode;
}

/** The texts of the class: dropped, picked or pasted, each a row that can be taken out again. */
export function ClassTexts({ texts, onChange, done, onStop, onRefused, ways }: ClassTextsProps) {
  const { t } = useTranslation(['class-report', 'file-upload']);
  const formatNumber = useNumberFormat();
  const [isPasting, setIsPasting] = useState(false);
  const [names, setNames] = useState<readonly string[]>([]);
  const add = (added: Parameters<typeof addTexts>[1]) =>
    onChange(addTexts(texts, added, (number) => t('texts.name', { number })));
  const files = useFileReading((_texts, read) => add(read));
  const tellRefused = useEffectEvent(onRefused);
  const hasRefused = files.refused.length > 0;
  useEffect(() => {
    if (hasRefused) tellRefused();
  }, [hasRefused]);
  const room = MAX_CLASS_TEXTS - texts.length;
  const pick = async (picked: readonly File[]) => {
    const unpacked = await unpackArchives(picked);
    const { chosen, refused } = addFiles([], unpacked.files, room);
    setNames(chosen.map(({ name }) => name));
    await files.read(chosen, [...unpacked.refused, ...refused]);
  };
  const findState = (place: number, now: number): PupilRow['state'] =>
    place < now ? 'done' : place === now ? 'now' : 'later';
  const rows: readonly PupilRow[] = [
    ...texts.map((text, place) => ({
      ...{ name: text.name, text },
      state: done === null ? null : findState(place, done),
    })),
    ...(files.isReading
      ? names.map((name, place) => ({ name, text: null, state: findState(place, files.done) }))
      : []),
  ];
  const trouble = findTrouble(texts);
  const limits = {
    texts: MAX_CLASS_TEXTS,
    one: formatNumber(MAX_CLASS_TEXT_CHARACTERS),
    all: formatNumber(MAX_CLASS_CHARACTERS),
  };
  const isBusy = files.isReading || done !== null;
  return (
    <Box component="section" id="class-texts" aria-label={t('texts.title')} sx={partsStyle}>
      {files.isReading && (
        <StepProgress
          label={t('file-upload:progress', { done: files.done, total: files.total })}
          share={files.done / files.total}
          onStop={files.cancel}
        />
      )}
      {done !== null && (
        <StepProgress
          label={t('progress', { done, total: texts.length })}
          share={done / texts.length}
          onStop={onStop}
        />
      )}
      {rows.length > 0 && (
        <PupilRows rows={rows} onRemove={({ id }) => onChange(texts.filter((text) => text.id !== id))} />
      )}
      <Typography role="status" sx={{ color: 'var(--warn)', '&:empty': { display: 'none' } }}>
        {trouble !== null && t(`texts.trouble.${trouble}`, limits)}
      </Typography>
      <RefusedFiles files={files.refused} onForget={files.forget} />
      {!isBusy && room > 0 && (
        <>
          <FileDropArea
            label={t(texts.length === 0 ? 'texts.drop' : 'texts.drop_more')}
            onPick={(picked) => void pick(picked)}
            most={room}
            types={[...uploadExtensions, '.zip']}
          />
          <Box sx={waysStyle}>
            <Button color="inherit" aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
              {t('texts.paste_instead')}
            </Button>
            {texts.length > 0 && (
              <Button color="inherit" onClick={() => onChange([])}>
                {t('texts.clear')}
              </Button>
            )}
            {ways}
          </Box>
          {isPasting && <PasteForm onAdd={(added) => add(added.map((text) => ({ text })))} />}
        </>
      )}
    </Box>
  );
}

const partsStyle = { displayPrint: 'none', display: 'grid', gap: 2, pt: 3 } as const;
const waysStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1 } as const;
const listStyle = { m: 0, p: 0, listStyle: 'none', borderTop: '1px solid var(--line)' } as const;
const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 64px',
  alignItems: 'center',
  columnGap: 2,
  height: 32,
  borderBottom: '1px solid var(--grid)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=later]': { color: 'var(--ink-3)' },
} as const;
