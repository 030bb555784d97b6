import { TAG_FLAG } from './tag-inventory';
import type { WordEntry } from './word-entry';
import type { WordLook } from './word-look';

/** Where in its sentence a word stands, as far as capitals go. */
export const POSITION = { first: 0, afterOpening: 1, inside: 2 } as const;

/** A sentence ready for features. */
export interface SentenceView {
  readonly entries: readonly WordEntry[];
  readonly positions: Uint8Array;
  /** How the same words are written nearby; filled by `document-window.ts`. */
  readonly windowCodes: Uint8Array;
  readonly isAllCapitals: boolean;
  /** The next verb of the same clause after each token, by its likeliest tag; 0 for none. */
  readonly verbsAhead: Int32Array;
  /** The number of the next nominative of the same clause after each token, by its likeliest tag; 0 for none. */
  readonly subjectsAhead: Int32Array;
  /** Support of each candidate's lemma by other forms nearby; filled by `document-window.ts`. */
  readonly lemmaSupport: Uint8Array[];
  /** Hash of the last token. */
  readonly finalHash: number;
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

/** Position of each token: sentence-initial, after a mark that may open something, or inside. */
export function findPositions(words: readonly Pick<WordLook, 'form' | 'shape'>[]): Uint8Array {
  const positions = new Uint8Array(words.length);
  let isAtStart = true;
  words.forEach((word, i) => {
    const before = words[i - 1];
    if (isAtStart) positions[i] = POSITION.first;
    else if (before && OPENINGS.has(before.form)) positions[i] = POSITION.afterOpening;
    else positions[i] = POSITION.inside;
    if (word.shape !== 'no-letter') isAtStart = false;
  });
  return positions;
}

/** True where capitals say nothing since all words have them. */
function isAllCapitals(entries: readonly WordEntry[]): boolean {
  const words = entries.filter(({ look }) => look.shape !== 'no-letter' && look.shape !== 'digits');
  const capital = words.filter(({ look }) => look.shape === 'upper' || look.form.length === 1);
  return words.length >= LEAST_WORDS_FOR_ALL_CAPITALS && capital.length * 2 > words.length;
}

/** Looks at a sentence; what comes from the sentences nearby is still empty. */
export function makeSentenceView(entries: readonly WordEntry[]): SentenceView {
  return {
    entries,
    positions: findPositions(entries.map(({ look }) => look)),
    windowCodes: new Uint8Array(entries.length),
    isAllCapitals: isAllCapitals(entries),
    ...lookAhead(entries),
    lemmaSupport: [],
    finalHash: entries.at(-1)?.look.wordHash ?? 0,
  };
}

const VERB_FLAGS = TAG_FLAG.finiteVerb | TAG_FLAG.participle | TAG_FLAG.infinitive;
const SUBJECT_FLAGS = TAG_FLAG.nominative | TAG_FLAG.plural | TAG_FLAG.singular;

function lookAhead(entries: readonly WordEntry[]): Pick<SentenceView, 'verbsAhead' | 'subjectsAhead'> {
  const verbsAhead = new Int32Array(entries.length);
  const subjectsAhead = new Int32Array(entries.length);
  let verb = 0;
  let subject = 0;
  for (let i = entries.length - 1; i >= 0; i--) {
    verbsAhead[i] = verb;
    subjectsAhead[i] = subject;
    const { flags, shortHash } = entries[i]!.candidates[0]!.tag;
    if ((flags & TAG_FLAG.clauseBorder) !== 0) {
      verb = 0;
      subject = 0;
    }
    if ((flags & VERB_FLAGS) !== 0) verb = shortHash;
    if ((flags & TAG_FLAG.nominative) !== 0) subject = flags & SUBJECT_FLAGS;
  }
  return { verbsAhead, subjectsAhead };
}
