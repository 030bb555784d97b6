import Box from '@mui/material/Box';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { HiddenText } from '../../shared/ui/hidden-heading';
import { LevelChip } from '../../shared/levels/level-chip';
import { ErrorName, useErrorName } from './query/error-name';
import type { ProfileGroup } from './list-groups';
import type { MarkCount } from './read-rate';
import type { MakeLinesPath } from './use-lines-paths';
import { useRateTexts } from './use-rate-texts';
import { letters } from '../../shared/design/tokens';

const FOCUS = { outline: '2px solid var(--focus)', outlineOffset: -2 } as const;

interface ProfileTableProps {
  readonly answer: ErrorProfileResponse;
  /** Types in the order of the screen. */
  readonly rows: readonly ErrorProfileRow[];
  readonly groups: readonly ProfileGroup[];
  readonly paths: readonly MakeLinesPath[];
  readonly makeLines: MakeLinesPath;
  /** Counts and a column for all texts stand in it too: it has the width for itself. */
  readonly isWide: boolean;
}

interface CellProps {
  readonly count: MarkCount;
  readonly path: string | null;
  readonly names: readonly string[];
  readonly showsCounts: boolean;
}

/** A rate over its interval; it opens its lines. */
function RateCell({ count, path, names, showsCounts }: CellProps) {
  const { writeRate, writeInterval, writeCounts, describe } = useRateTexts();
  const label = describe(count, ...names);
  const isLink = path !== null || undefined;
  const content = (
    <>
      <b aria-hidden={isLink}>{writeRate(count)}</b>
      <small aria-hidden={isLink}>{writeInterval(count)}</small>
      {showsCounts && <small aria-hidden={isLink}>{writeCounts(count)}</small>}
    </>
  );
  return (
    <td data-number data-few={count.isSmall || undefined} title={label}>
      {path === null ? (
        content
      ) : (
        <Link to={path}>
          <HiddenText>{label}</HiddenText>
          {content}
        </Link>
      )}
    </td>
  );
}

/** The cells of a type, or of all of them. */
function TypeRow({
  row,
  isSum,
  ...table
}: Omit<ProfileTableProps, 'rows' | 'answer'> & { readonly row: ErrorProfileRow; readonly isSum: boolean }) {
  const { t } = useTranslation('error-profile-screen');
  const nameError = useErrorName();
  const { groups, paths, makeLines, isWide } = table;
  const name = row.code === null ? t('all_marks') : nameError(row.code);
  const findPath = (count: MarkCount, make: MakeLinesPath) => (count.hits === 0 ? null : make(row.code));
  return (
    <tr data-sum={isSum || undefined} data-code={row.code ?? 'all'}>
      <th scope="row">{row.code === null ? name : <ErrorName code={row.code} />}</th>
      {groups.map((group, place) => {
        const count = row.groups[group.place]!;
        return (
          <RateCell
            key={group.key}
            {...{ count, showsCounts: isWide }}
            path={findPath(count, paths[place]!)}
            names={[name, group.label]}
          />
        );
      })}
      {isWide && (
        <RateCell
          {...{ count: row, showsCounts: true }}
          path={findPath(row, makeLines)}
          names={[name, t('table.all')]}
        />
      )}
    </tr>
  );
}

/** Texts and words of the groups, under the rates. */
function Totals({ answer, groups, isWide }: Pick<ProfileTableProps, 'answer' | 'groups' | 'isWide'>) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  return (
    <tfoot>
      {(['texts', 'runningWords'] as const).map((figure) => (
        <tr key={figure}>
          <th scope="row">{t(`table.${figure}`)}</th>
          {groups.map((group) => (
            <td key={group.key} data-number>
              {formatNumber(group[figure])}
            </td>
          ))}
          {isWide && <td data-number>{formatNumber(answer.totals[figure])}</td>}
        </tr>
      ))}
    </tfoot>
  );
}

/** Types by groups: rate, interval and, where there is room, counts. */
export function ProfileTable({ answer, rows, ...table }: ProfileTableProps) {
  const { t } = useTranslation('error-profile-screen');
  const { groups, isWide } = table;
  const isByLevel = answer.omadus === 'level';
  return (
    <Box role="region" aria-label={t('table.title')} tabIndex={0} sx={tableStyle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table.per_100')}</th>
            {groups.map(({ key, value, label, isByPeople }) => (
              <th key={key} scope="col" data-number>
                {isByLevel && value !== null && !isByPeople ? <LevelChip level={value} /> : label}
              </th>
            ))}
            {isWide && (
              <th scope="col" data-number>
                {t('table.all')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TypeRow key={row.code} {...{ row, isSum: false, ...table }} />
          ))}
          {rows.length > 1 && <TypeRow {...{ row: answer.total, isSum: true, ...table }} />}
        </tbody>
        <Totals {...{ answer, groups, isWide }} />
      </table>
    </Box>
  );
}

/** A table that scrolls sideways in itself; the names of the types stay. */
const tableStyle = {
  ...letters[14],
  minWidth: 0,
  overflowX: 'auto',
  '&:focus-visible': FOCUS,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': { px: '8px', py: 0, textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { position: 'sticky', left: 0, pl: 0, bgcolor: 'var(--paper)', zIndex: 1 },
  '& tr > :last-child': { pr: 0 },
  '& [data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    ...letters[12],
    height: 28,
    fontWeight: 500,
    color: 'var(--ink-3)',
    borderBottom: '1px solid var(--line)',
    '&[data-number]': {
      whiteSpace: 'normal',
      minWidth: 64,
      maxWidth: 120,
      verticalAlign: 'bottom',
      py: '4px',
    },
  },
  '& tbody th': { fontWeight: 500, whiteSpace: 'normal', minWidth: 104 },
  '& tbody th, & tbody td': { height: 40, borderBottom: '1px solid var(--grid)' },
  '& tbody td': {
    lineHeight: '1rem',
    '& b': { display: 'block', fontWeight: 500 },
    py: '4px',
    '& small': { display: 'block', fontWeight: 400, color: 'var(--ink-3)', ...letters[12] },
    '& a': {
      position: 'relative',
      display: 'block',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover b': { textDecoration: 'underline' },
      '&:focus-visible': FOCUS,
    },
  },
  '& tbody tr:hover > *': { bgcolor: 'var(--hover)' },
  '& [data-few]': { color: 'var(--ink-3)' },
  '& [data-sum] > *': {
    borderBottomColor: 'var(--line-strong)',
    fontWeight: 600,
    '& b': { fontWeight: 600 },
  },
  '& tfoot th, & tfoot td': { height: 28, color: 'var(--ink-2)' },
} as const;
