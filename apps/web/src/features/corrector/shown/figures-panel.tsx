import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelSentences } from './level-sentences';
import type { AnalysisResult } from '../analysis/use-analysis';
import { LevelWords } from '../vocabulary/level-words';
import { Hint } from './hint';
import { InfoBox } from './info-box';
import { MarkTabs } from './mark-tabs';
import { Section } from './section';
import { type FigureTab, listComplexityLevels, listFigures, markKinds } from './text-figures';

/** A gauge whose value is past its end is prolonged to a multiple of this. */
const END_STEP = 5;
const TICKS = 5;

interface GaugeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  readonly fractionDigits?: number;
  /** One line on what the figure says. */
  readonly note?: string;
}

/** A figure on its scale. */
function Gauge({ label, value, min, max, unit = '', fractionDigits = 2, note }: GaugeProps) {
  const labelId = useId();
  const formatValue = useNumberFormat(fractionDigits);
  const end = value > max ? Math.ceil(value / END_STEP) * END_STEP : max;
  const formatEnd = useNumberFormat(Number.isInteger(min) && Number.isInteger(end) ? 0 : 1);
  const share = Math.min(1, Math.max(0, (value - min) / (end - min)));
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography id={labelId}>{label}</Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatValue(value)}
          {unit}
        </Typography>
      </Box>
      <Box
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={end}
        sx={{
          ...{ position: 'relative', height: 10, my: 0.5, borderRadius: 1, bgcolor: 'action.selected' },
          '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            right: `${(1 - share) * 100}%`,
            minWidth: 6,
            borderRadius: 1,
            bgcolor: 'primary.main',
          }}
        />
        {Array.from({ length: TICKS - 1 }, (_, tick) => (
          <Box
            key={tick}
            sx={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: `${((tick + 1) / TICKS) * 100}%`,
              width: '1px',
              bgcolor: 'background.paper',
            }}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <Typography variant="caption">{formatEnd(min)}</Typography>
        <Typography variant="caption">{formatEnd(end)}</Typography>
      </Box>
      {note !== undefined && <Typography color="text.secondary">{note}</Typography>}
    </Box>
  );
}

/** What the formulas of a tab say, and where each comes from. */
const sources: Readonly<Record<FigureTab, Readonly<Record<string, string>>>> = {
  complexity: {
    smog: 'https://en.wikipedia.org/wiki/SMOG',
    flesch_kincaid: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
    lix: 'https://en.wikipedia.org/wiki/Lix_(readability_test)',
    noun_verb: 'https://universaldependencies.org/u/pos/',
  },
  vocabulary: { root_ttr: '', mtld: '', hdd: '', abstractness: '', range: '', density: '' },
};

function FiguresInfo({ tab }: { readonly tab: FigureTab }) {
  const { t } = useTranslation('corrector');
  return (
    <InfoBox title={t(`${tab}.info.title`)}>
      <p>{t(`${tab}.info.intro`)}</p>
      <ul>
        {Object.entries(sources[tab]).map(([name, address]) => (
          <li key={name}>
            {t(`${tab}.info.${name}`)}{' '}
            {address !== '' && (
              <Link href={address} target="_blank" rel="noreferrer">
                {t('reference')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </InfoBox>
  );
}

/** What is told of a text beside others of its level, the first that differs. */
const toldFeatures: Readonly<Record<FigureTab, readonly string[]>> = {
  complexity: ['sentenceLength', 'wordLength', 'subordinatorsPerSentence'],
  vocabulary: ['lemmasInWindow', 'abstractness'],
};

/** How hard the text is or how rich its words are, in a sentence, and beside others of its level. */
function TextFinding({ tab, response }: Pick<AnalysisResult, 'response'> & { readonly tab: FigureTab }) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  const { keeletase, levelDetails, mitmekesisus, korrektoriLoendid: lists } = response;
  const level = Array.isArray(keeletase) ? undefined : keeletase.mixed?.level;
  const levels = listComplexityLevels(response).map((each) => t(`complexity.levels.${each}`));
  const known = toldFeatures[tab].flatMap(
    (name) => levelDetails?.comparisons.filter(({ feature }) => feature === name) ?? [],
  );
  const told = known.find(({ relation }) => relation !== 'similar') ?? known[0];
  const different = Number(mitmekesisus[11] ?? 0);
  return (
    <>
      <Typography component="h2" variant="h3">
        {tab === 'complexity'
          ? `${t('complexity.level')} ${levels.join(' / ') || '–'}`
          : t('vocabulary.finding', {
              count: different,
              different: formatNumber(different),
              rare: formatNumber(lists.harvaesinevad.length),
            })}
      </Typography>
      {level !== undefined && told !== undefined && <LevelSentences comparisons={[told]} level={level} />}
    </>
  );
}

interface FiguresPanelProps {
  readonly tab: FigureTab;
  readonly result: AnalysisResult | null;
  readonly kind: TextMarkKind;
  readonly onKindChange: (kind: TextMarkKind) => void;
}

/** How hard the text is to read, or how rich its words are. */
export function FiguresPanel({ tab, result, kind, onKindChange }: FiguresPanelProps) {
  const { t } = useTranslation('corrector');
  const formatNumber = useNumberFormat();
  if (result === null)
    return (
      <Stack spacing={2}>
        <Hint>{t(`${tab}.hint`)}</Hint>
        <FiguresInfo tab={tab} />
      </Stack>
    );
  const { response, text } = result;
  const { counts, indexes } = listFigures(tab, response);
  return (
    <Stack spacing={2}>
      <TextFinding {...{ tab, response }} />
      <div>
        <Section title={t('statistics')} isOpen>
          <Box component="dl" sx={countsStyle}>
            {counts.map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{t(`${tab}.${name}`)}</dt>
                <dd>{formatNumber(value)}</dd>
              </Fragment>
            ))}
          </Box>
        </Section>
        <Section title={t('indexes')} isOpen={tab === 'vocabulary'}>
          {indexes.map(({ name, isPercent = false, ...figure }) => (
            <Gauge
              key={name}
              label={t(`${tab}.${name}`)}
              {...figure}
              {...(isPercent && { unit: ' %', fractionDigits: 1 })}
              {...(name === 'noun_verb' && { note: t('complexity.noun_verb_note') })}
            />
          ))}
        </Section>
      </div>
      {tab === 'vocabulary' && <LevelWords response={response} />}
      <FiguresInfo tab={tab} />
      <MarkTabs
        kinds={markKinds[tab]}
        kind={kind}
        onChange={onKindChange}
        marks={response.marks}
        text={text}
      />
    </Stack>
  );
}

const countsStyle = {
  ...{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
} as const;
