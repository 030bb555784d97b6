import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { wordFormsCall, type WordFormRow } from '@keelerada/contract/tools/word-forms';
import type { WordlistRequest } from '@keelerada/contract/tools/wordlist';
import { makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/http/call-api';
import { BarList } from '../../shared/charts/bar-list';
import { numberRequest } from '../../shared/http/number-request';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { useTextsHash } from '../../shared/result-link/use-texts-hash';
import { WordLink } from '../../shared/word-menu/word-link';
import { ExamplesLink } from '../../shared/result-link/examples-link';
import { Waiting } from '../../shared/ui/waiting';
import { StateLine } from '../../shared/ui/state-line';

interface WordFormsProps {
  readonly lemma: string;
  /** The request of the list: its texts are asked about. */
  readonly request: WordlistRequest;
}

function FormList({ lemma, forms }: { readonly lemma: string; readonly forms: readonly WordFormRow[] }) {
  const { t } = useTranslation('wordlist-result');
  const formatNumber = useNumberFormat();
  const textsHash = useTextsHash();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {t('forms.explanation')}
      </Typography>
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <BarList
          bars={forms.map(({ vorm: form, sagedus: value, tekstid }) => ({
            ...{ key: form, value },
            name: (
              <Box component="span" sx={{ fontFamily: 'var(--serif)' }}>
                <WordLink
                  text={form}
                  search={{ cql: makeCql([{ lemma, word: form }]), keepCapitalization: false }}
                  textsHash={textsHash}
                />
              </Box>
            ),
            figure: t('forms.figures', { frequency: formatNumber(value), texts: formatNumber(tekstid) }),
          }))}
          columns="minmax(0, 140px) minmax(0, 1fr) auto"
          rowPx={28}
          barPx={10}
        />
      </Box>
    </>
  );
}

/** The word forms of a base form, asked for when its row is opened. A form leads to just the counted occurrences. */
export function WordForms({ lemma, request }: WordFormsProps) {
  const { t } = useTranslation('wordlist-result');
  const { data, isError, refetch } = useQuery({
    // The number stands for the texts, which may be thousands of ids.
    queryKey: ['word-forms', numberRequest(request), lemma],
    queryFn: ({ signal }) => {
      const { corpusTextIds, tekstivalik, ownTexts } = request;
      return callApi(wordFormsCall, {
        body: { corpusTextIds, tekstivalik, ownTexts, algvorm: lemma },
        signal,
      });
    },
    meta: { handlesErrors: true },
  });
  if (isError)
    return (
      <StateLine role="alert" action={[t('forms.retry'), () => void refetch()]}>
        {t('forms.failed')}
      </StateLine>
    );
  if (data === undefined) return <Waiting label={t('forms.loading')} />;
  return (
    <Stack spacing={1}>
      <FormList lemma={lemma} forms={data.vormid} />
      <Box>
        <ExamplesLink label={t('forms.examples')} word={lemma} isOfChosen />
      </Box>
    </Stack>
  );
}
