import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { TextQueryRequest } from '@keelerada/contract/texts/text-query';
import {
  textDownloadExtensions,
  type TextDownloadFileType,
  textDownloadFileTypes,
  type TextDownloadForm,
  textDownloadForms,
} from '@keelerada/contract/fields/choices';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { CallInput } from '@keelerada/contract/fields/call';
import { textDownloadCall } from '@keelerada/contract/texts/text-download';
import { fetchAnswer } from '../../shared/http/call-api';
import { RadioField } from '../../shared/ui/radio-field';
import { saveBlob } from '../../shared/downloads/save-blob';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { Waiting } from '../../shared/ui/waiting';
import { PlainDialog } from '../../shared/ui/plain-dialog';

const LICENCE_URL = 'https://creativecommons.org/licenses/by/4.0/';
const BYTES_PER_MEGABYTE = 1_000_000;

function Progress({ bytes }: { readonly bytes: number }) {
  const { t } = useTranslation('text-query');
  const formatMegabytes = useNumberFormat(1);
  return (
    <Box sx={{ px: 2, flex: 1 }}>
      <Waiting
        label={t('download.pending')}
        action={
          bytes > 0 && t('download.received', { formatted: formatMegabytes(bytes / BYTES_PER_MEGABYTE) })
        }
      />
    </Box>
  );
}

/** The file of the chosen texts; `onProgress` hears how many bytes have come. */
async function fetchTextFile(
  body: CallInput<typeof textDownloadCall>['body'],
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Blob> {
  const { body: file, headers } = await fetchAnswer(textDownloadCall, { body, signal });
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
  const type = headers.get('content-type');
  return new Response(file?.pipeThrough(counter), { headers: type ? { 'content-type': type } : {} }).blob();
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
  const [form, setForm] = useState<TextDownloadForm>('BASIC_TEXT');
  const [fileType, setFileType] = useState<TextDownloadFileType>('SINGLE_FILE');
  const [bytes, setBytes] = useState(0);
  const pending = useRef<AbortController | null>(null);
  // A dialog that is closed wants no file any more.
  useEffect(() => () => pending.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      pending.current = new AbortController();
      setBytes(0);
      const request = { form, fileType, fileList: ids, query };
      return fetchTextFile(request, pending.current.signal, setBytes);
    },
    meta: { showsProgress: true },
    onSuccess: (blob) => {
      saveBlob(
        blob,
        `${t('download.file_name')}.${fileType === 'ZIP' ? 'zip' : textDownloadExtensions[form]}`,
      );
      onClose();
    },
  });
  return (
    <PlainDialog
      title={t('download.title', { count: ids.length })}
      onClose={onClose}
      actions={isPending && <Progress bytes={bytes} />}
      closeText={t('download.cancel')}
      confirm={{ text: t('download.start'), run: () => mutate(), isBusy: isPending }}
    >
      <Stack spacing={2}>
        <RadioField
          label={t('download.form')}
          options={textDownloadForms}
          value={form}
          nameOption={(value) => t(`download.forms.${value}`)}
          onChange={setForm}
        />
        {form !== 'BASIC_TEXT' && (
          <Typography color="text.secondary">{t('download.machine_made')}</Typography>
        )}
        <RadioField
          label={t('download.file_type')}
          options={textDownloadFileTypes}
          value={fileType}
          nameOption={(value) => t(`download.file_types.${value}`)}
          onChange={setFileType}
        />
        <Typography>
          <Trans
            t={t}
            i18nKey="download.licence"
            components={[<Link key="licence" href={LICENCE_URL} target="_blank" rel="noreferrer" />]}
          />
        </Typography>
      </Stack>
    </PlainDialog>
  );
}
