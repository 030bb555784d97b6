import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink } from 'react-router';
import { PageContent } from '../../../shared/ui/page-content';
import { RoleGate } from '../../../shared/session/role-gate';
import { ReviewText } from './review-text';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { donationStates, type DonationState } from '@keelerada/contract/texts/donation-choices';
import { useState } from 'react';
import {
  reviewListCall,
  type ReviewListResponse,
  reviewDecisionsCall,
  type ReviewDecisions,
  type ReviewDecisionsResponse,
} from '@keelerada/contract/texts/donation';
import { queryApi, callApi } from '../../../shared/http/call-api';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { MAX_DECISIONS } from '@keelerada/contract/fields/limits';
import { useDateFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { PlainTable } from '../../../shared/ui/plain-table';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useNotices } from '../../../shared/notices/notices';
import { RefusalFields } from './refusal-fields';

const knownReasons: readonly string[] = ['NoSubcorpusPicked', 'MandatoryField', 'AlreadyDecided', 'NotFound'];
const nameReason = (code = ''): string => (knownReasons.includes(code) ? code : 'other');

interface JointDecisionProps {
  readonly chosen: ReviewListResponse;
  /** The texts that stay ticked. */
  readonly onDone: (ticked: ReadonlySet<string>) => void;
}

/** Accepts the ticked texts, or returns all with one reason; texts that could not be decided are named. */
function JointDecision({ chosen, onDone }: JointDecisionProps) {
  const { t } = useTranslation('donation');
  const client = useQueryClient();
  const { showNotice, showFailure } = useNotices();
  const [isRunning, setIsRunning] = useState(false);
  const [left, setLeft] = useState<ReviewDecisionsResponse>([]);
  const run = async (decisions: ReviewDecisions): Promise<void> => {
    setIsRunning(true);
    try {
      const results = await callApi(reviewDecisionsCall, { body: decisions });
      const undecided = results.filter(({ error }) => error !== null);
      setLeft(undecided);
      await client.invalidateQueries({ queryKey: [reviewListCall.path] });
      onDone(new Set(undecided.map(({ id }) => id)));
      const count = results.length - undecided.length;
      if (count > 0) showNotice('success', 'donation:review.decided', { count });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsRunning(false);
    }
  };
  const ids = chosen.map(({ id }) => id);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('review.together')}
      sx={{ p: 2, mt: 2, position: 'sticky', bottom: 8 }}
    >
      <Stack spacing={1.5}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography role="status">{t('review.ticked', { count: ids.length })}</Typography>
          <Button
            variant="contained"
            disabled={isRunning}
            onClick={() => void run({ decision: 'accept', ids })}
          >
            {t('review.accept')}
          </Button>
        </Stack>
        <RefusalFields
          isDisabled={isRunning}
          onRefuse={(reason) => void run({ decision: 'refuse', ids, reason })}
        />
        {left
          .filter(({ id }) => ids.includes(id))
          .map(({ id, error }) => (
            <Alert key={id} severity="warning">
              {chosen.find((each) => each.id === id)?.title ?? t('review.untitled')}:{' '}
              {t(`review.left.${nameReason(error?.code)}`)}
            </Alert>
          ))}
      </Stack>
    </Paper>
  );
}

interface ReviewTableProps {
  readonly rows: ReviewListResponse;
  /** Ids of the ticked texts; null where there is nothing to decide. */
  readonly ticked: ReadonlySet<string> | null;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** Donated texts as a table; at most as many can be ticked as one call decides on. */
function ReviewTable({ rows, ticked, onTick }: ReviewTableProps) {
  const { t } = useTranslation('donation');
  const formatTime = useDateFormat();
  const formatNumber = useNumberFormat();
  const tickable = rows.slice(0, MAX_DECISIONS).map(({ id }) => id);
  const count = rows.filter(({ id }) => ticked?.has(id)).length;
  const areAll = count >= tickable.length;
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <PlainTable
      label={t('review.title')}
      columns={[
        {
          title: (
            <>
              {ticked !== null && (
                <Checkbox
                  checked={areAll}
                  indeterminate={count > 0 && !areAll}
                  onChange={() => onTick(new Set(areAll ? [] : tickable))}
                  slotProps={{ input: { 'aria-label': t('review.tick_all') } }}
                />
              )}
              {t('review.columns.text')}
            </>
          ),
        },
        { title: t('review.columns.received') },
        { title: t('review.columns.characters'), kind: 'number' },
      ]}
      rows={rows.map(({ id, title, addedAt, characters }) => ({
        key: id,
        cells: [
          <>
            {ticked !== null && (
              <Checkbox
                checked={ticked.has(id)}
                disabled={count >= MAX_DECISIONS && !ticked.has(id)}
                onChange={(_, isTicked) => tick(id, isTicked)}
                slotProps={{
                  input: { 'aria-label': t('review.tick', { title: title ?? t('review.untitled') }) },
                }}
              />
            )}
            <Link component={RouterLink} to={`?id=${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {title ?? t('review.untitled')}
            </Link>
          </>,
          formatTime(addedAt),
          formatNumber(characters),
        ],
      }))}
    />
  );
}

/** Donated texts by state; those that wait come first and can be ticked. */
function ReviewList() {
  const { t } = useTranslation('donation');
  const [state, setState] = useState<DonationState>('waiting');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery(queryApi(reviewListCall, { query: { state } }));
  // What somebody else has decided meanwhile is not ticked any more.
  const chosen = state === 'waiting' ? (data ?? []).filter(({ id }) => ticked.has(id)) : [];
  return (
    <>
      <Tabs
        value={state}
        onChange={(_, next: DonationState) => setState(next)}
        variant="scrollable"
        aria-label={t('review.states')}
      >
        {donationStates.map((each) => (
          <Tab key={each} value={each} label={t(`review.tabs.${each}`)} />
        ))}
      </Tabs>
      {data?.length === 0 && <Typography sx={{ mt: 2 }}>{t('review.none')}</Typography>}
      {data !== undefined && data.length > 0 && (
        <ReviewTable rows={data} ticked={state === 'waiting' ? ticked : null} onTick={setTicked} />
      )}
      {chosen.length > 0 && <JointDecision chosen={chosen} onDone={setTicked} />}
    </>
  );
}

/** Donated texts for administrators: the list, or the text that the address names (`?id=`). */
export function ReviewPage() {
  const { t } = useTranslation('donation');
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return (
    <RoleGate role="ADMIN">
      <PageContent>
        <Typography variant="h1" gutterBottom>
          {t('review.title')}
        </Typography>
        {id === null ? <ReviewList /> : <ReviewText key={id} id={id} />}
      </PageContent>
    </RoleGate>
  );
}
