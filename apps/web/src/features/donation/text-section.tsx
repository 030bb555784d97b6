import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedFiles } from '../../shared/file-upload/refused-files';
import { UploadDialog } from '../../shared/file-upload/upload-dialog';
import { useFileReading } from '../../shared/file-upload/use-file-reading';
import { LineField, type FormPart } from './form-fields';

/** Title, description and the text, typed or read from files. */
export function TextSection(part: FormPart) {
  const { t } = useTranslation('donation');
  const [isUploadOpen, setIsUploadOpen] = useState(false);
  const [readText, setReadText] = useState<string | null>(null);
  const { values, onChange } = part;
  const reading = useFileReading((texts) => {
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
      <Button
        variant="outlined"
        startIcon={<UploadFileIcon />}
        aria-haspopup="dialog"
        disabled={reading.isReading}
        onClick={() => setIsUploadOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t(reading.isReading ? 'upload.reading' : 'upload.open')}
      </Button>
      <RefusedFiles files={reading.refused} onForget={reading.forget} />
      {isUploadOpen && (
        <UploadDialog onUpload={(files) => void reading.read(files)} onClose={() => setIsUploadOpen(false)} />
      )}
      {readText !== null && (
        <Dialog open onClose={() => setReadText(null)} aria-labelledby="donation-replace">
          <DialogTitle id="donation-replace">{t('upload.replace_title')}</DialogTitle>
          <DialogContent>
            <Typography>{t('upload.replace_text')}</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setReadText(null)}>{t('upload.keep')}</Button>
            <Button onClick={() => use(`${values.sisu}\n\n${readText}`)}>{t('upload.append')}</Button>
            <Button variant="contained" onClick={() => use(readText)}>
              {t('upload.replace')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
