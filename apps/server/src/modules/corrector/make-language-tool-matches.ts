import type { Fragment, MarkedFragment } from '@keelerada/contract/corrector';
import { findErrorFamily, UNKNOWN_WORD_TYPE } from '@keelerada/contract/corrector-choices';
import type { LanguageToolMatch } from '@keelerada/contract/language-tool';

/** Characters shown on each side of a match. */
const CONTEXT_CHARACTERS = 40;
/** Rule and category of words that nobody knows; clients switch them off by it. */
const UNKNOWN_WORD_RULE = 'UnknownWord';
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
  const { name } = findErrorFamily(type);
  const isUnknown = type === UNKNOWN_WORD_TYPE;
  const isSpelling = isUnknown || name === 'spelling';
  const category = isUnknown ? UNKNOWN_WORD_RULE : name;
  return {
    message: long || short || type,
    shortMessage: short,
    replacements: suggestions.map((value) => ({ value })),
    offset: start,
    length: end - start,
    context: makeContext(text, start, end),
    sentence: findSentence(text, start, end),
    type: { typeName: isSpelling ? 'UnknownWord' : 'Other' },
    rule: {
      id: isUnknown ? UNKNOWN_WORD_RULE : type.replace(/\+/gu, '_'),
      description: short || type,
      issueType: isSpelling ? 'misspelling' : 'grammar',
      category: { id: category, name: category },
    },
  };
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
