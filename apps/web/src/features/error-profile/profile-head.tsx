import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import type { RateKind } from './error-profile-view';
import type { MakeLinesPath } from './use-lines-paths';
import { useRateTexts } from './use-rate-texts';

/** Shares in words, each up to a value. */
const shares = [
  [0.58, 'half'],
  [0.71, 'two_of_three'],
  // Just above the middle too: the page on the corpus tells the same marks as 76%.
  [0.78, 'three_of_four'],
  [0.85, 'four_of_five'],
  [0.95, 'nine_of_ten'],
  [Infinity, 'nearly_all'],
] as const;

/** Marks of academic texts that somebody from outside read: percent at an error, with the 95 % interval. */
const OTHERS_READ = { percent: 27, low: 17, high: 39, of: 60 } as const;

/** Below this a share is told as a figure. */
const LEAST_IN_WORDS = 0.42;

type ShareName = (typeof shares)[number][1];

/** The share in words; null where no words fit. */
export function nameShare(value: number): ShareName | null {
  if (value < LEAST_IN_WORDS) return null;
  return shares.find(([most]) => value <= most)![1];
}

interface Measured {
  readonly right: number;
  readonly of: number;
}

/** How many of the marks are right: as measured for the row, or summed over the types where all are asked for. */
function readPrecision(row: ErrorProfileRow, { errorList }: ErrorProfileResponse): Measured | null {
  if (row.precision !== null) return row.precision.of > 0 ? row.precision : null;
  const measured = row.code === null ? errorList.flatMap(({ precision }) => precision ?? []) : [];
  const sum = measured.reduce((all, { right, of }) => ({ right: all.right + right, of: all.of + of }), {
    right: 0,
    of: 0,
  });
  return sum.of > 0 ? sum : null;
}

/** Who found the marks, and how far they can be trusted. */
export function Trust({ row, answer }: Pick<ProfileHeadProps, 'row' | 'answer'>) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const { machineTexts, goldTexts } = answer.provenance;
  const hasLearners = answer.groups.some(({ estimatedTexts }) => estimatedTexts > 0);
  const hasOthers = answer.groups.some(({ texts, estimatedTexts }) => texts > estimatedTexts);
  const isByHand = machineTexts === 0 && goldTexts > 0;
  const precision = isByHand ? null : readPrecision(row, answer);
  const share = precision && nameShare(precision.right / precision.of);
  const figures = precision && {
    right: formatNumber(precision.right),
    of: formatNumber(precision.of),
    percent: formatNumber((100 * precision.right) / precision.of),
  };
  return (
    <>
      <Box component="span" sx={tagStyle}>
        {t(isByHand ? 'trust.by_hand' : 'trust.found')}
      </Box>{' '}
      {figures && hasLearners && (
        <span title={t('trust.figures', figures)}>
          {`${t('trust.learners')} ${share === null ? t('trust.share', figures) : t(`trust.${share}`)}`}
        </span>
      )}{' '}
      {!isByHand && row.code === null && hasOthers && (
        <span>{t('trust.others', { ...OTHERS_READ, of: formatNumber(OTHERS_READ.of) })}</span>
      )}{' '}
      <Link component={RouterLink} to="/about/error-types">
        {t('trust.how')}
      </Link>
    </>
  );
}

interface ProfileHeadProps {
  /** Of all types, or of the one that is chosen. */
  readonly row: ErrorProfileRow;
  readonly answer: ErrorProfileResponse;
  readonly kind: RateKind;
  readonly makeLines: MakeLinesPath;
}

/** How many marks there are, how many for a hundred words, and who found them. */
export function ProfileHead({ row, answer, kind, makeLines }: ProfileHeadProps) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const { writeRate, describe } = useRateTexts(kind);
  const { waitingTexts } = answer.provenance;
  const path = makeLines(row.code);
  const figure = (
    <Box component="b" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', ...letters[16] }}>
      {formatNumber(row.hits)}
    </Box>
  );
  const marks = t('marks_word', { count: row.hits });
  return (
    <Box sx={headStyle}>
      <Box component="p" sx={{ m: 0 }} title={describe(row, t('all_marks'))}>
        {path === null || row.hits === 0 ? (
          <>
            {figure} <span>{marks}</span>
          </>
        ) : (
          <Box component={RouterLink} to={path} sx={linkStyle}>
            {figure} <span>{marks}</span>
          </Box>
        )}
      </Box>
      <Box component="p" sx={{ m: 0, color: 'var(--ink-3)', fontVariantNumeric: 'tabular-nums' }}>
        {t(kind === 'observed' ? 'per_100' : 'per_100_estimated', { rate: writeRate(row) })}
      </Box>
      {waitingTexts > 0 && (
        <Box component="p" role="status" sx={{ m: 0, color: 'var(--ink-2)' }}>
          {t('waiting', { count: waitingTexts, formatted: formatNumber(waitingTexts) })}
        </Box>
      )}
      <Box component="p" sx={{ m: 0, color: 'var(--ink-2)' }}>
        <Trust row={row} answer={answer} />
      </Box>
    </Box>
  );
}

const headStyle = {
  ...letters[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12px',
  rowGap: '4px',
} as const;
const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
const tagStyle = {
  ...letters[12],
  display: 'inline-block',
  border: '1px solid var(--line-strong)',
  borderRadius: '4px',
  px: '4px',
  fontWeight: 500,
} as const;
