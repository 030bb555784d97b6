import Box from '@mui/material/Box';
import { MAX_CQL_CHARACTERS } from '@keelerada/contract/fields/limits';
import { Suspense } from 'react';
import type { OptionKind } from '../tool-frame/option-kinds';
import { keyword, searchType } from '../tool-frame/search-options';
import { findCqlFault } from './find-cql-fault';
import { lazyPart } from '../i18n/lazy-messages';

interface ByForm {
  readonly isByForm: boolean;
}

const LazyCqlFields = lazyPart(async () => (await import('./cql-fields')).CqlFields, 'word-context-cql');

/** An option that a query by form has no use for. */
const ofWords = <Value, Sent>(kind: OptionKind<Value, Sent>): OptionKind<Value, Sent | undefined> => ({
  ...kind,
  read: (linked, all) => ('cql' in all ? kind.empty : kind.read(linked, all)),
  check: (value, values: ByForm) => (values.isByForm ? { sent: undefined } : kind.check(value, values)),
});

const cql: OptionKind<string, string | undefined> = {
  empty: '',
  // A query that cannot be run is shown with its fault.
  read: (linked) => (typeof linked === 'string' && linked.length <= MAX_CQL_CHARACTERS ? linked : undefined),
  check: (typed, { isByForm }: ByForm) => {
    if (!isByForm) return { sent: undefined };
    return findCqlFault(typed) === null ? { sent: typed } : { fault: null };
  },
  Field: ({ value, onChange, values }) =>
    (values as ByForm).isByForm && (
      <Suspense fallback={<Box sx={{ width: '100%', height: 200 }} />}>
        <LazyCqlFields cql={value} onChange={onChange} />
      </Suspense>
    ),
  label: 'word-context:by_form.query',
  tell: 'value',
};

/** The search is by form: `cql` is looked for, not the keyword. */
const isByForm: OptionKind<boolean, undefined> = {
  empty: false,
  isMandatory: true,
  read: (_, all) => 'cql' in all,
  check: () => ({ sent: undefined }),
};

/** Options of a search for words or by form. */
export const cqlSearch = { keyword: ofWords(keyword), cql, isByForm, type: ofWords(searchType) };
