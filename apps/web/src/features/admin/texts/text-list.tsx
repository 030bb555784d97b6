import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TEXTS_PAGE } from '@keelerada/contract/fields/limits';
import { corpusTextSearchCall, type CorpusTextSearchResponse } from '@keelerada/contract/texts/corpus-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { queryApi } from '../../../shared/http/call-api';
import { AdminList } from '../admin-list';
import { QueryStates } from '../query-states';
import { TextActions } from './text-actions';
import { countPages, readFilter, readPage, writeFilter } from './text-filter';
import { TextFilterForm } from './text-filter-form';
import { TextRow } from './text-row';

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
