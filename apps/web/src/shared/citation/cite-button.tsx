import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CiteDialogProps } from './cite-dialog';
import { lazyPart } from '../i18n/lazy-messages';

const LazyCiteDialog = lazyPart(async () => (await import('./cite-dialog')).CiteDialog);

interface CiteButtonProps {
  /** Made when the dialog opens, so that the date is right. */
  readonly makeContent: () => Omit<CiteDialogProps, 'onClose'>;
}

/** Opens the citation of a result, and the code that gives it again. */
export function CiteButton({ makeContent }: CiteButtonProps) {
  const { t } = useTranslation('citation');
  const [content, setContent] = useState<ReturnType<CiteButtonProps['makeContent']> | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FormatQuoteIcon />}
        aria-haspopup="dialog"
        onClick={() => setContent(makeContent())}
      >
        {t('open')}
      </Button>
      {content !== null && (
        <Suspense fallback={null}>
          <LazyCiteDialog {...content} onClose={() => setContent(null)} />
        </Suspense>
      )}
    </>
  );
}
