import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface FileDropAreaProps {
  readonly onPick: (files: readonly File[]) => void;
  readonly most: number;
  /** Endings of their names. */
  readonly types: readonly string[];
}

/** Takes files by a button or dropped on it, and says what it takes. */
export function FileDropArea({ onPick, most, types }: FileDropAreaProps) {
  const { t } = useTranslation('file-upload');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onPick([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      sx={{
        p: 3,
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'text.primary' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'background.subtle' : 'transparent',
      }}
    >
      <UploadFileIcon color="action" fontSize="large" />
      <Typography>{t('drop')}</Typography>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t('pick')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('pick')}
        accept={types.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onPick(files);
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('limits', {
          types: types.join(', '),
          files: most,
          megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE,
        })}
      </Typography>
    </Box>
  );
}
