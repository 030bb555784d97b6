import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { CorpusDescription } from '@keelerada/contract/texts/corpus-description';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { PlainTable } from './plain-table';
import { Paragraph, Section } from './section';

/** How the texts are annotated, and what has been measured of that. */
export function CorpusAccuracy({ description }: { readonly description: CorpusDescription }) {
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
        columns={[t('accuracy.what'), t('accuracy.edited'), t('accuracy.web')]}
        rows={accuracy.map(({ name, edited, web }) => ({
          key: name,
          head: t(`accuracy.${name}`),
          cells: [write(edited), write(web)],
        }))}
      />
      <Paragraph>
        {t('accuracy.marks', {
          machine: formatNumber(machineTexts),
          version: measuredWith,
          precision: t('percentage', { formatted: formatNumber(precision) }),
          recall: t('percentage', { formatted: formatNumber(recall) }),
        })}
        {goldTexts > 0 && ` ${t('accuracy.gold', { count: goldTexts, formatted: formatNumber(goldTexts) })}`}
        {waitingTexts > 0 &&
          ` ${t('accuracy.waiting', { count: waitingTexts, formatted: formatNumber(waitingTexts) })}`}
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
