import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ErrorProfileResponse, ErrorProfileRow } from '@keelerada/contract/tools/error-profile';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { letters } from '../../shared/design/tokens';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useIsAtLeast } from '../../shared/ui/use-screen-width';
import type { MakeLinesPath } from './use-lines-paths';
import { useRateTexts } from './use-rate-texts';

/** Who found the marks, and how far they can be trusted. */
export function Trust({ row, answer }: Pick<ProfileHeadProps, 'row' | 'answer'>) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const { machineTexts, goldTexts, othersRead } = answer.provenance;
  const hasLearners = answer.groups.some(({ estimatedTexts }) => estimatedTexts > 0);
  const hasOthers = answer.groups.some(({ texts, estimatedTexts }) => texts > estimatedTexts);
  const isByHand = machineTexts === 0 && goldTexts > 0;
  const precision = isByHand ? null : row.precision;
  const figures = precision && {
    right: formatNumber(precision.right),
    of: formatNumber(precision.of),
    percent: formatNumber(100 * (precision.value ?? 0)),
  };
  return (
    <>
      <Box component="span" sx={tagStyle}>
        {t(isByHand ? 'trust.by_hand' : 'trust.found')}
      </Box>{' '}
      {figures && precision.of > 0 && hasLearners && (
        <span title={t('trust.figures', figures)}>
          {t(row.code === null ? 'trust.learners' : 'trust.learners_code', figures)}
        </span>
      )}{' '}
      {!isByHand && row.code === null && hasOthers && (
        <span>
          {t('trust.others', {
            percent: formatNumber(100 * othersRead.value!),
            low: formatNumber(100 * othersRead.low),
            high: formatNumber(100 * othersRead.high),
            of: formatNumber(othersRead.of),
            // Readers know the corrector by its number: `c13-b918f199` is the 13th.
            version: othersRead.version.replace(/^c(\d+)-.*$/u, '$1'),
          })}
        </span>
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
  readonly makeLines: MakeLinesPath;
}

/** How many marks there are, how many for a hundred words, and who found them. */
export function ProfileHead({ row, answer, makeLines }: ProfileHeadProps) {
  const { t } = useTranslation('error-profile-screen');
  const formatNumber = useNumberFormat();
  const { writeRate, describe } = useRateTexts();
  const { waitingTexts } = answer.provenance;
  // On a phone it stands under the panels.
  const isWide = useIsAtLeast('sm');
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
        {t('per_100', { rate: writeRate(row) })}
      </Box>
      {waitingTexts > 0 && (
        <Box component="p" role="status" sx={{ m: 0, color: 'var(--ink-2)' }}>
          {t('waiting', { count: waitingTexts })}
        </Box>
      )}
      {isWide && (
        <Box component="p" sx={{ m: 0, color: 'var(--ink-2)' }}>
          <Trust row={row} answer={answer} />
        </Box>
      )}
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
