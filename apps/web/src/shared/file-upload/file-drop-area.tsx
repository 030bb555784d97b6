import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { letters } from '../design/tokens';

const BYTES_PER_MEGABYTE = 1024 * 1024;

interface FileDropAreaProps {
  readonly label: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly most: number;
  /** Endings of their names. */
  readonly types: readonly string[];
}

/** Takes files that are dropped on it, or picked after a press, and says what it takes. */
export function FileDropArea({ label, onPick, most, types }: FileDropAreaProps) {
  const { t } = useTranslation('file-upload');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <>
      <ButtonBase
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onPick([...event.dataTransfer.files]);
        }}
        data-over={isOver}
        sx={areaStyle}
      >
        <UploadFileIcon />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography component="span" sx={{ ...letters[12], color: 'var(--ink-3)' }}>
          {t('limits', {
            types: types.join(', '),
            files: most,
            megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE,
          })}
        </Typography>
      </ButtonBase>
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
    </>
  );
}

const areaStyle = {
  width: '100%',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  p: 3,
  border: '1px dashed var(--line-strong)',
  borderRadius: '8px',
  color: 'var(--ink-2)',
  '&:hover, &[data-over=true]': { bgcolor: 'var(--sunken)', color: 'var(--ink)' },
  '&.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
} as const;
