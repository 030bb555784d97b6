import Typography from '@mui/material/Typography';
import type { LevelDetails } from '@keelerada/contract/corrector/corrector';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { Section } from '../shown/section';
import { LevelBar } from './level-bar';
import type { LevelShares } from './find-level-place';

const MAX_REASONS = 5;
/** Figures from here on are shown without decimals. */
const LEAST_WHOLE = 20;

interface LevelFiguresProps {
  readonly details: LevelDetails | null;
  readonly probabilities: LevelShares;
}

/** The figures behind the sentences, for those who ask: how sure each level is, and what moved the level most. */
export function LevelFigures({ details, probabilities }: LevelFiguresProps) {
  const { t, i18n } = useTranslation('corrector');
  const formatShare = useNumberFormat(2);
  const formatCount = useNumberFormat();
  const format = (figure: number) => (figure >= LEAST_WHOLE ? formatCount(figure) : formatShare(figure));
  const known = (details?.reasons ?? []).filter(({ group }) =>
    i18n.exists(`corrector:level.groups.${group}`),
  );
  const describe = (feature: string, value: number, typical: readonly number[]) =>
    `${t(`level.features.${feature}`)} ${format(value)} (${t('level.typical', { values: typical.map(format).join(' · ') })})`;
  return (
    <Section title={t('level.figures')}>
      <LevelBar probabilities={probabilities} />
      {details !== null && (
        <>
          <Typography sx={{ mt: 2 }}>
            {t('level.share_right', { percent: formatCount(Math.round(details.shareRight * 100)) })}
          </Typography>
          <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
            {t('level.compared')}
          </Typography>
          <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
            {details.comparisons
              .filter(({ feature }) => i18n.exists(`corrector:level.features.${feature}`))
              .map(({ feature, value, typical }) => (
                <li key={feature}>{describe(feature, value, typical)}</li>
              ))}
          </ul>
        </>
      )}
      {known.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
            {t('level.reasons')}
          </Typography>
          <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
            {known.slice(0, MAX_REASONS).map(({ group, feature, value, typical, towards }) => (
              <li key={`${group} ${feature}`}>
                {t(`level.groups.${group}`)}: {t(`level.towards.${towards}`)}
                {i18n.exists(`corrector:level.features.${feature}`) && (
                  <Typography variant="body2" color="text.secondary">
                    {describe(feature, value, typical)}
                  </Typography>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
