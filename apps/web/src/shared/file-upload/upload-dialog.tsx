import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { uploadExtensions } from '@keelerada/contract/fields/choices';
import { MAX_UPLOAD_FILES } from '@keelerada/contract/fields/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../i18n/use-language';
import { PlainDialog } from '../ui/plain-dialog';
import { addFiles } from './check-files';
import { FileDropArea } from './file-drop-area';
import type { RefusedFile } from './read-files';
import { RefusedFiles } from './refused-files';
import { unpackArchives } from './unpack-archives';

const BYTES_PER_KILOBYTE = 1024;

interface ChosenFilesProps {
  readonly files: readonly File[];
  readonly onRemove: (file: File) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('file-upload');
  const formatNumber = useNumberFormat();
  if (files.length === 0) return null;
  return (
    <List dense disablePadding aria-label={t('chosen')}>
      {files.map((file) => (
        <ListItem
          key={`${file.name} ${file.size} ${file.lastModified}`}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={t('remove', { name: file.name })}
              onClick={() => onRemove(file)}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemIcon sx={{ minWidth: 40 }}>
            <DescriptionIcon />
          </ListItemIcon>
          <ListItemText
            primary={file.name}
            secondary={t('size', { formatted: formatNumber(Math.ceil(file.size / BYTES_PER_KILOBYTE)) })}
            slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
          />
        </ListItem>
      ))}
    </List>
  );
}

interface UploadDialogProps {
  readonly onUpload: (files: readonly File[]) => void;
  readonly onClose: () => void;
  /** Files at most. */
  readonly most?: number;
  readonly takesArchives?: boolean;
}

/** Picks files, several at once; uploading closes it and forgets the list. */
export function UploadDialog({
  onUpload,
  onClose,
  most = MAX_UPLOAD_FILES,
  takesArchives = false,
}: UploadDialogProps) {
  const { t } = useTranslation('file-upload');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const pick = async (picked: readonly File[]) => {
    const unpacked = takesArchives ? await unpackArchives(picked) : { files: picked, refused: [] };
    const result = addFiles(files, unpacked.files, most);
    setFiles(result.chosen);
    setRefused([...unpacked.refused, ...result.refused]);
  };
  const upload = () => {
    onUpload(files);
    onClose();
  };
  return (
    <PlainDialog
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" disabled={files.length === 0} onClick={upload}>
            {t('upload')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <FileDropArea
          onPick={(picked) => void pick(picked)}
          most={most}
          types={takesArchives ? [...uploadExtensions, '.zip'] : uploadExtensions}
        />
        <RefusedFiles
          files={refused}
          onForget={(file) => setRefused(refused.filter((each) => each !== file))}
        />
        <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
      </Stack>
    </PlainDialog>
  );
}
