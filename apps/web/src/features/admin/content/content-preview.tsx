import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ContentName } from '@keelerada/contract/site/site-content';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftProvider } from '../../../shared/site-content/site-content';

interface ContentPreviewProps {
  readonly name: ContentName;
  readonly draft: unknown;
  readonly Preview: ComponentType;
  readonly onClose: () => void;
}

/** The page as visitors will see it. */
export function ContentPreview({ name, draft, Preview, onClose }: ContentPreviewProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="content-preview-title">
      <DialogTitle id="content-preview-title">{t('content.preview')}</DialogTitle>
      <DialogContent dividers>
        <DraftProvider drafts={{ [name]: draft }}>
          <Suspense>
            <Preview />
          </Suspense>
        </DraftProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('content.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
