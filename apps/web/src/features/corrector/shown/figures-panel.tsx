import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TextMarkKind } from '@keelerada/contract/corrector/corrector-choices';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../shared/i18n/use-language';
import { LevelSentences } from './level-sentences';
import type { AnalysisResult } from '../analysis/use-analysis';
import { LevelWords } from '../vocabulary/level-words';
import { Gauge } from './gauge';
import { Hint } from './hint';
import { InfoBox } from './info-box';
import { MarkTabs } from './mark-tabs';
import { Section } from './section';
import { type FigureTab, listComplexityLevels, listFigures, markKinds } from './text-figures';

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

/** How hard the text is beside others of its level. */
function ComplexityFinding({ response }: Pick<AnalysisResult, 'response'>) {
  const { t } = useTranslation('corrector');
  const { keeletase, levelDetails } = response;
  const level = Array.isArray(keeletase) ? undefined : keeletase.mixed?.level;
  const levels = listComplexityLevels(response).map((each) => t(`complexity.levels.${each}`));
  return (
    <>
      <Typography component="h2" variant="h3">
        {t('complexity.level')} <strong>{levels.join(' / ') || '–'}</strong>
      </Typography>
      {level !== undefined && levelDetails !== null && (
        <LevelSentences comparisons={levelDetails.comparisons} level={level} />
      )}
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
      {tab === 'complexity' && <ComplexityFinding response={response} />}
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
