import { searchTypes, type SearchType } from '@keelerada/contract/fields/choices';
import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { flag, type OptionKind } from './option-kinds';

interface SearchLook {
  readonly type?: SearchType;
  /** A query by form, of which capital letters are told apart whatever the type. */
  readonly isByForm?: boolean;
}

/** Whether words are told apart by form or base form, in the bar. */
export const countedType: OptionKind<SearchType, SearchType> = {
  empty: 'LEMMAS',
  read: (linked) => searchTypes.find((known) => known === linked),
  isMandatory: true,
  check: (sent) => ({ sent }),
  tell: 'value',
  isNamed: true,
};

/** What the keyword is looked for by. */
export const searchType: typeof countedType = {
  ...countedType,
  label: 'word-search:type.title',
  name: (type, t) => t(`word-search:type.${String(type)}`),
};

/** The word or words looked for, in the bar. */
export const keyword: OptionKind<string, string> = {
  empty: '',
  read: (linked) =>
    typeof linked === 'string' && linked.length <= MAX_KEYWORD_CHARACTERS && linked.trim() !== ''
      ? linked
      : undefined,
  isMandatory: true,
  check: (typed) => (typed.trim() === '' ? { fault: null } : { sent: typed.trim() }),
  label: 'word-search:keyword.title',
  tell: 'value',
};

/** Tells capital letters apart; has no meaning for base forms. */
export const keepCapitalization = flag({
  label: 'word-search:keep_capitalization',
  tell: 'citation:case_sensitive',
  isOff: ({ type, isByForm = false }: SearchLook) => type === 'LEMMAS' && !isByForm,
});
