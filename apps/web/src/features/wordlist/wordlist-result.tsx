import CloudOutlined from '@mui/icons-material/CloudOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { WordlistRequest, WordlistResponse, WordlistRow } from '@keelerada/contract/tools/wordlist';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../shared/i18n/use-language';
import { readFlag, useToolView } from '../../shared/tool-session/tool-views';
import { ToolTable, useTableView } from '../../shared/tool-frame/tool-table';
import type { ResultColumn } from '../../shared/ui/result-table/result-column';
import { OpenedBeside, OpenedRow, THREE_COLUMNS } from '../../shared/ui/opened-beside';
import { makeTableView } from '../../shared/ui/result-table/table-view';
import { useOrderedRows } from '../../shared/ui/result-table/use-ordered-rows';
import { WordMenu } from '../../shared/word-menu/word-menu';
import { useWordlistColumns } from './use-wordlist-columns';
import { writeWord } from '../../shared/parts-of-speech/word-class-looks';
import { WordCloud } from './word-cloud';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { wordFormsCall, type WordFormRow } from '@keelerada/contract/tools/word-forms';
import { makeCql } from '@keelerada/corpus-engine/cql/make-cql';
import { callApi } from '../../shared/http/call-api';
import { BarList } from '../../shared/charts/bar-list';
import { numberRequest } from '../../shared/http/number-request';
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
      <Typography sx={{ color: 'text.secondary', mb: 0.5 }}>{t('forms.explanation')}</Typography>
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
function WordForms({ lemma, request }: WordFormsProps) {
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

/** More words than these would be too small to read in the picture. */
const CLOUD_WORDS = 100;
const byFrequency = { columnId: 'frequency', isDescending: true } as const;
const firstView = makeTableView(byFrequency);

interface FilteredCloudProps {
  readonly rows: readonly WordlistRow[];
  readonly columns: readonly ResultColumn<WordlistRow>[];
}

/** The cloud shows the most frequent of the words that the filters of the table let through. */
function FilteredCloud({ rows, columns }: FilteredCloudProps) {
  const [{ filters }] = useTableView(firstView);
  const { shown } = useOrderedRows(
    rows,
    columns,
    useMemo(() => ({ ...firstView, filters }), [filters]),
  );
  const entries = useMemo(
    () =>
      [...shown.subarray(0, CLOUD_WORDS)]
        .flatMap((index) => rows[index] ?? [])
        .map(({ word, partOfSpeech, frequencyCount: frequency }) => ({
          text: writeWord(word, partOfSpeech),
          frequency,
          partOfSpeech,
        })),
    [rows, shown],
  );
  return <WordCloud entries={entries} />;
}

interface WordlistResultProps {
  readonly request: WordlistRequest;
  readonly answer: WordlistResponse;
}

/** The word list as a table and, beside it where there is room, as a word cloud. */
export function WordlistResult({ request, answer }: WordlistResultProps) {
  const { t } = useTranslation(['wordlist', 'wordlist-result']);
  const { resultList, totals } = answer;
  const mostFrequent = useMemo(
    () => resultList.reduce((most, { frequencyCount }) => Math.max(most, frequencyCount), 0),
    [resultList],
  );
  const columns = useWordlistColumns(request, answer, mostFrequent);
  const hasRoom = useMediaQuery(THREE_COLUMNS, { noSsr: true });
  const [hasCloud, setHasCloud] = useToolView('wordlist.cloud', hasRoom, readFlag);
  const { type, keepCapitalization } = request;
  const renderRowMenu = useCallback(
    (row: WordlistRow) => (
      <WordMenu word={row.word} type={type} keepCapitalization={keepCapitalization} hasNeighbours />
    ),
    [type, keepCapitalization],
  );
  const rowDetail = useMemo(
    () => ({
      label: ({ word }: WordlistRow) => t('wordlist-result:forms.open', { word }),
      render: ({ word, partOfSpeech }: WordlistRow) => (
        <OpenedRow title={writeWord(word, partOfSpeech)}>
          <WordForms lemma={word} request={request} />
        </OpenedRow>
      ),
    }),
    [t, request],
  );
  return (
    <Stack component="section" aria-label={t('result')} spacing={1}>
      <Box sx={hasCloud ? besideStyle : undefined}>
        {hasCloud && (
          <Box sx={cloudStyle}>
            <FilteredCloud rows={resultList} columns={columns} />
          </Box>
        )}
        <OpenedBeside widthPx={OPENED_PX}>
          <ToolTable
            {...{ rows: resultList, columns, totals, renderRowMenu, first: firstView }}
            {...(type === 'LEMMAS' && { rowDetail })}
            note={t('counted', {
              texts: t('texts', { count: totals.texts }),
              words: t('running_words', { count: totals.runningWords }),
            })}
            actions={
              <Button
                color="inherit"
                startIcon={<CloudOutlined />}
                aria-expanded={hasCloud}
                onClick={() => setHasCloud(!hasCloud)}
              >
                {t(hasCloud ? 'cloud.hide' : 'cloud.show')}
              </Button>
            }
          />
        </OpenedBeside>
      </Box>
    </Stack>
  );
}

/**
 * The picture is beside the table on screens wide enough for both, and stays in sight while its rows are read; elsewhere it
 * is above the table: below all rows nobody would see it come.
 */
const WIDE = '@media (min-width: 75em)';
const OPENED_PX = 440;
const besideStyle = {
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  [`@media ${THREE_COLUMNS}`]: {
    columnGap: '40px',
    '&:has([data-opened]:not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 480px' },
  },
};
const cloudStyle = {
  minWidth: 0,
  [WIDE]: {
    ...{ gridColumn: 2, gridRow: 1 },
    ...{ position: 'sticky', top: 'calc(var(--sticky-top, 48px) + 16px)' },
  },
};
