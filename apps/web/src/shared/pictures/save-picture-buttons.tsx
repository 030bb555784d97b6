import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileName } from '../downloads/use-file-name';
import { saveBlob } from '../downloads/save-blob';
import { useNotices } from '../notices/notices';
import { drawPng, exportSvg } from './export-picture';

interface SavePictureButtonsProps {
  readonly picture: RefObject<SVGSVGElement | null>;
  /** Without ending. */
  readonly fileName: string;
}

/** Saves a picture as SVG or PNG with its white margin. */
export function SavePictureButtons({ picture, fileName }: SavePictureButtonsProps) {
  const { t } = useTranslation('pictures');
  const { showNotice } = useNotices();
  const nameFile = useFileName();
  const save = async (format: 'svg' | 'png') => {
    if (picture.current === null) return;
    try {
      const file = await exportSvg(picture.current);
      const blob =
        format === 'png'
          ? await drawPng(file)
          : new Blob([file.svg], { type: 'image/svg+xml;charset=utf-8' });
      saveBlob(blob, `${nameFile(fileName)}.${format}`);
    } catch {
      showNotice('error', 'pictures:failed');
    }
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {(['png', 'svg'] as const).map((format) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={t('save', { format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Stack>
  );
}
