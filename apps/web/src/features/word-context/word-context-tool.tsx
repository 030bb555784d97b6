import Chip from '@mui/material/Chip';
import { displayTypes } from '@keelerada/contract/fields/choices';
import { DEFAULT_DISPLAY_COUNT, MAX_DISPLAY_COUNT } from '@keelerada/contract/fields/limits';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { wordContextCall } from '@keelerada/contract/tools/word-context';
import { CqlSearchField } from '../../shared/cql-search/cql-search-field';
import { cqlSearch } from '../../shared/cql-search/cql-search-options';
import { withCql, withKeyword } from '../../shared/cql-search/cql-search-values';
import { makeUnionFields } from '../../shared/text-selection/make-text-fields';
import { choice, count, type OptionFieldProps, type OptionKind } from '../../shared/tool-frame/option-kinds';
import { keepCapitalization } from '../../shared/tool-frame/search-options';
import { defineTool } from '../../shared/tool-frame/tool-definition';
import { defineOptions } from '../../shared/tool-frame/tool-options';
import { ToolScreen } from '../../shared/tool-frame/tool-screen';
import { readNearFields, type NearWord } from '../../shared/word-search/word-links';
import { countLines } from './count-lines';
import { describeNear } from './describe-word-context';
import { WordContextResult } from './word-context-result';
import type { WordContextQuery } from './query/word-context-values';
import { fetchContexts } from './query/word-context.queries';

/** A neighbour holds for the keyword that it was found beside, not for the next one. */
type NearOfKeyword = NearWord & { readonly keyword: string };
interface NearLook {
  readonly nearWord: NearOfKeyword | null;
  readonly keyword: string;
  readonly isByForm: boolean;
}

/** The neighbour that the search of the form asks for. */
const readNear = ({ nearWord, keyword, isByForm }: NearLook): NearOfKeyword | null =>
  !isByForm && nearWord?.keyword === keyword.trim() ? nearWord : null;

function NearField({ onChange, label, values }: OptionFieldProps<NearOfKeyword | null>) {
  const { t } = useTranslation('word-context');
  const near = readNear(values as NearLook);
  if (near === null) return null;
  return (
    <Chip
      label={`${label}: ${describeNear(near, t)}`}
      onDelete={() => onChange(null)}
      sx={{ maxWidth: '100%' }}
    />
  );
}

/** Only lines that have this word beside the keyword. */
const nearWord: OptionKind<NearOfKeyword | null, string | undefined> = {
  empty: null,
  isMandatory: true,
  read: (_, all: Readonly<Partial<Record<'keyword' | 'nearWord', unknown>>>) => {
    const near = readNearFields(all);
    return near === null || typeof all.keyword !== 'string' ? null : { ...near, keyword: all.keyword.trim() };
  },
  check: (_, values: NearLook) => ({ sent: readNear(values)?.word }),
  Field: NearField,
  label: 'options.near',
  tell: 'value',
  name: (_, t, query: WordContextQuery) => describeNear(readNearFields(query)!, t),
};

/** What else a request says of the neighbour. */
const ofNear = <Sent,>(read: (near: NearWord) => Sent): OptionKind<null, Sent | undefined> => ({
  empty: null,
  read: () => null,
  check: (_, values: NearLook) => {
    const near = readNear(values);
    return { sent: near === null ? undefined : read(near) };
  },
  name: null,
});

export const options = defineOptions(
  'word-context',
  {
    ...cqlSearch,
    nearWord,
    nearCount: ofNear((near) => ('count' in near ? near.count : undefined)),
    nearRelation: ofNear(({ relation }) => relation),
    displayCount: count(MAX_DISPLAY_COUNT, DEFAULT_DISPLAY_COUNT, {
      tell: 'named',
      name: (sent, t: TFunction, { displayType }: Pick<WordContextQuery, 'displayType'>) =>
        t(`names.displayCount.${displayType}`, { count: sent }),
    }),
    displayType: choice(displayTypes, 'WORD'),
    keepCapitalization,
  },
  ({ nearCount, ...sent }, texts) => ({
    ...{ ...makeUnionFields(texts), ...sent, ...(nearCount !== undefined && { nearCount }) },
  }),
);

const tool = defineTool({
  name: 'word-context',
  options,
  Bar: CqlSearchField,
  call: wordContextCall,
  ask: fetchContexts,
  countRows: countLines,
  Result: WordContextResult,
  searchRoute: 'wordcontext',
  withSearch: (values, search) => {
    const { word, near } = search;
    return {
      ...withKeyword(values, search),
      nearWord: near === undefined ? null : { ...near, keyword: word },
    };
  },
  withCql,
  examples: [
    { caption: { estonian: 'keel' }, values: { type: 'LEMMAS', keyword: 'keel' } },
    { caption: { estonian: 'selleks et' }, values: { type: 'WORDS', keyword: 'selleks et' } },
    {
      caption: { key: 'examples.by_form' },
      values: { isByForm: true, cql: '[pos="ADJ"] [lemma="inimene"]' },
    },
  ],
});

/** Word in context: every occurrence of a keyword with its context, aligned. */
export const WordContextTool = () => <ToolScreen tool={tool} />;
