import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  reviewedTextCall,
  reviewListCall,
  type ReviewedText,
  type ReviewListResponse,
} from '@keelerada/contract/texts/donation';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router';
import { queryApi } from '../../../shared/http/call-api';
import { useDateFormat } from '../../../shared/i18n/use-language';
import { useNotices } from '../../../shared/notices/notices';
import { ReviewFindings } from './review-findings';
import { ReviewForm } from './review-form';

const TWO_COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' };

/** The text after this one among those that wait, the oldest first; after the last one the first. */
function findNext(waiting: ReviewListResponse, { id, addedAt }: ReviewedText): string | null {
  const others = waiting.filter((each) => each.id !== id);
  return (others.find((each) => each.addedAt > addedAt) ?? others[0])?.id ?? null;
}

/** One donated text with its properties, what is known of it, its log and what can be decided. */
export function ReviewText({ id }: { readonly id: string }) {
  const { t } = useTranslation('donation');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { showNotice, showFailure } = useNotices();
  const query = queryApi(reviewedTextCall, { params: { id } });
  const { queryKey } = query;
  const { data } = useQuery(query);
  const { data: waiting = [] } = useQuery(queryApi(reviewListCall, { query: { state: 'waiting' } }));
  const run = async (call: Promise<ReviewedText>): Promise<void> => {
    try {
      client.setQueryData(queryKey, await call);
      showNotice('success', 'notices:success');
    } catch (error) {
      showFailure(error);
      // Somebody else may have decided, or the first of two steps is done.
      await client.invalidateQueries({ queryKey });
    }
    await client.invalidateQueries({ queryKey: [reviewListCall.path] });
  };
  const next = data === undefined ? null : findNext(waiting, data);
  const goNext = next === null ? null : () => void navigate(`?id=${next}`);
  return (
    <Stack spacing={3}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
      >
        <Link component={RouterLink} to="/admin/review">
          {t('review.back')}
        </Link>
        {next === null ? (
          <span>{t('review.no_next')}</span>
        ) : (
          <Link component={RouterLink} to={`?id=${next}`}>
            {t('review.next')}
          </Link>
        )}
      </Stack>
      {data !== undefined && (
        <>
          <StateLine text={data} />
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: TWO_COLUMNS, alignItems: 'start' }}>
            {/* A saved text begins a new form. */}
            <ReviewForm
              key={`${data.state} ${data.log.length}`}
              text={data}
              onRun={(call) => void run(call)}
              onNext={goNext}
            />
            {data.text !== '' && <ReviewFindings text={data} />}
          </Box>
          <ReviewLog log={data.log} />
        </>
      )}
    </Stack>
  );
}

function StateLine({ text }: { readonly text: ReviewedText }) {
  const { t } = useTranslation('donation');
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography role="status">{t(`review.tabs.${text.state}`)}</Typography>
      {text.text !== '' && (
        <Button component={RouterLink} to="/corrector" state={{ text: text.text }} variant="outlined">
          {t('review.corrector')}
        </Button>
      )}
    </Stack>
  );
}

function ReviewLog({ log }: Pick<ReviewedText, 'log'>) {
  const { t } = useTranslation('donation');
  const formatTime = useDateFormat();
  const nameChange = useChangeNames();
  return (
    <section>
      <Typography variant="h2">{t('review.log')}</Typography>
      <ul>
        {log.map(({ at, action, actorName, details }) => (
          <li key={`${at} ${action}`}>
            {formatTime(at)} – {t(`review.actions.${action}`)} ({actorName ?? t('review.donor')})
            {details === null ? '' : `: ${action === 'edited' ? nameChange(details) : details}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names the changed fields of a log entry, which the store keeps by their names in the data. */
function useChangeNames(): (details: string) => string {
  const { t, i18n } = useTranslation('donation');
  const name = (each: string) =>
    i18n.exists(`donation:review.fields.${each}`) ? t(`review.fields.${each}`) : each;
  return (details) => details.split(', ').map(name).join(', ');
}
