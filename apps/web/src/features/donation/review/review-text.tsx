import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewedText } from '@keelerada/contract/donation';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNotices } from '../../../shared/notices/notices';
import { readForReview } from '../donation.queries';
import { ReviewForm } from './review-form';
import { useTimeFormat } from './use-time-format';

/** One donated text with its properties, its log and what can be decided. */
export function ReviewText({ id }: { readonly id: string }) {
  const { t } = useTranslation('donation');
  const client = useQueryClient();
  const { showNotice, showFailure } = useNotices();
  const queryKey = ['donation', id];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readForReview(id, signal), staleTime: 0 });
  const run = async (call: Promise<ReviewedText>): Promise<void> => {
    try {
      client.setQueryData(queryKey, await call);
      await client.invalidateQueries({ queryKey: ['donations'] });
      showNotice('success', 'notices:success');
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Stack spacing={3}>
      <Link component={RouterLink} to="/admin/review">
        {t('review.back')}
      </Link>
      {data !== undefined && (
        <>
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography role="status">{t(`review.tabs.${data.state}`)}</Typography>
            {data.text !== '' && (
              <Button component={RouterLink} to="/corrector" state={{ text: data.text }} variant="outlined">
                {t('review.corrector')}
              </Button>
            )}
          </Stack>
          {/* A saved text begins a new form. */}
          <ReviewForm key={`${data.state} ${data.log.length}`} text={data} onRun={(call) => void run(call)} />
          <ReviewLog log={data.log} />
        </>
      )}
    </Stack>
  );
}

function ReviewLog({ log }: Pick<ReviewedText, 'log'>) {
  const { t } = useTranslation('donation');
  const formatTime = useTimeFormat();
  return (
    <section>
      <Typography variant="h2">{t('review.log')}</Typography>
      <ul>
        {log.map(({ at, action, actorName, details }) => (
          <li key={`${at} ${action}`}>
            {formatTime(at)} – {t(`review.actions.${action}`)} ({actorName ?? t('review.donor')})
            {details === null ? '' : `: ${details}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
