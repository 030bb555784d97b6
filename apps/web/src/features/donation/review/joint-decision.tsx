import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import {
  reviewDecisionsCall,
  reviewListCall,
  type ReviewDecisions,
  type ReviewDecisionsResponse,
  type ReviewListResponse,
} from '@keelerada/contract/texts/donation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/http/call-api';
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
export function JointDecision({ chosen, onDone }: JointDecisionProps) {
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
