import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Hint } from '../shown/hint';
import { InfoBox } from '../shown/info-box';
import { Section } from '../shown/section';
import type { AnalysisResult } from '../analysis/use-analysis';
import { LevelScale } from './level-scale';
import { LevelSentences } from '../shown/level-sentences';
import { useLevelName } from './use-level-name';
import Box from '@mui/material/Box';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import { proficiencyLevels, type ProficiencyLevel } from '@keelerada/contract/corrector/corrector-choices';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { PlainTable } from '../../../shared/ui/plain-table';
import { pickShownRates, sumRates } from './sum-rates';
import { findLevelInk } from '../../../shared/levels/level-ink';

/** One dot a level. */
function LevelLegend() {
  return (
    <Stack direction="row" spacing={2} component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {proficiencyLevels.map((level) => (
        <Stack key={level} component="li" direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            data-drawn
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              bgcolor: findLevelInk(level).ground,
              border: 1,
              borderColor: 'var(--line-strong)',
            }}
          />
          <span>{level}</span>
        </Stack>
      ))}
    </Stack>
  );
}

/** No level of a text is wholly sure, so a share that rounds to 100 is shown as more than this. */
const MOST_PERCENT = 99;

interface LevelBarProps {
  /** 0 to 1 by index of the level; what is missing is under one hundredth. */
  readonly probabilities: readonly { readonly index: number; readonly value: number }[];
}

/** How sure each level is: percentages and one stacked bar, the lowest level first. */
function LevelBar({ probabilities }: LevelBarProps) {
  const formatNumber = useNumberFormat();
  const shares = proficiencyLevels.map((level, index) => ({
    level,
    percent: Math.round((probabilities.find((each) => each.index === index)?.value ?? 0) * 100),
  }));
  return (
    <div>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', m: 0, mb: 1, textAlign: 'center' }}
      >
        {shares.map(({ level, percent }) => (
          <div key={level}>
            <Typography component="dt">{level}</Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {percent > MOST_PERCENT ? `>${formatNumber(MOST_PERCENT)}%` : `${formatNumber(percent)}%`}
            </Typography>
          </div>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 16,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        {shares.map(({ level, percent }) => (
          <Box key={level} data-drawn sx={{ width: `${percent}%`, bgcolor: findLevelInk(level).ground }} />
        ))}
      </Box>
    </div>
  );
}

interface ErrorRatesProps {
  readonly response: CorrectorResponse;
  readonly level: ProficiencyLevel;
}

/** Errors for 100 words of the text by kind, beside what is usual at each level. */
function ErrorRates({ response, level }: ErrorRatesProps) {
  const { t } = useTranslation('corrector');
  const format = useNumberFormat(1);
  const total = sumRates(response.errorRates);
  if (total === null) return null;
  return (
    <Box component="section" sx={{ pt: 1 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5 }}>
        {t('level.errors.title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {t('level.errors.summary', {
          rate: format(total.rate),
          usual: format(total.usual[proficiencyLevels.indexOf(level)] ?? 0),
          level,
        })}
      </Typography>
      <PlainTable
        label={t('level.errors.title')}
        columns={[
          { title: t('level.errors.kind') },
          { title: <b>{t('level.errors.own')}</b>, kind: 'number' },
          ...proficiencyLevels.map((each) => ({
            title: each === level ? <b>{each}</b> : each,
            kind: 'number' as const,
          })),
        ]}
        rows={[...pickShownRates(response.errorRates), total].map(({ kind, rate, usual }) => ({
          key: kind,
          cells: [
            t(kind === 'total' ? 'level.errors.total' : `families.${kind}`),
            <b>{format(rate)}</b>,
            ...proficiencyLevels.map((each, index) => (
              <Box component="span" sx={{ color: each === level ? 'var(--ink)' : 'var(--ink-3)' }}>
                {format(usual[index] ?? 0)}
              </Box>
            )),
          ],
        }))}
      />
      <Typography sx={{ mt: 1, color: 'var(--ink-3)' }}>
        {t(response.model === 'spellchecker' ? 'level.errors.spelling_note' : 'level.errors.note')}
      </Typography>
    </Box>
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

/** The level, how sure it is, what the text is like beside others, and its errors; figures are folded. */
function LevelResult({ response }: Pick<AnalysisResult, 'response'>) {
  const { t } = useTranslation('corrector');
  const name = useLevelName(response);
  const { keeletase: levels, levelDetails: details } = response;
  if (Array.isArray(levels) || levels.mixed === undefined || name === null) return null;
  const { level, probabilities } = levels.mixed;
  return (
    <>
      <Typography variant="h2" sx={{ fontWeight: 500 }}>
        {t('level.overall')} <strong>{name}</strong>
      </Typography>
      <LevelScale level={name} probabilities={probabilities} range={details?.range ?? null} />
      {details !== null && (
        <Typography>
          {details.range === null
            ? t(`level.confidence.${details.confidence}`)
            : t('level.unsure_range', { level })}
          {details.range === null && details.isLengthUnusual && ` ${t('level.unusual_length')}`}
        </Typography>
      )}
      {details !== null && <LevelSentences comparisons={details.comparisons} level={level} />}
      <ErrorRates response={response} level={level} />
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
      </div>
    </>
  );
}

interface LevelPanelProps {
  readonly result: AnalysisResult | null;
  readonly isTest: boolean;
}

/** The proficiency level that the text shows. */
export function LevelPanel({ result, isTest }: LevelPanelProps) {
  const { t } = useTranslation('corrector');
  const levels = result?.response.keeletase;
  const isShort = Array.isArray(levels) || levels?.mixed === undefined;
  const foreign = result?.response.foreignSentences.length ?? 0;
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
      {foreign > 0 && <Alert severity="info">{t('level.foreign', { count: foreign })}</Alert>}
      {result !== null && <LevelResult response={result.response} />}
      <LevelInfo />
    </Stack>
  );
}
