import { TAG_FLAG } from './candidates/tag-inventory';
import type { WordEntry } from './word-entry';
import { BORDER_LOOK, type WordLook } from './word-look';

/** Where in its sentence a word stands, as far as capitals go. */
export const POSITION = { first: 0, afterOpening: 1, inside: 2 } as const;

/** A sentence ready for features. */
export interface SentenceView {
  readonly entries: readonly WordEntry[];
  /** Looks of the words, with some of the border before and after them; read by `lookAt`. */
  readonly looks: readonly WordLook[];
  // Plain lists, for typed ones of some numbers take longer to make than to use.
  readonly positions: readonly number[];
  /** How the same words are written nearby; filled by `document-window.ts`. */
  readonly windowCodes: number[];
  readonly isAllCapitals: boolean;
  /** The next verb of the same clause after each token, by its likeliest tag; 0 for none. */
  readonly verbsAhead: readonly number[];
  /** The number of the next nominative of the same clause after each token, by its likeliest tag; 0 for none. */
  readonly subjectsAhead: readonly number[];
  /** Support of each candidate's lemma by other forms nearby, where it is uncertain; filled by `document-window.ts`. */
  readonly lemmaSupport: (readonly number[] | undefined)[];
  /** Hash of the last token. */
  readonly finalHash: number;
}

/** How far outside a sentence a look may be asked for. */
const BORDER_WORDS = 3;
const BORDER_LOOKS = Array.from({ length: BORDER_WORDS }, () => BORDER_LOOK);

/** The look of token `i`, that of the border up to three places outside. */
export function lookAt({ looks }: SentenceView, i: number): WordLook {
  return looks[i + BORDER_WORDS]!;
}

const OPENINGS = new Set([
  '"',
  '“',
  '„',
  '«',
  '»',
  '”',
  "'",
  ':',
  '.',
  '–',
  '-',
  '—',
  '?',
  '!',
  '(',
  '[',
  '*',
  '…',
  '•',
]);
const LEAST_WORDS_FOR_ALL_CAPITALS = 3;

/** Features of the position of a word. */
type PlacedWord = Pick<WordLook, 'form' | 'shape'>;

/** Position of each token: sentence-initial, after a mark that may open something, or inside. */
export function findPositions(words: readonly PlacedWord[]): readonly number[] {
  const positions: number[] = [];
  let isAtStart = true;
  let isAfterOpening = false;
  for (const { form, shape } of words) {
    if (isAtStart) positions.push(POSITION.first);
    else positions.push(isAfterOpening ? POSITION.afterOpening : POSITION.inside);
    if (shape !== 'no-letter') isAtStart = false;
    isAfterOpening = shape === 'no-letter' && OPENINGS.has(form);
  }
  return positions;
}

/** True where capitals say nothing since all words have them. */
function isAllCapitals(sentence: readonly PlacedWord[]): boolean {
  let words = 0;
  let capital = 0;
  for (const { form, shape } of sentence) {
    if (shape === 'no-letter' || shape === 'digits') continue;
    words++;
    if (shape === 'upper' || form.length === 1) capital++;
  }
  return words >= LEAST_WORDS_FOR_ALL_CAPITALS && capital * 2 > words;
}

/** Looks at a sentence; what comes from the sentences nearby is still empty. */
export function makeSentenceView(entries: readonly WordEntry[]): SentenceView {
  const own: WordLook[] = [];
  for (const { look } of entries) own.push(look);
  const { verbsAhead, subjectsAhead } = lookAhead(entries);
  return {
    entries,
    looks: [...BORDER_LOOKS, ...own, ...BORDER_LOOKS],
    positions: findPositions(own),
    windowCodes: [],
    isAllCapitals: isAllCapitals(own),
    verbsAhead,
    subjectsAhead,
    lemmaSupport: [],
    finalHash: own.at(-1)?.wordHash ?? 0,
  };
}

const VERB_FLAGS = TAG_FLAG.finiteVerb | TAG_FLAG.participle | TAG_FLAG.infinitive;
const SUBJECT_FLAGS = TAG_FLAG.nominative | TAG_FLAG.plural | TAG_FLAG.singular;

function lookAhead(entries: readonly WordEntry[]): Pick<SentenceView, 'verbsAhead' | 'subjectsAhead'> {
  const verbsAhead: number[] = [];
  const subjectsAhead: number[] = [];
  let verb = 0;
  let subject = 0;
  for (let i = entries.length - 1; i >= 0; i--) {
    verbsAhead.push(verb);
    subjectsAhead.push(subject);
    const { flags, shortHash } = entries[i]!.likeliestTag;
    if ((flags & TAG_FLAG.clauseBorder) !== 0) {
      verb = 0;
      subject = 0;
    }
    if ((flags & VERB_FLAGS) !== 0) verb = shortHash;
    if ((flags & TAG_FLAG.nominative) !== 0) subject = flags & SUBJECT_FLAGS;
  }
  return { verbsAhead: verbsAhead.reverse(), subjectsAhead: subjectsAhead.reverse() };
}
