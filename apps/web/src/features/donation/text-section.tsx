import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpload } from '../../shared/file-upload/use-upload';
import { PlainDialog } from '../../shared/ui/plain-dialog';
import { LineField, type FormPart } from './form-fields';

/** Title, description and the text, typed or read from files. */
export function TextSection(part: FormPart) {
  const { t } = useTranslation('donation');
  const [readText, setReadText] = useState<string | null>(null);
  const { values, onChange } = part;
  const upload = useUpload((texts) => {
    const text = texts.join('\n\n');
    if (values.sisu.trim() === '') onChange({ sisu: text });
    else setReadText(text);
  });
  const use = (text: string) => {
    onChange({ sisu: text });
    setReadText(null);
  };
  return (
    <>
      <LineField {...part} name="pealkiri" isRequired />
      <LineField {...part} name="kirjeldus" rows={2} />
      <LineField {...part} name="sisu" rows={12} isRequired />
      {!upload.isReading && (
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          aria-haspopup="dialog"
          onClick={upload.open}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('upload.open')}
        </Button>
      )}
      {upload.shown}
      {readText !== null && (
        <PlainDialog
          title={t('upload.replace_title')}
          onClose={() => setReadText(null)}
          actions={
            <>
              <Button onClick={() => setReadText(null)}>{t('upload.keep')}</Button>
              <Button onClick={() => use(`${values.sisu}\n\n${readText}`)}>{t('upload.append')}</Button>
              <Button variant="contained" onClick={() => use(readText)}>
                {t('upload.replace')}
              </Button>
            </>
          }
        >
          <Typography>{t('upload.replace_text')}</Typography>
        </PlainDialog>
      )}
    </>
  );
}
