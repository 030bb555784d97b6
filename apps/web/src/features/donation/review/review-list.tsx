import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { donationStates, type DonationState } from '@keelerada/contract/texts/donation-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewListCall } from '@keelerada/contract/texts/donation';
import { queryApi } from '../../../shared/http/call-api';
import { JointDecision } from './joint-decision';
import { ReviewTable } from './review-table';

/** Donated texts by state; those that wait come first and can be ticked. */
export function ReviewList() {
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
        allowScrollButtonsMobile
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
