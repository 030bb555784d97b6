import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import type { ReviewListResponse } from '@keelerada/contract/texts/donation';
import { MAX_DECISIONS } from '@keelerada/contract/fields/limits';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useDateFormat, useNumberFormat } from '../../../shared/i18n/use-language';
import { PlainTable } from '../../../shared/ui/plain-table';

interface ReviewTableProps {
  readonly rows: ReviewListResponse;
  /** Ids of the ticked texts; null where there is nothing to decide. */
  readonly ticked: ReadonlySet<string> | null;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** Donated texts as a table; at most as many can be ticked as one call decides on. */
export function ReviewTable({ rows, ticked, onTick }: ReviewTableProps) {
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
