import Stack from '@mui/material/Stack';
import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { useTranslation } from 'react-i18next';
import { FigureList } from '../shown/figure-list';
import { Gauge } from '../shown/gauge';
import { Hint } from '../shown/hint';
import { InfoBox } from '../shown/info-box';
import { MarkTabs } from '../shown/mark-tabs';
import { Section } from '../shown/section';
import type { AnalysisResult } from '../use-analysis';
import { LevelWords } from './level-words';

const kinds = [
  'wordrepetition',
  'uncommonwords',
  'abstractwords',
  'contentwords',
] as const satisfies readonly TextMarkKind[];
export const VOCABULARY_KIND: TextMarkKind = kinds[0];

/** Places of figures in `mitmekesisus` (packages/contract/src/corrector/corrector.ts). */
const ROOT_TTR = 1;
const MTLD = 4;
const HDD = 5;
const WORDS = 10;
const DIFFERENT_WORDS = 11;

function VocabularyInfo() {
  const { t } = useTranslation('corrector');
  const entries = ['root_ttr', 'mtld', 'hdd', 'abstractness', 'range', 'density'] as const;
  return (
    <InfoBox title={t('vocabulary.info.title')}>
      <p>{t('vocabulary.info.intro')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{t(`vocabulary.info.${entry}`)}</li>
        ))}
      </ul>
    </InfoBox>
  );
}

function VocabularyGauges({ response }: { readonly response: CorrectorResponse }) {
  const { t } = useTranslation('corrector');
  const { mitmekesisus, korrektoriLoendid } = response;
  const figure = (place: number) => Number(mitmekesisus[place] ?? 0);
  const words = figure(WORDS);
  const percent = (count: number) => (words === 0 ? 0 : (count / words) * 100);
  const hdd = figure(HDD);
  return (
    <>
      <Gauge label={t('vocabulary.root_ttr')} value={figure(ROOT_TTR)} min={0} max={15} />
      {figure(MTLD) > -1 && <Gauge label={t('vocabulary.mtld')} value={figure(MTLD)} min={0} max={400} />}
      {hdd > 0 && <Gauge label={t('vocabulary.hdd')} value={hdd} min={0.5} max={1} />}
      {korrektoriLoendid.nimisonad.length > 0 && (
        <Gauge
          label={t('vocabulary.abstractness')}
          value={Number(korrektoriLoendid.abskeskmine)}
          min={1}
          max={3}
        />
      )}
      <Gauge
        label={t('vocabulary.range')}
        value={percent(korrektoriLoendid.harvaesinevad.length)}
        min={0}
        max={10}
        unit=" %"
        fractionDigits={1}
      />
      <Gauge
        label={t('vocabulary.density')}
        value={percent(korrektoriLoendid.sisusonad.length)}
        min={30}
        max={70}
        unit=" %"
        fractionDigits={1}
      />
    </>
  );
}

interface VocabularyPanelProps {
  readonly result: AnalysisResult | null;
  readonly kind: TextMarkKind;
  readonly onKindChange: (kind: TextMarkKind) => void;
}

/** How rich the words of the text are. */
export function VocabularyPanel({ result, kind, onKindChange }: VocabularyPanelProps) {
  const { t } = useTranslation('corrector');
  if (result === null)
    return (
      <Stack spacing={2}>
        <Hint>{t('vocabulary.hint')}</Hint>
        <VocabularyInfo />
      </Stack>
    );
  const { mitmekesisus, korrektoriLoendid, marks } = result.response;
  return (
    <Stack spacing={2}>
      <div>
        <Section title={t('statistics')} isOpen>
          <FigureList
            figures={[
              { label: t('vocabulary.words'), value: Number(mitmekesisus[WORDS] ?? 0) },
              { label: t('vocabulary.different'), value: Number(mitmekesisus[DIFFERENT_WORDS] ?? 0) },
              { label: t('vocabulary.uncommon'), value: korrektoriLoendid.harvaesinevad.length },
              { label: t('vocabulary.content'), value: korrektoriLoendid.sisusonad.length },
              { label: t('vocabulary.abstract'), value: korrektoriLoendid.abstraktsed.length },
            ]}
          />
        </Section>
        <Section title={t('indexes')} isOpen>
          <VocabularyGauges response={result.response} />
        </Section>
      </div>
      <LevelWords response={result.response} />
      <VocabularyInfo />
      <MarkTabs kinds={kinds} kind={kind} onChange={onKindChange} marks={marks} text={result.text} />
    </Stack>
  );
}
