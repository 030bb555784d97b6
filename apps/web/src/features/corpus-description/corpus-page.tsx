import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  corpusDescriptionCall,
  type CorpusDescriptionResponse,
} from '@keelerada/contract/texts/corpus-description';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryApi } from '../../shared/http/call-api';
import { CorpusAccuracy } from './corpus-accuracy';
import { CorpusGaps } from './corpus-gaps';
import { CorpusSizes } from './corpus-sizes';
import { CorpusUse } from './corpus-use';
import { Paragraph, Section } from './section';

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
