import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  corpusDescriptionCall,
  type CorpusDescriptionResponse,
  type CorpusDescription,
} from '@keelerada/contract/texts/corpus-description';
import { useQuery } from '@tanstack/react-query';
import { useTranslation, Trans } from 'react-i18next';
import { queryApi } from '../../shared/http/call-api';
import { CorpusGaps } from './corpus-gaps';
import { Paragraph, Section } from './section';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useNumberFormat, useLabel } from '../../shared/i18n/use-language';
import { PlainTable } from '../../shared/ui/plain-table';
import Box from '@mui/material/Box';
import { CORPUS_CMDI_PATH, CORPUS_JSON_LD_PATH } from '@keelerada/contract/site/paths';
import { letters, MEASURE } from '../../shared/design/tokens';
import { subcorpora, type Label } from '@keelerada/contract/texts/enumerations';
import { readOwn } from '@keelerada/estonian/make-table';
import { readLevelName } from '../../shared/text-groups/label-groups';

interface CorpusPart {
  readonly description: CorpusDescription;
}

/** Texts by subcorpus and level. */
function CorpusSizes({ description }: CorpusPart) {
  const { t } = useTranslation('corpus-description');
  const formatNumber = useNumberFormat();
  const { texts, runningWords, years, pendingTexts } = description;
  return (
    <Section title={t('size.title')}>
      <Paragraph>
        {t('size.text', { texts: formatNumber(texts), words: formatNumber(runningWords) })}
        {years && ` ${t(years.from === years.to ? 'size.year' : 'size.years', years)}`}
        {pendingTexts > 0 && ` ${t('size.pending', { count: pendingTexts })}`}
      </Paragraph>
      <SizeTable description={description} />
    </Section>
  );
}

function SizeTable({ description }: CorpusPart) {
  const { t } = useTranslation('corpus-description');
  const readLabel = useLabel();
  const formatNumber = useNumberFormat();
  const { levels, withoutLevel, subcorpora: parts } = description;
  const codes = levels.map(({ code }) => code);
  const hasUnknown = withoutLevel.texts > 0;
  const writeCounts = (
    part: Pick<CorpusDescription, 'levels' | 'withoutLevel' | 'texts' | 'runningWords'>,
  ) => [
    ...codes.map((code) => write(part.levels.find((level) => level.code === code)?.texts)),
    ...(hasUnknown ? [write(part.withoutLevel.texts)] : []),
    formatNumber(part.texts),
    formatNumber(part.runningWords),
  ];
  const write = (number = 0): string => (number === 0 ? '–' : formatNumber(number));
  return (
    <PlainTable
      label={t('size.table')}
      isOfNumbers
      columns={[
        t('size.subcorpus'),
        ...codes.map((code) => readLabel(readLevelName(code))),
        ...(hasUnknown ? [t('size.no_level')] : []),
        t('size.texts'),
        t('size.words'),
      ].map((title) => ({ title }))}
      rows={parts.map((part) => ({
        key: part.code,
        cells: [readLabel(readOwn<Label>(subcorpora, part.code)!), ...writeCounts(part)],
      }))}
      total={{ key: 'total', cells: [t('size.total'), ...writeCounts(description)] }}
    />
  );
}

const API_PAGE_PATH = '/api/docs';

const files = [
  ['cmdi', CORPUS_CMDI_PATH],
  ['json_ld', CORPUS_JSON_LD_PATH],
  ['api', API_PAGE_PATH],
] as const;

/** Licence, state, citation, and where programs find all this. */
function CorpusUse({ description }: { readonly description: CorpusDescriptionResponse }) {
  const { t } = useTranslation('corpus-description');
  const readLabel = useLabel();
  const { licence, version, software, citation } = description;
  return (
    <>
      <Section title={t('licence.title')}>
        <Paragraph>
          <Trans
            t={t}
            i18nKey="licence.text"
            values={{ name: licence.name }}
            components={[<Link key="licence" href={licence.url} target="_blank" rel="noopener" />]}
          />
        </Paragraph>
      </Section>
      <Section title={t('versions.title')}>
        <Paragraph>
          <Trans
            t={t}
            i18nKey="versions.text"
            values={{ version, software }}
            components={[
              <Box key="version" component="strong" sx={{ fontWeight: 500, whiteSpace: 'nowrap' }} />,
            ]}
          />
        </Paragraph>
        <Link component={RouterLink} to="/changes">
          {t('versions.changes')}
        </Link>
      </Section>
      <Section title={t('cite.title')}>
        <Paragraph>{t('cite.text')}</Paragraph>
        <Box component="blockquote" sx={citationStyle}>
          {readLabel(citation)}
        </Box>
      </Section>
      <Section title={t('programs.title')}>
        <Stack sx={{ alignItems: 'flex-start', gap: '8px' }}>
          {files.map(([name, path]) => (
            <Link key={name} href={path}>
              {t(`programs.${name}`)}
            </Link>
          ))}
        </Stack>
      </Section>
    </>
  );
}

