import Box from '@mui/material/Box';
import type { CorpusDescription, DescribedProperty } from '@keelerada/contract/texts/corpus-description';
import { useTranslation } from 'react-i18next';
import { letters, MEASURE } from '../../shared/design/tokens';
import { useLabel, useListFormat, useNumberFormat } from '../../shared/i18n/use-language';
import { PlainTable } from '../../shared/ui/plain-table';
import { Paragraph, Section } from './section';
import { subcorpora, textTypesBySubcorpus, type Label } from '@keelerada/contract/texts/enumerations';

/** Levels of the Common European Framework that the corpus is asked about. */
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const FREQUENT_TYPES = 3;

interface ListedGaps {
  readonly emptySubcorpora: readonly Label[];
  readonly emptyLevels: readonly string[];
  readonly textTypes: number;
  /** The most frequent text types and how many texts they hold together. */
  readonly frequentTypes: readonly Label[];
  readonly frequentTexts: number;
}

const typeLabels = new Map(
  Object.values(textTypesBySubcorpus)
    .flat()
    .map(({ code, label }) => [code, label]),
);

/** What the corpus lacks, as far as its counts tell it. */
function listGaps({ subcorpora: counted, levels, textTypes }: CorpusDescription): ListedGaps {
  const codes = new Set(counted.map(({ code }) => code));
  const known = new Set(levels.map(({ code }) => code));
  const frequent = textTypes.slice(0, FREQUENT_TYPES);
  return {
    emptySubcorpora: Object.entries(subcorpora).flatMap(([code, label]) => (codes.has(code) ? [] : [label])),
    emptyLevels: LEVELS.filter((level) => !known.has(level)),
    textTypes: textTypes.length,
    frequentTypes: frequent.map(({ code }) => typeLabels.get(code) ?? { et: code, en: code }),
    frequentTexts: frequent.reduce((sum, { texts }) => sum + texts, 0),
  };
}

/** What is missing, counted from the texts that are there. */
export function CorpusGaps({ description }: { readonly description: CorpusDescription }) {
  const { t } = useTranslation('corpus-description');
  const formatNumber = useNumberFormat();
  const sentences = useGapSentences(description);
  const writeShare = useShare(description.texts);
  const nameProperty = usePropertyName();
  const unknown = description.unknown.filter(({ texts }) => texts > 0);
  return (
    <Section title={t('missing.title')}>
      <Box component="ul" sx={listStyle}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      {unknown.length > 0 && (
        <>
          <Paragraph>{t('missing.unknown')}</Paragraph>
          <PlainTable
            label={t('missing.table')}
            isOfNumbers
            columns={['property', 'texts', 'share'].map((name) => ({ title: t(`missing.${name}`) }))}
            rows={unknown.map(({ property, texts }) => ({
              key: property,
              cells: [nameProperty(property), formatNumber(texts), writeShare(texts)],
            }))}
          />
        </>
      )}
    </Section>
  );
}

/** Properties have the names of the filters. */
function usePropertyName(): (property: DescribedProperty) => string {
  const { t } = useTranslation('text-query');
  return (property) => (property === 'types' ? t('types') : t(`filters.${property}`));
}

function useShare(of: number): (texts: number) => string {
  const { t } = useTranslation('corpus-description');
  const formatNumber = useNumberFormat();
  return (texts) => t('percentage', { formatted: formatNumber(of === 0 ? 0 : (100 * texts) / of) });
}

function useGapSentences(description: CorpusDescription): readonly string[] {
  const { t } = useTranslation('corpus-description');
  const readLabel = useLabel();
  const formatNumber = useNumberFormat();
  const list = useListFormat();
  const writeShare = useShare(description.texts);
  const { emptySubcorpora, emptyLevels, textTypes, frequentTypes, frequentTexts } = listGaps(description);
  const sentences = [t('missing.sample')];
  if (emptySubcorpora.length > 0)
    sentences.push(
      t(emptySubcorpora.length === 1 ? 'missing.subcorpus' : 'missing.subcorpora', {
        names: list(emptySubcorpora.map((label) => t('quoted', { name: readLabel(label) }))),
      }),
    );
  if (emptyLevels.length > 0)
    sentences.push(
      t(emptyLevels.length === 1 ? 'missing.level' : 'missing.levels', { names: list(emptyLevels) }),
    );
  if (textTypes > frequentTypes.length)
    sentences.push(
      t('missing.types', {
        number: formatNumber(textTypes),
        percent: writeShare(frequentTexts),
        names: list(frequentTypes.map(readLabel)),
      }),
    );
  const { texts } = description.nativeWriters;
  sentences.push(t('missing.native', { texts: formatNumber(texts), percent: writeShare(texts) }));
  return sentences;
}

const listStyle = { ...letters[16], maxWidth: MEASURE, pl: '24px', m: 0, '& li': { mb: '4px' } } as const;
