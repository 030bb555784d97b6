import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import Link from '@mui/material/Link';
import { FigureList } from '../shown/figure-list';
import { LevelSentences } from '../level/level-sentences';
import { Gauge } from '../shown/gauge';
import { Hint } from '../shown/hint';
import { MarkTabs } from '../shown/mark-tabs';
import { Section } from '../shown/section';
import type { AnalysisResult } from '../use-analysis';
import { InfoBox } from '../shown/info-box';
import { listComplexityLevels } from './list-complexity-levels';

/** Where each formula comes from. */
const references = {
  smog: 'https://en.wikipedia.org/wiki/SMOG',
  flesch_kincaid: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  lix: 'https://en.wikipedia.org/wiki/Lix_(readability_test)',
  noun_verb: 'https://universaldependencies.org/u/pos/',
} as const;

/** The four formulas and their sources. */
function ComplexityInfo() {
  const { t } = useTranslation('corrector');
  return (
    <InfoBox title={t('complexity.info.title')}>
      <p>{t('complexity.info.intro')}</p>
      <ul>
        {(['smog', 'flesch_kincaid', 'lix'] as const).map((name) => (
          <li key={name}>
            {t(`complexity.info.${name}`)}{' '}
            <Link href={references[name]} target="_blank" rel="noreferrer">
              {t('reference')}
            </Link>
          </li>
        ))}
        <li>
          {t('complexity.info.noun_verb')}{' '}
          <Link href={references.noun_verb} target="_blank" rel="noreferrer">
            {t('reference')}
          </Link>
        </li>
      </ul>
    </InfoBox>
  );
}

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
