import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LevelDetails } from '@keelerada/contract/corrector';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { Hint } from '../shown/hint';
import { InfoBox } from '../shown/info-box';
import { Section } from '../shown/section';
import type { AnalysisResult } from '../use-analysis';
import { LevelBar, LevelLegend } from './level-bar';
import { LevelScale } from './level-scale';

const MAX_REASONS = 5;
/** Figures from here on are shown without decimals. */
const LEAST_WHOLE = 20;

function LevelReasons({ details }: { readonly details: LevelDetails }) {
  const { t, i18n } = useTranslation('corrector');
  const formatShare = useNumberFormat(2);
  const formatCount = useNumberFormat();
  const format = (figure: number) => (figure >= LEAST_WHOLE ? formatCount(figure) : formatShare(figure));
  const known = details.reasons.filter(({ group }) => i18n.exists(`corrector:level.groups.${group}`));
  if (known.length === 0) return null;
  return (
    <Section title={t('level.reasons')} isOpen>
      <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
        {known.slice(0, MAX_REASONS).map(({ group, feature, value, typical, towards }) => (
          <li key={`${group} ${feature}`}>
            {t(`level.groups.${group}`)}: {t(`level.towards.${towards}`)}
            {i18n.exists(`corrector:level.features.${feature}`) && (
              <Typography variant="body2" color="text.secondary">
                {t(`level.features.${feature}`)} {format(value)} (
                {t('level.typical', { values: typical.map(format).join(' · ') })})
              </Typography>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function LevelInfo() {
  const { t } = useTranslation('corrector');
  return (
    <InfoBox title={t('level.info.title')}>
      <p>{t('level.info.how')}</p>
      <p>{t('level.info.limits')}</p>
    </InfoBox>
  );
}

interface LevelPanelProps {
  readonly result: AnalysisResult | null;
  readonly isTest: boolean;
}

/** The proficiency level that the text shows. */
export function LevelPanel({ result, isTest }: LevelPanelProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const levels = result?.response.keeletase;
  const isShort = Array.isArray(levels) || levels?.mixed === undefined;
  const details = result?.response.levelDetails ?? null;
  return (
    <Stack spacing={2}>
      {isTest && <Alert severity="warning">{t('level.test_version')}</Alert>}
      <LevelLegend />
      {result === null && <Hint>{t('level.hint')}</Hint>}
      {result !== null && isShort && (
        <Alert severity="info">
          {t(result.response.textLanguage === 'et' ? 'level.too_short' : 'level.not_estonian')}
        </Alert>
      )}
      {result !== null && !Array.isArray(levels) && levels?.mixed !== undefined && (
        <>
          <Typography variant="h2" sx={{ fontWeight: 500 }}>
            {t('level.overall')} <strong>{levels.mixed.level}</strong>
          </Typography>
          <LevelScale level={levels.mixed.level} probabilities={levels.mixed.probabilities} />
          <LevelBar probabilities={levels.mixed.probabilities} />
          {details !== null && (
            <Typography>
              {t(`level.confidence.${details.confidence}`, {
                percent: formatNumber(Math.round(details.shareRight * 100)),
              })}
              {details.isLengthUnusual && ` ${t('level.unusual_length')}`}
            </Typography>
          )}
          <div>
            {(['complexity', 'grammatical', 'lexical'] as const).map((criterion) => {
              const part = levels[criterion];
              if (part === undefined) return null;
              return (
                <Section key={criterion} title={`${t(`level.criteria.${criterion}`)}: ${part.level}`}>
                  <LevelBar probabilities={part.probabilities} />
                </Section>
              );
            })}
            {details !== null && <LevelReasons details={details} />}
          </div>
        </>
      )}
      <LevelInfo />
    </Stack>
  );
}
