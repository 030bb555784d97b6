import { families } from '../design/tokens';

/** How letters are written, as attributes of SVG. */
export interface WordLook {
  readonly fill: string;
  readonly fontFamily?: string;
  readonly fontStyle?: 'italic';
  readonly fontWeight?: number;
  readonly textDecoration?: 'underline';
}

const content = { fill: 'var(--ink)', fontFamily: families.serif } as const;
const small = { ...content, fill: 'var(--ink-3)' } as const;

/**
 * Words in pictures, as the page writes them: one ink in the serif, a style for each class. Verbs go with auxiliaries, pronouns
 * with determiners, small words together. The order is that of legends.
 */
export const wordClassLooks = {
  NOUN: content,
  PROPN: { ...content, fontWeight: 600 },
  VERB: { ...content, fontStyle: 'italic' },
  ADJ: { ...content, textDecoration: 'underline' },
  ADV: small,
  PRON: { ...small, fontStyle: 'italic' },
  NUM: { ...small, textDecoration: 'underline' },
  particle: { ...small, fontWeight: 600 },
  other: { ...small, fontStyle: 'italic', fontWeight: 600 },
} as const satisfies Readonly<Record<string, WordLook>>;

export type WordClass = keyof typeof wordClassLooks;

const shared: ReadonlyMap<string, WordClass> = new Map<string, WordClass>([
  ['AUX', 'VERB'],
  ['DET', 'PRON'],
  ['ADP', 'particle'],
  ['CCONJ', 'particle'],
  ['SCONJ', 'particle'],
  ['PART', 'particle'],
]);

const isClass = (name: string): name is WordClass => Object.hasOwn(wordClassLooks, name);

/** Which class of pictures a UPOS tag belongs to. */
export function findWordClass(upos: string): WordClass {
  return isClass(upos) ? upos : (shared.get(upos) ?? 'other');
}

const functionWords: ReadonlySet<string> = new Set([...shared.keys(), 'PRON', 'PUNCT', 'SYM']);

/** Words that say more of grammar than of what a text is about. */
export const isFunctionWord = (upos: string): boolean => functionWords.has(upos);

export const findWordLook = (upos: string): WordLook => wordClassLooks[findWordClass(upos)];

/** A base form as it is written: tools count it in lower case, a name has its capital. */
export const writeWord = (word: string, upos: string): string =>
  upos === 'PROPN' ? word.charAt(0).toLocaleUpperCase('et') + word.slice(1) : word;
