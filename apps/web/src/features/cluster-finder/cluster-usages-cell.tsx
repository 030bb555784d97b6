import Box from '@mui/material/Box';
import type {
  ClusterFinderRequest,
  ClusterFinderResponse,
  ClusterRow,
} from '@keelerada/contract/cluster-finder';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { fetchUsages } from './cluster-finder.queries';
import { ConcordanceLink } from './concordance-link';

/** Open lists of usages are at most so high, in pixels; they then scroll. */
const LIST_HEIGHT_PX = 320;
const LINK_LIKE = {
  all: 'unset',
  cursor: 'pointer',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'underline',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
} as const;

interface ClusterUsagesCellProps {
  readonly row: ClusterRow;
  readonly request: ClusterFinderRequest;
  readonly answer: ClusterFinderResponse;
}

/** The word sequences of a cluster: the most frequent, all others on a click. Each leads to its concordance. */
export function ClusterUsagesCell({ row, request, answer }: ClusterUsagesCellProps) {
  const { t } = useTranslation('cluster-finder-page');
  const formatNumber = useNumberFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['cluster-usages', request, row.markups],
    queryFn: isOpen ? ({ signal }) => fetchUsages(request, answer, row, signal) : skipToken,
    staleTime: Infinity,
  });
  const { usages, usageFrequencies } = (isOpen ? data : undefined) ?? row;
  const rest = row.usageTotal - row.usages.length;
  const unshown = row.usageTotal - usages.length;
  return (
    <Box sx={{ maxHeight: isOpen ? LIST_HEIGHT_PX : undefined, overflowY: isOpen ? 'auto' : undefined }}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
      >
        {usages.map((words, index) => (
          <Box component="li" key={words}>
            <ConcordanceLink search={{ word: words, type: 'WORDS', keepCapitalization: false }} lang="et">
              {words}
            </ConcordanceLink>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` ${formatNumber(usageFrequencies[index] ?? 0)}`}
            </Box>
          </Box>
        ))}
      </Box>
      {rest > 0 && (
        <Box
          component="button"
          type="button"
          aria-expanded={isOpen}
          aria-busy={isFetching}
          onClick={() => setIsOpen(!isOpen)}
          sx={LINK_LIKE}
        >
          {isOpen ? t('usages.fewer') : t('usages.more', { count: rest, formatted: formatNumber(rest) })}
        </Box>
      )}
      {isOpen && data !== undefined && unshown > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('usages.cut', { count: unshown, formatted: formatNumber(unshown) })}
        </Box>
      )}
    </Box>
  );
}
