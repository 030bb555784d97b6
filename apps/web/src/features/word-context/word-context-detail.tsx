import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { WordContextRow } from '@keelerada/contract/word-context';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextPreviewDialog } from '../../shared/text-preview/text-preview-dialog';
import { textPreviewOptions } from '../../shared/text-preview/text-preview.queries';
import { readGap } from './read-gap';
import { readTextLanguage } from './read-text-language';

interface WordContextDetailProps {
  readonly row: WordContextRow;
}

function OriginText({ id }: { readonly id: string }) {
  const { t } = useTranslation('word-context');
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useQuery(textPreviewOptions(id));
  const title = data?.properties.find(({ propertyName }) => propertyName === 'title')?.propertyValue;
  if (isError)
    return (
      <Alert severity="warning" sx={{ py: 0 }}>
        {t('origin.failed')}
      </Alert>
    );
  return (
    <>
      <Button size="small" disabled={title === undefined} onClick={() => setIsOpen(true)}>
        {title === undefined ? t('origin.loading') : t('origin.open', { title })}
      </Button>
      {isOpen && title !== undefined && (
        <TextPreviewDialog id={id} title={title} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

/** The whole context of a row, wrapped, and its text. */
export function WordContextDetail({ row }: WordContextDetailProps) {
  const { t } = useTranslation('word-context');
  return (
    <div role="row">
      <Box role="cell" aria-colspan={5} sx={{ p: 2, bgcolor: 'action.hover' }}>
        <Typography
          lang={readTextLanguage(row)}
          sx={{ maxWidth: '72ch', overflowWrap: 'anywhere', userSelect: 'text' }}
        >
          {row.contextBefore}
          {readGap(row, 'BEFORE')}
          <Box component="strong" sx={{ color: 'primary.main' }}>
            {row.keyword}
          </Box>
          {readGap(row, 'AFTER')}
          {row.contextAfter}
        </Typography>
        <Box sx={{ mt: 1, ml: -0.5 }}>
          {row.textId === null ? (
            <Typography sx={{ color: 'text.secondary', ml: 0.5 }}>{t('origin.own')}</Typography>
          ) : (
            <OriginText id={row.textId} />
          )}
        </Box>
      </Box>
    </div>
  );
}