/** How the texts are annotated, and what has been measured of that. */
function CorpusAccuracy({ description }: { readonly description: CorpusDescription }) {
  const { t } = useTranslation('corpus-description');
  const formatNumber = useNumberFormat();
  const formatTenths = useNumberFormat(1);
  const { accuracy, marks } = description;
  const write = (percent: number): string => t('percentage', { formatted: formatTenths(percent) });
  const { machineTexts, goldTexts, waitingTexts, precision, recall, measuredWith } = marks;
  return (
    <Section title={t('accuracy.title')}>
      <Paragraph>{t('accuracy.text')}</Paragraph>
      <PlainTable
        label={t('accuracy.table')}
        isOfNumbers
        columns={['what', 'edited', 'web'].map((name) => ({ title: t(`accuracy.${name}`) }))}
        rows={accuracy.map(({ name, edited, web }) => ({
          key: name,
          cells: [t(`accuracy.${name}`), write(edited), write(web)],
        }))}
      />
      <Paragraph>
        {t('accuracy.marks', {
          machine: formatNumber(machineTexts),
          version: measuredWith,
          precision: t('percentage', { formatted: formatNumber(precision) }),
          recall: t('percentage', { formatted: formatNumber(recall) }),
        })}
        {goldTexts > 0 && ` ${t('accuracy.gold', { count: goldTexts })}`}
        {waitingTexts > 0 && ` ${t('accuracy.waiting', { count: waitingTexts })}`}
      </Paragraph>
      <Stack direction="row" sx={{ columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/about/error-types">
          {t('accuracy.error_types')}
        </Link>
        <Link component={RouterLink} to="/about/quality">
          {t('accuracy.quality')}
        </Link>
      </Stack>
    </Section>
  );
}

/** What the corpus is: origin, size, gaps, accuracy, licence, state and citation. */
export function CorpusPage() {
  const { t } = useTranslation('corpus-description');
  const { data, isError, isFetching, refetch } = useQuery(
    queryApi(corpusDescriptionCall, {}, { showsProgress: true, handlesErrors: true }),
  );
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
      <Stack spacing={2}>
        <Typography variant="h1">{t('title')}</Typography>
        <Paragraph>{t('intro')}</Paragraph>
        {!data && (isError || isFetching) && (
          <Typography role="status" sx={{ color: 'var(--ink-2)' }}>
            {t(isError ? 'failed' : 'loading')}
          </Typography>
        )}
        {isError && !data && (
          <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        )}
        {data?.isDemo && <Paragraph>{t('demo')}</Paragraph>}
      </Stack>
      {data && <Description description={data} />}
    </Stack>
  );
}

function Description({ description }: { readonly description: CorpusDescriptionResponse }) {
  const { t } = useTranslation('corpus-description');
  const { texts, isDemo } = description;
  return (
    <>
      <Section title={t('origin.title')}>
        <Paragraph>{t(isDemo ? 'origin.demo' : 'origin.text')}</Paragraph>
      </Section>
      {texts === 0 ? (
        <Section title={t('size.title')}>
          <Paragraph>{t('empty')}</Paragraph>
        </Section>
      ) : (
        <>
          <CorpusSizes description={description} />
          <CorpusGaps description={description} />
        </>
      )}
      <CorpusAccuracy description={description} />
      <CorpusUse description={description} />
    </>
  );
}

const citationStyle = {
  ...letters[16],
  m: 0,
  pl: '16px',
  maxWidth: MEASURE,
  borderLeft: '2px solid var(--line)',
  overflowWrap: 'anywhere',
} as const;
