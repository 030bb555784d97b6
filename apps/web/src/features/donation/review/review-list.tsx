import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { donationStates, type DonationState } from '@keelerada/contract/donation-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { listForReview } from '../donation.queries';
import { useTimeFormat } from './use-time-format';

const COLUMNS = ['text', 'received', 'characters'] as const;

/** Donated texts by state; those that wait come first. */
export function ReviewList() {
  const { t } = useTranslation('donation');
  const [state, setState] = useState<DonationState>('waiting');
  const formatTime = useTimeFormat();
  const formatNumber = useNumberFormat();
  const { data } = useQuery({
    queryKey: ['donations', state],
    queryFn: ({ signal }) => listForReview(state, signal),
    staleTime: 0,
  });
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
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{t(`review.columns.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map(({ id, title, addedAt, characters }) => (
                <TableRow key={id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <Link component={RouterLink} to={`?id=${id}`}>
                      {title ?? t('review.untitled')}
                    </Link>
                  </TableCell>
                  <TableCell>{formatTime(addedAt)}</TableCell>
                  <TableCell>{formatNumber(characters)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}
