import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector/corrector';
import {
  findErrorFamily,
  UNKNOWN_WORD_TYPE,
  WORD_ORDER_ADVICE_TYPE,
} from '@keelerada/contract/corrector/corrector-choices';
import type { LanguageToolMatch } from '@keelerada/contract/corrector/language-tool';

/** Characters shown on each side of a match. */
const CONTEXT_CHARACTERS = 40;
/** Rule of words that nobody knows; clients switch them off by it. */
const UNKNOWN_WORD_RULE = 'UnknownWord';
/** Category of spelling in LanguageTool; LibreOffice and others underline it in red. */
const TYPOS = 'TYPOS';
/** Rule and category of advice, those of style in LanguageTool. */
const [ADVICE_RULE, STYLE] = ['WordOrderAdvice', 'STYLE'];
const ELLIPSIS = '...';
const LAST_WORD = /\S+\s*$/u;
const SENTENCE_END = /[.!?…]\s/u;

/** The corrections of a text as LanguageTool's clients read them. */
export function makeLanguageToolMatches(
  text: string,
  fragments: readonly Fragment[],
  language: 'et' | 'en',
): LanguageToolMatch[] {
  return fragments
    .filter((fragment) => fragment.corrected)
    .map((fragment) => makeMatch(text, widenInsertion(text, fragment), language));
}

/** Clients cannot mark an empty place: what is missing is shown on the word before it. */
function widenInsertion(text: string, fragment: MarkedFragment): MarkedFragment {
  if (fragment.text !== '') return fragment;
  const word = LAST_WORD.exec(text.slice(0, fragment.start))?.[0] ?? '';
  return {
    ...fragment,
    start: fragment.start - word.length,
    suggestions: fragment.suggestions.map((suggestion) => word + suggestion),
  };
}

function makeMatch(text: string, fragment: MarkedFragment, language: 'et' | 'en'): LanguageToolMatch {
  const { start, end, suggestions, correction_type: type } = fragment;
  const { short, long } = fragment.explanations[language];
  const { id, category, issueType } = findMatchKind(type);
  return {
    message: long || short || type,
    shortMessage: short,
    replacements: suggestions.map((value) => ({ value })),
    offset: start,
    length: end - start,
    context: makeContext(text, start, end),
    sentence: findSentence(text, start, end),
    type: { typeName: issueType === 'misspelling' ? 'UnknownWord' : 'Other' },
    rule: { id, description: short || type, issueType, category: { id: category, name: category } },
  };
}

interface MatchKind {
  readonly id: string;
  readonly category: string;
  readonly issueType: 'misspelling' | 'grammar' | 'style';
}

function findMatchKind(type: string): MatchKind {
  if (type === UNKNOWN_WORD_TYPE) return { id: UNKNOWN_WORD_RULE, category: TYPOS, issueType: 'misspelling' };
  if (type === WORD_ORDER_ADVICE_TYPE) return { id: ADVICE_RULE, category: STYLE, issueType: 'style' };
  const { name } = findErrorFamily(type);
  const id = type.replace(/\+/gu, '_');
  return name === 'spelling'
    ? { id, category: TYPOS, issueType: 'misspelling' }
    : { id, category: name, issueType: 'grammar' };
}

function makeContext(text: string, start: number, end: number): LanguageToolMatch['context'] {
  const from = Math.max(0, start - CONTEXT_CHARACTERS);
  const to = Math.min(text.length, end + CONTEXT_CHARACTERS);
  const before = from > 0 ? ELLIPSIS : '';
  const after = to < text.length ? ELLIPSIS : '';
  const shown = text.slice(from, to).replace(/\s/gu, ' ');
  return { text: before + shown + after, offset: before.length + start - from, length: end - start };
}

function findSentence(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? '';
  const rest = text.slice(end);
  const stop = SENTENCE_END.exec(rest)?.index;
  return `${before}${text.slice(start, end)}${stop === undefined ? rest : rest.slice(0, stop + 1)}`.trim();
}
