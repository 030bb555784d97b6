import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { similarTextsCall, type SimilarTextsResponse } from '@keelerada/contract/texts/donation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { queryApi } from '../../../shared/http/call-api';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { TextPreviewDialog } from '../../../shared/text-preview/text-preview-dialog';
import { ToolFailure } from '../../../shared/tool-frame/tool-failure';
import { Waiting } from '../../../shared/ui/waiting';

interface SimilarTextsProps {
  readonly id: string;
  /** The text that is stored: with another one the question is asked again. */
  readonly content: string;
}

/** Texts that the donation may be a double of, with the share in common and a way to read them. */
export function SimilarTexts({ id, content }: SimilarTextsProps) {
  const { t } = useTranslation('donation');
  const { data, error, isFetching, refetch } = useQuery({
    ...queryApi(similarTextsCall, { params: { id } }),
    queryKey: [similarTextsCall.path, id, content],
    enabled: content !== '',
    // Its place shows that it runs.
    meta: { showsProgress: true },
  });
  const [read, setRead] = useState<SimilarTextsResponse[number] | null>(null);
  return (
    <Box component="section" aria-label={t('review.similar')}>
      <Typography variant="h2">{t('review.similar')}</Typography>
      {error !== null && !isFetching && <ToolFailure error={error} onRetry={() => void refetch()} />}
      {isFetching && data === undefined && <Waiting label={t('review.comparing')} />}
      {data?.length === 0 && <Typography>{t('review.no_similar')}</Typography>}
      {data !== undefined && data.length > 0 && (
        <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
          {data.map((text) => (
            <SimilarText key={text.id} text={text} onRead={() => setRead(text)} />
          ))}
        </Box>
      )}
      {read !== null && (
        <TextPreviewDialog
          id={read.id}
          title={read.title ?? t('review.untitled')}
          onClose={() => setRead(null)}
        />
      )}
    </Box>
  );
}

interface SimilarTextProps {
  readonly text: SimilarTextsResponse[number];
  readonly onRead: () => void;
}

function SimilarText({ text: { id, title, place, share }, onRead }: SimilarTextProps) {
  const { t } = useTranslation('donation');
  const formatNumber = useNumberFormat();
  const name = title ?? t('review.untitled');
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
      {place === 'waiting' ? (
        <Link component={RouterLink} to={`?id=${id}`}>
          {name}
        </Link>
      ) : (
        <Link
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={onRead}
          sx={{ font: 'inherit', textAlign: 'left' }}
        >
          {name}
        </Link>
      )}{' '}
      – {t('review.common', { percent: formatNumber(Math.round(share * 100)) })},{' '}
      {t(`review.places.${place}`)}
    </Box>
  );
}
