import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WordContextResponse } from '@keelerada/contract/tools/word-context';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useRateFormat } from '../../shared/i18n/use-rate-format';
import { ratePerMillion } from '../../shared/levels/rate-per-million';
import { useComparison } from '../../shared/text-selection/selection-side';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { makeSearchPath } from '../../shared/word-search/word-links';
import { describeCounted } from '../../shared/word-menu/counted-lines';
import { countLines } from './count-lines';
import { makeQuerySearch } from './make-query-search';
import type { WordContextQuery } from './query/word-context-values';
import type { LineOrder } from './query/word-context-view';

interface WordContextStatusProps {
  readonly query: WordContextQuery;
  readonly answer: Pick<WordContextResponse, 'total' | 'listed' | 'totals'>;
  readonly order: Pick<LineOrder, 'sample' | 'filter' | 'counted'>;
  /** Null without a filter and while it is at work. */
  readonly filteredCount: number | null;
  readonly onChange: (order: Partial<LineOrder>) => void;
}

/** Number of occurrences, of those drawn and of lines that pass the filter; always in sight above the lines. */
export function WordContextStatus(props: WordContextStatusProps) {
  const { query, answer, order, filteredCount, onChange } = props;
  const { sample, filter, counted } = order;
  const { t } = useTranslation(['word-context', 'word-context-lines', 'sketch-relations']);
  const formatNumber = useNumberFormat();
  const formatRate = useRateFormat();
  const { total, totals } = answer;
  const lines = countLines(answer);
  const textsHash = useTextsHash();
  const { isComparing } = useComparison();
  // Of two selections the rates stand over the lines.
  const perMillion = isComparing ? null : ratePerMillion(total, totals.runningWords);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        minHeight: { sm: 32 },
      }}
    >
      <Typography role="status" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <strong>{t('status.found', { count: total })}</strong>
        {perMillion !== null && ` · ${t('status.per_million', { formatted: formatRate(perMillion) })}`}
        {query.nearWord && (
          <>
            {' · '}
            {query.nearRelation
              ? t('word-context-lines:near.related', {
                  ...{ count: lines, word: query.nearWord },
                  relation: t(`sketch-relations:names.${query.nearRelation}`),
                })
              : t('word-context-lines:near.lines', {
                  ...{ count: lines, word: query.nearWord },
                  among: query.nearCount,
                })}{' '}
            <Link
              component={RouterLink}
              to={makeSearchPath(makeQuerySearch({ ...query, nearWord: null })) + textsHash}
            >
              {t('word-context-lines:near.all')}
            </Link>
          </>
        )}
        {filteredCount !== null && (
          <>
            {' · '}
            {filter === null
              ? t('word-context-lines:counted.lines', { count: filteredCount })
              : t('status.filtered', { count: filteredCount })}
          </>
        )}
      </Typography>
      {sample !== null && (
        <Chip
          size="small"
          label={t('word-context-lines:sample.of', {
            size: formatNumber(Math.min(sample.size, lines)),
            total: formatNumber(lines),
          })}
          onDelete={() => onChange({ sample: null })}
        />
      )}
      {counted !== null && (
        <Chip
          size="small"
          label={describeCounted(counted, t)}
          onDelete={() => onChange({ counted: null })}
          sx={{ maxWidth: '100%' }}
        />
      )}
      {filter !== null && (
        <Chip
          size="small"
          label={t('filter.active', { part: t(`filter.parts.${filter.part}`), text: filter.text.trim() })}
          onDelete={() => onChange({ filter: null })}
          sx={{ maxWidth: '100%' }}
        />
      )}
    </Box>
  );
}
