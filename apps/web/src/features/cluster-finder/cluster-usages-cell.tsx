import Box from '@mui/material/Box';
import {
  clusterFinderCall,
  type ClusterFinderRequest,
  type ClusterFinderResponse,
  type ClusterRow,
} from '@keelerada/contract/tools/cluster-finder';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CLUSTER_USAGES } from '@keelerada/contract/fields/limits';
import { callApi } from '../../shared/http/call-api';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { ConcordanceLink } from './concordance-link';

/** Open lists of usages are at most so high, in pixels; they then scroll. */
const LIST_HEIGHT_PX = 320;
const LINK_LIKE = {
  all: 'unset',
  cursor: 'pointer',
  color: 'text.primary',
  textDecoration: 'underline',
  flexShrink: 0,
  // WCAG 2.5.8
  minWidth: 24,
  lineHeight: '1.5rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: 2 },
} as const;

/** A link is cut, not the line around it: what is cut off catches no click. WCAG 2.5.8. */
const usageStyle = { '& > a': { display: 'inline-block', minWidth: 24, lineHeight: '1.5rem' } } as const;
const shortLine = {
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  '& > a': { lineHeight: '1.5rem', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

interface ClusterUsagesCellProps {
  readonly row: ClusterRow;
  readonly request: ClusterFinderRequest;
  readonly answer: ClusterFinderResponse;
}

/** So many usages stand in the line of a closed row. */
const FEW_USAGES = 3;
const SHRINK_STEP = 100;

/** The word sequences of a cluster: the most frequent in one line, all others on a click. Each leads to its concordance. */
export function ClusterUsagesCell({ row, request, answer }: ClusterUsagesCellProps) {
  const { t } = useTranslation('cluster-finder-page');
  const formatNumber = useNumberFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { markups } = row;
  const more = { offset: 0, limit: 1, usageLimit: MAX_CLUSTER_USAGES, markups, tasemed: true };
  const body = { ...request, ...more, pageToken: answer.pageToken };
  const { data, isFetching } = useQuery({
    queryKey: ['cluster-usages', request, row.markups],
    queryFn: isOpen ? ({ signal }) => callApi(clusterFinderCall, { body, signal }) : skipToken,
    select: ({ clusters }) => clusters[0] ?? { usages: [], usageFrequencies: [] },
    staleTime: Infinity,
  });
  const { usages: known, usageFrequencies } = (isOpen ? data : undefined) ?? row;
  const usages = isOpen ? known : known.slice(0, FEW_USAGES);
  const rest = row.usageTotal - Math.min(FEW_USAGES, row.usages.length);
  const unshown = row.usageTotal - usages.length;
  return (
    <Box sx={isOpen ? { maxHeight: LIST_HEIGHT_PX, overflowY: 'auto' } : { display: 'flex', gap: 1.5 }}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: isOpen ? 'wrap' : 'nowrap',
          columnGap: 1.5,
          minWidth: 0,
        }}
      >
        {usages.map((words, index) => (
          <Box
            component="li"
            key={words}
            sx={isOpen ? usageStyle : shortLine}
            // The first usages stay whole as long as the last one can be cut.
            style={isOpen ? undefined : { flexShrink: SHRINK_STEP ** index }}
            title={isOpen ? undefined : words}
          >
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
          aria-label={isOpen ? undefined : t('usages.more', { count: rest })}
          aria-expanded={isOpen}
          aria-busy={isFetching}
          onClick={() => setIsOpen(!isOpen)}
          sx={LINK_LIKE}
        >
          {isOpen ? t('usages.fewer') : `+${formatNumber(rest)}`}
        </Box>
      )}
      {isOpen && data !== undefined && unshown > 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('usages.cut', { count: unshown })}</Box>
      )}
    </Box>
  );
}
