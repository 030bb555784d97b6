import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { TextQueryRequest } from '@keelerada/contract/text-query';
import type { TextDownloadFileType, TextDownloadForm } from '@keelerada/contract/choices';
import { textDownloadFileTypes, textDownloadForms } from '@keelerada/contract/choices';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { fetchTextFile } from './text-query.queries';

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
/** Contents that the server gives now; the others are marked as in preparation. */
const READY_FORMS: readonly TextDownloadForm[] = ['BASIC_TEXT'];

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly readLabel: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly isEnabled: (value: Value) => boolean;
}

function Choice<Value extends string>({
  legend,
  values,
  value,
  readLabel,
  onChange,
  isEnabled,
}: ChoiceProps<Value>) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      <RadioGroup value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {values.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            disabled={!isEnabled(each)}
            control={<Radio size="small" />}
            label={readLabel(each)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface TextDownloadDialogProps {
  readonly ids: readonly string[];
  /** The query that found the texts; the archive tells it. */
  readonly query: TextQueryRequest | null;
  readonly onClose: () => void;
}

/** Chooses content and kind of file, names the licence, and downloads. */
export function TextDownloadDialog({ ids, query, onClose }: TextDownloadDialogProps) {
  const { t } = useTranslation('text-query');
  const formatNumber = useNumberFormat();
  const [form, setForm] = useState<TextDownloadForm>('BASIC_TEXT');
  const [fileType, setFileType] = useState<TextDownloadFileType>('SINGLE_FILE');
  const pending = useRef<AbortController | null>(null);
  // A dialog that is closed wants no file any more.
  useEffect(() => () => pending.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      pending.current = new AbortController();
      return fetchTextFile({ form, fileType, fileList: [...ids], query }, pending.current.signal);
    },
    meta: { showsProgress: true },
    onSuccess: (blob) => {
      saveBlob(blob, `${t('download.file_name')}.${fileType === 'ZIP' ? 'zip' : 'txt'}`);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="text-download-title">
      <DialogTitle id="text-download-title">
        {t('download.title', { count: ids.length, formatted: formatNumber(ids.length) })}
      </DialogTitle>
      <DialogContent dividers>
        <Stack spacing={2}>
          <Choice
            legend={t('download.form')}
            values={textDownloadForms}
            value={form}
            readLabel={(value) => t(`download.forms.${value}`)}
            onChange={setForm}
            isEnabled={(value) => READY_FORMS.includes(value)}
          />
          <Choice
            legend={t('download.file_type')}
            values={textDownloadFileTypes}
            value={fileType}
            readLabel={(value) => t(`download.file_types.${value}`)}
            onChange={setFileType}
            isEnabled={() => true}
          />
          <Typography>
            <Trans
              t={t}
              i18nKey="download.licence"
              components={[<Link key="licence" href={LICENCE_URL} target="_blank" rel="noreferrer" />]}
            />
          </Typography>
        </Stack>
      </DialogContent>
      {isPending && <LinearProgress aria-label={t('download.pending')} />}
      <DialogActions>
        <Button onClick={onClose}>{t('download.cancel')}</Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {t('download.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
