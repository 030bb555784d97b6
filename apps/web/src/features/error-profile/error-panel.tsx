import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useId } from 'react';
import { Link } from 'react-router';
import { findLevelInk } from '../../shared/levels/level-ink';
import { useLanguage } from '../../shared/i18n/use-language';
import { HiddenText } from '../../shared/ui/hidden-heading';
import { ErrorName, useErrorName } from './query/error-name';
import type { ProfileGroup } from './list-groups';
import { findAxisEnd, measureShare } from './make-axis';
import { panelStyle } from './panel-style';
import { findMostRate, type MarkCount } from './read-rate';
import type { MakeLinesPath } from './use-lines-paths';
import { useRateTexts } from './use-rate-texts';

interface ErrorPanelProps {
  readonly row: ErrorProfileRow & { readonly code: string };
  readonly groups: readonly ProfileGroup[];
  readonly isByLevel: boolean;
  /** In the order of `groups`. */
  readonly paths: readonly MakeLinesPath[];
}

/** Bar with the interval of its rate as a stroke. */
function RateBar({ count: { observed }, end, level }: BarProps) {
  const { per100, low, high } = observed;
  const { ground, edge } = level === null ? neutral : findLevelInk(level);
  const find = (value: number) => measureShare(value, end);
  return (
    <span data-part="bar">
      <i data-drawn style={{ width: `${find(per100)}%`, backgroundColor: ground, boxShadow: edge }} />
      {low !== null && high !== null && (
        <u
          data-cut={high > end * (1 + 1e-9) || undefined}
          style={{ left: `${find(low)}%`, width: `${find(high) - find(low)}%` }}
        />
      )}
    </span>
  );
}

interface BarProps {
  readonly count: MarkCount;
  readonly end: number;
  /** Null where the group is no level. */
  readonly level: string | null;
}

const neutral = { ground: 'var(--datum-strong)', edge: 'none' } as const;

/** Names of levels; texts without one have a longer name. */
const SHORT_NAME = 2;

/** A type of errors: a bar for each group, which opens its lines. */
export function ErrorPanel({ row, groups, isByLevel, paths }: ErrorPanelProps) {
  const id = useId();
  const nameError = useErrorName();
  const formatTick = useTickFormat();
  const { writeRate, describe } = useRateTexts();
  const counts = groups.map(({ place }) => row.groups[place]!);
  const end = findAxisEnd(findMostRate(counts));
  const isShort = groups.every(({ label }) => label.length <= SHORT_NAME);
  const names = isByLevel ? (isShort ? 'short' : 'medium') : 'long';
  return (
    <Box component="section" aria-labelledby={id} sx={panelStyle} data-code={row.code}>
      <Typography component="h3" id={id} variant="inherit" sx={{ fontWeight: 500, pb: '8px' }}>
        <ErrorName code={row.code} />
      </Typography>
      <ol data-names={names}>
        {groups.map((group, place) => {
          const count = counts[place]!;
          const path = count.hits === 0 ? null : paths[place]!(row.code);
          const label = describe(count, nameError(row.code), group.label);
          const level = isByLevel ? group.value : null;
          const isLink = path !== null || undefined;
          const cells = (
            <>
              <span data-part="name" aria-hidden={isLink}>
                {isByLevel && group.value !== null && <Stroke level={group.value} />}
                <span>{group.label}</span>
              </span>
              <RateBar {...{ count, end, level }} />
              <span data-part="rate" aria-hidden={isLink}>
                {writeRate(count)}
              </span>
            </>
          );
          return (
            <li key={group.key} data-few={count.isSmall || undefined}>
              {path === null ? (
                <div data-part="row" title={label}>
                  {cells}
                </div>
              ) : (
                <Link data-part="row" to={path} title={label}>
                  <HiddenText>{label}</HiddenText>
                  {cells}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      <p data-part="axis" data-names={names} aria-hidden>
        {[0, end / 2, end].map((tick) => (
          <span key={tick}>{formatTick(tick)}</span>
        ))}
      </p>
    </Box>
  );
}

/** The colour of a level beside its name. */
function Stroke({ level }: { readonly level: string }) {
  const { ground, edge } = findLevelInk(level);
  return <i aria-hidden data-drawn style={{ backgroundColor: ground, boxShadow: edge }} />;
}

const MOST_TICK_DIGITS = 3;

/** Ticks with no more decimals than they need. */
function useTickFormat(): (value: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language === 'et' ? 'et-EE' : 'en-GB', {
    maximumSignificantDigits: MOST_TICK_DIGITS,
  });
  return (value) => format.format(value);
}
