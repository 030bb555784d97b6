import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { subcorpora, type Label } from '@keelerada/contract/texts/enumerations';
import { useTranslation } from 'react-i18next';
import { readOwn } from '@keelerada/estonian/make-table';
import { useLabel, useNumberFormat } from '../../shared/i18n/use-language';
import { readLevelName } from '../../shared/text-groups/label-groups';
import { PlainTable } from './plain-table';
import { Paragraph, Section } from './section';

interface CorpusPart {
  readonly description: CorpusDescription;
}

/** Texts by subcorpus and level. */
export function CorpusSizes({ description }: CorpusPart) {
  const { t } = useTranslation('corpus-description');
  const formatNumber = useNumberFormat();
  const { texts, runningWords, years, pendingTexts } = description;
  return (
    <Section title={t('size.title')}>
      <Paragraph>
        {t('size.text', { texts: formatNumber(texts), words: formatNumber(runningWords) })}
        {years && ` ${t(years.from === years.to ? 'size.year' : 'size.years', years)}`}
        {pendingTexts > 0 &&
          ` ${t('size.pending', { count: pendingTexts, formatted: formatNumber(pendingTexts) })}`}
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
      columns={[
        t('size.subcorpus'),
        ...codes.map((code) => readLabel(readLevelName(code))),
        ...(hasUnknown ? [t('size.no_level')] : []),
        t('size.texts'),
        t('size.words'),
      ]}
      rows={parts.map((part) => ({
        key: part.code,
        head: readLabel(readOwn<Label>(subcorpora, part.code)!),
        cells: writeCounts(part),
      }))}
      total={{ key: 'total', head: t('size.total'), cells: writeCounts(description) }}
    />
  );
}
