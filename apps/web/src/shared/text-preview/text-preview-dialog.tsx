import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { TextPreviewResponse } from '@keelerada/contract/text-query';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../i18n/use-language';
import { useIsAtLeast } from '../ui/use-screen-width';
import { ToolFailure } from '../tool-frame/tool-failure';
import { previewedProperties, readPropertyLabel } from './text-properties';
import { textPreviewOptions } from './text-preview.queries';

/** Language of the text for screen readers and the browser; Estonian by default. */
function readLanguageTag(properties: TextPreviewResponse['properties']): string {
  const isRussian = properties.some(
    ({ propertyName, propertyValue }) => propertyName === 'tekstikeel' && propertyValue === 'vene',
  );
  return isRussian ? 'ru' : 'et';
}

function Properties({ properties }: Pick<TextPreviewResponse, 'properties'>) {
  const { t } = useTranslation('text-preview');
  const readLabel = useLabel();
  const shown = previewedProperties.flatMap((name) => {
    const values = properties.filter(({ propertyName }) => propertyName === name);
    if (values.length === 0) return [];
    return [
      {
        name,
        text: values.map((value) => readLabel(readPropertyLabel(name, value.propertyValue))).join(', '),
      },
    ];
  });
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'max-content 1fr' },
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        mb: 2,
        pb: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {shown.map(({ name, text }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {t(`properties.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface TextPreviewDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** One text and what is known of it. */
export function TextPreviewDialog({ id, title, onClose }: TextPreviewDialogProps) {
  const { t } = useTranslation('text-preview');
  const isPhone = !useIsAtLeast('sm');
  const { data, error, isError, isFetching, refetch } = useQuery(textPreviewOptions(id));
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby="text-preview-title"
    >
      <DialogTitle id="text-preview-title">{title}</DialogTitle>
      <DialogContent dividers tabIndex={0} role="group" aria-labelledby="text-preview-title">
        {isError && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
        {!data && isFetching && (
          <Box aria-label={t('loading')} role="status">
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
          </Box>
        )}
        {data && (
          <>
            <Properties properties={data.properties} />
            <Typography
              lang={readLanguageTag(data.properties)}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
            >
              {data.text}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
