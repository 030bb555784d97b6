/** One place of a query: every field that is there must hold. Without fields any token fits. */
export interface CqlPlace {
  /** Word form, not a regular expression. */
  readonly word?: string;
  /** Base form, not a regular expression. */
  readonly lemma?: string;
  /** UPOS, such as `NOUN`. */
  readonly pos?: string;
  /** UD features in CoNLL-U notation, such as `Case=Gen|Number=Sing`; the token has all of them. */
  readonly feats?: string;
  /** Word class of constraint grammar, such as `S`. */
  readonly class?: string;
  /** All its tags, such as `S com sg nom`. */
  readonly tags?: string;
  /** UD relation to the head, such as `nsubj`. */
  readonly deprel?: string;
  /** Sentence part, such as `@SUBJ`. */
  readonly part?: string;
  /** Name of an error that stands on the token, such as `R:WS` or `SPELL`, or ANY_ERROR. */
  readonly error?: string;
  /** The same of an error that begins there. */
  readonly 'error.first'?: string;
  /** Word that belongs in the place of an error, and its base form; not regular expressions. */
  readonly corrected?: string;
  readonly 'corrected.lemma'?: string;
  /** How many tokens in a row may stand at the place: 1 by default; `most` null is any number. */
  readonly least?: number;
  readonly most?: number | null;
}

export const CQL_PLACE_FIELDS = [
  ...(['word', 'lemma', 'pos', 'feats', 'class', 'tags', 'deprel', 'part'] as const),
  ...(['error', 'error.first', 'corrected', 'corrected.lemma'] as const),
] as const;
export type CqlPlaceField = (typeof CQL_PLACE_FIELDS)[number];

/** Characters with a meaning in the values of a query, and the quote that ends a value. */
const SPECIAL = /[\\".*+?|()[\]{}^$]/gu;

/** Writes a text so that a value of a query matches exactly it. */
export function escapeCqlValue(text: string): string {
  return text.replace(SPECIAL, String.raw`\$&`);
}

/** The query that finds tokens in a row at the given places; inside one sentence if `isWithinSentence`. */
export function makeCql(places: readonly CqlPlace[], isWithinSentence = false): string {
  const written = places.map((place) => makeToken(place) + makeRepeat(place));
  return [...written, ...(isWithinSentence ? ['within s'] : [])].join(' ');
}

function makeToken(place: CqlPlace): string {
  const tests = CQL_PLACE_FIELDS.flatMap((field) => {
    const value = place[field];
    return value === undefined ? [] : [`${field}="${escapeValue(field, value)}"`];
  });
  return `[${tests.join(' & ')}]`;
}

/** Any error: the only regular expression of a place. */
export const ANY_ERROR = '.*';

/** Features are no regular expression: `|` separates them. */
function escapeValue(field: CqlPlaceField, value: string): string {
  if (value === ANY_ERROR && (field === 'error' || field === 'error.first')) return value;
  return field === 'feats' ? value.replace(/[\\"]/gu, String.raw`\$&`) : escapeCqlValue(value);
}

function makeRepeat({ least = 1, most = 1 }: CqlPlace): string {
  if (least === 1 && most === 1) return '';
  if (least === 0 && most === 1) return '?';
  if (most === null) return least === 0 ? '*' : least === 1 ? '+' : `{${least},}`;
  return least === most ? `{${least}}` : `{${least},${most}}`;
}
