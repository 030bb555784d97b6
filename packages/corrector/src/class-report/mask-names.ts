import type { TeacherKind } from '@keelerada/contract/error-marks/teacher-kinds';
import type { AnnotatedSentence, AnnotatedText, AnnotatedToken } from '@keelerada/estonian/annotated-text';

/** The replacement of a name or an address. */
export const NAME_MASK = '[nimi]';

const ADDRESS = /@|:\/\/|^www\.|\d{5}/iu;
const CAPITAL = /^\p{Lu}/u;
const BETWEEN = /^[\s-]*$/u;
const WHITE_SPACE = /\s/gu;

/** An error of a sentence; offsets are UTF-16 units of the text, later of the masked sentence. */
export interface SentenceMark {
  readonly start: number;
  readonly end: number;
  readonly corrected: string;
  readonly code: string;
  readonly kind: TeacherKind;
}

export interface MaskedSentence {
  readonly text: string;
  readonly marks: readonly SentenceMark[];
}

/** Forms and base forms, in small letters, of the words of a text that the tagger takes for proper nouns. */
export function listNames(text: string, { sentences }: AnnotatedText): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { tokens } of sentences) {
    for (const { upos, lemma, start, end } of tokens) {
      if (upos === 'PROPN') names.add(lemma.toLowerCase()).add(text.slice(start, end).toLowerCase());
    }
  }
  return names;
}

/**
 * A sentence in one line with its proper nouns, addresses and long numbers masked, and its marks at their new places.
 * Undefined where a mark touches what is masked, or puts a capital letter inside the sentence: it would reveal a name.
 */
export function maskSentence(
  text: string,
  sentence: AnnotatedSentence,
  marks: readonly SentenceMark[],
  names: ReadonlySet<string>,
): MaskedSentence | undefined {
  const places = joinPlaces(
    text,
    sentence.tokens.filter((token) => isMasked(text, token, names)),
  );
  const isRevealing = marks.some(
    ({ start, end, corrected }) =>
      places.some((place) => start < place.end && end > place.start) ||
      corrected.split(/\s+/u).some((word, i) => (i > 0 || start > sentence.start) && CAPITAL.test(word)),
  );
  if (isRevealing) return undefined;
  const parts: string[] = [];
  let at = sentence.start;
  for (const { start, end } of places) {
    parts.push(text.slice(at, start), NAME_MASK);
    at = end;
  }
  parts.push(text.slice(at, sentence.end));
  const move = (offset: number): number => {
    const before = places.filter(({ end }) => end <= offset);
    return before.reduce(
      (sum, { start, end }) => sum + NAME_MASK.length - (end - start),
      offset - sentence.start,
    );
  };
  return {
    text: parts.join('').replace(WHITE_SPACE, ' '),
    marks: marks.map((mark) => ({ ...mark, start: move(mark.start), end: move(mark.end) })),
  };
}

function isMasked(text: string, token: AnnotatedToken, names: ReadonlySet<string>): boolean {
  const form = text.slice(token.start, token.end);
  if (token.upos === 'PROPN' || ADDRESS.test(form)) return true;
  return CAPITAL.test(form) && (names.has(form.toLowerCase()) || names.has(token.lemma.toLowerCase()));
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Names of several words get one mask. */
function joinPlaces(text: string, tokens: readonly AnnotatedToken[]): Place[] {
  const places: Place[] = [];
  for (const { start, end } of tokens) {
    const last = places.at(-1);
    if (last && BETWEEN.test(text.slice(last.end, start))) places[places.length - 1] = { ...last, end };
    else places.push({ start, end });
  }
  return places;
}
