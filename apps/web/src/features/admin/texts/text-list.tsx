import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query';
import { TEXTS_PAGE } from '@keelerada/contract/fields/limits';
import {
  corpusTextSearchCall,
  type CorpusTextSearchResponse,
  corpusTextExportCall,
} from '@keelerada/contract/texts/corpus-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryApi, fetchAnswer } from '../../../shared/http/call-api';
import { AdminList } from '../admin-list';
import { QueryStates } from '../query-states';
import { TextRow } from './text-row';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type CorpusTextFilter, corpusTextFilterSchema } from '@keelerada/contract/texts/corpus-text-filter';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { useNumberFormat, useLabel } from '../../../shared/i18n/use-language';
import { AskingButton } from '../asking-button';
import { useWithdrawal } from './use-withdrawal';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { readOwn } from '@keelerada/estonian/make-table';
import { corpusTextStates, textSearchPlaces } from '@keelerada/contract/fields/choices';
import { subcorpora } from '@keelerada/contract/texts/enumerations';
import { SelectField } from '../../../shared/ui/select-field';

const ALL = 'all';

interface TextFilterFormProps {
  readonly filter: CorpusTextFilter;
  readonly onSearch: (filter: CorpusTextFilter) => void;
}

/** What is looked for, and where. */
function TextFilterForm({ filter, onSearch }: TextFilterFormProps) {
  const { t } = useTranslation('admin');
  const readLabel = useLabel();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<CorpusTextFilter>) => setDraft({ ...draft, ...part });
  const choose = (name: 'where' | 'state', values: readonly string[]) => (
    <SelectField
      label={t(`texts.${name}.label`)}
      value={draft[name]}
      onChange={(next) => change({ [name]: next })}
      options={values}
      nameOption={(value) => t(`texts.${name}.${value}`)}
    />
  );
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
      sx={{
        ...{ display: 'grid', gap: 1.5, alignItems: 'end' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: '2fr 1fr 1fr 1fr auto',
        },
        mb: 3,
      }}
    >
      <TextField
        type="search"
        label={t('texts.words')}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {choose('where', textSearchPlaces)}
      <SelectField
        label={t('texts.subcorpus')}
        value={draft.subcorpus ?? ALL}
        onChange={(next) => change({ subcorpus: next === ALL ? null : next })}
        options={[ALL, ...Object.keys(subcorpora)]}
        nameOption={(code) =>
          code === ALL ? t('texts.all_subcorpora') : readLabel(readOwn(subcorpora, code)!)
        }
      />
      {choose('state', corpusTextStates)}
      <Button type="submit" variant="contained">
        {t('texts.search')}
      </Button>
    </Box>
  );
}

/** The filter that the address tells; what it cannot be is left out. */
function readFilter(parameters: URLSearchParams): CorpusTextFilter {
  const { success, data } = corpusTextFilterSchema.safeParse(Object.fromEntries(parameters));
  return success ? data : corpusTextFilterSchema.parse({});
}

/** The address of a filter and a page of its texts. */
function writeFilter({ words, where, subcorpus, state }: CorpusTextFilter, page: number): URLSearchParams {
  const parameters = new URLSearchParams();
  if (words !== '') parameters.set('words', words);
  if (where !== 'all') parameters.set('where', where);
  if (subcorpus) parameters.set('subcorpus', subcorpus);
  if (state !== 'any') parameters.set('state', state);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** From 1. */
function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / TEXTS_PAGE));
}

interface TextActionsProps {
  readonly filter: CorpusTextFilter;
  readonly total: number;
  readonly ticked: ReadonlySet<string>;
  readonly onWithdrawn: () => void;
}

/** How many were found; the found ones to a file, the ticked ones out of the corpus. */
function TextActions({ filter, total, ticked, onWithdrawn }: TextActionsProps) {
  const { t } = useTranslation('admin');
  const format = useNumberFormat();
  const download = useMutation({
    mutationFn: async () => (await fetchAnswer(corpusTextExportCall, { body: filter })).blob(),
    onSuccess: (blob) => saveBlob(blob, 'keelerada-texts.jsonl'),
  });
  const withdrawal = useWithdrawal(onWithdrawn);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {t('texts.found', { count: total, total: format(total) })}
      </Typography>
      <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
        {t('texts.export')}
      </Button>
      <AskingButton
        color="error"
        disabled={ticked.size === 0 || withdrawal.isPending}
        action={t('texts.withdraw')}
        question={t('texts.withdraw_ask', { count: ticked.size })}
        onConfirm={() => withdrawal.mutate([...ticked])}
      >
        {t('texts.withdraw_ticked', { count: ticked.size })}
      </AskingButton>
    </Stack>
  );
}

/** The texts that the address describes, with what can be done to those that are ticked. */
export function TextList() {
  const { t } = useTranslation('admin');
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const page = readPage(parameters);
  const query = useQuery({
    ...queryApi(corpusTextSearchCall, { body: { ...filter, offset: (page - 1) * TEXTS_PAGE } }),
    placeholderData: keepPreviousData,
  });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <>
      <TextFilterForm
        key={parameters.toString()}
        filter={filter}
        onSearch={(next) => {
          setTicked(new Set());
          setParameters(writeFilter(next, 1));
        }}
      />
      <QueryStates query={query} isEmpty={isNothing} emptyText={t('texts.none')}>
        {({ total, texts }) => (
          <>
            <TextActions
              filter={filter}
              total={total}
              ticked={ticked}
              onWithdrawn={() => setTicked(new Set())}
            />
            <AdminList label={t('texts.title')}>
              {texts.map((text) => (
                <TextRow
                  key={text.id}
                  text={text}
                  isTicked={ticked.has(text.id)}
                  onTick={() => tick(text.id)}
                />
              ))}
            </AdminList>
            {countPages(total) > 1 && (
              <Pagination
                count={countPages(total)}
                page={page}
                siblingCount={0}
                onChange={(_event, next) => setParameters(writeFilter(filter, next))}
                sx={{ mt: 2 }}
              />
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}

const isNothing = ({ total }: CorpusTextSearchResponse): boolean => total === 0;
