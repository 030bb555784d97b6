import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { FigureList } from '../shown/figure-list';
import { LevelSentences } from '../level/level-sentences';
import { Gauge } from '../shown/gauge';
import { Hint } from '../shown/hint';
import { MarkTabs } from '../shown/mark-tabs';
import { Section } from '../shown/section';
import type { AnalysisResult } from '../use-analysis';
import { ComplexityInfo } from './complexity-info';
import { listComplexityLevels } from './list-complexity-levels';

const kinds = ['longsentence', 'longword', 'nouns'] as const satisfies readonly TextMarkKind[];
export const COMPLEXITY_KIND: TextMarkKind = kinds[0];

/** Places of figures in `keerukus` (packages/contract/src/corrector/corrector.ts). */
const PHRASES = 0;
const WORDS = 1;
const POLYSYLLABIC = 2;
const SYLLABLES = 3;
const LONG_WORDS = 4;
const SMOG = 5;
const FLESCH_KINCAID = 6;
const LIX = 7;

interface ComplexityPanelProps {
  readonly result: AnalysisResult | null;
  readonly kind: TextMarkKind;
  readonly onKindChange: (kind: TextMarkKind) => void;
}

/** How hard the text is to read. */
export function ComplexityPanel({ result, kind, onKindChange }: ComplexityPanelProps) {
  const { t } = useTranslation('corrector');
  if (result === null)
    return (
      <Stack spacing={2}>
        <Hint>{t('complexity.hint')}</Hint>
        <ComplexityInfo />
      </Stack>
    );
  const { keerukus, korrektoriLoendid, marks, keeletase, levelDetails } = result.response;
  const level = Array.isArray(keeletase) ? undefined : keeletase.mixed?.level;
  const figure = (place: number) => Number(keerukus[place] ?? 0);
  const levels = listComplexityLevels(keerukus);
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h3">
        {t('complexity.level')}{' '}
        <strong>{levels.map((level) => t(`complexity.levels.${level}`)).join(' / ') || '–'}</strong>
      </Typography>
      {level !== undefined && levelDetails !== null && (
        <LevelSentences comparisons={levelDetails.comparisons} level={level} />
      )}
      <div>
        <Section title={t('statistics')} isOpen>
          <FigureList
            figures={[
              { label: t('complexity.phrases'), value: figure(PHRASES) },
              { label: t('complexity.words'), value: figure(WORDS) },
              { label: t('complexity.syllables'), value: figure(SYLLABLES) },
              { label: t('complexity.polysyllabic'), value: figure(POLYSYLLABIC) },
              { label: t('complexity.long_words'), value: figure(LONG_WORDS) },
              { label: t('complexity.nouns'), value: korrektoriLoendid.nimisonad.length },
            ]}
          />
        </Section>
        <Section title={t('indexes')}>
          <Gauge label={t('complexity.smog')} value={figure(SMOG)} min={0} max={20} />
          <Gauge label={t('complexity.flesch_kincaid')} value={figure(FLESCH_KINCAID)} min={0} max={30} />
          <Gauge label={t('complexity.lix')} value={figure(LIX)} min={20} max={70} />
          <Gauge
            label={t('complexity.noun_verb')}
            value={Number(korrektoriLoendid.nimitegusuhe)}
            min={0}
            max={3}
            note={t('complexity.noun_verb_note')}
          />
        </Section>
      </div>
      <ComplexityInfo />
      <MarkTabs kinds={kinds} kind={kind} onChange={onKindChange} marks={marks} text={result.text} />
    </Stack>
  );
}
