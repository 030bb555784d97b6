import {
  NO_TREE_PLACE,
  type AnnotatedSentence,
  type AnnotatedToken,
} from '@keelerada/estonian/annotated-text';

/** The number of errors in a part is estimated from neighbouring sentences, so a part holds many sentences. */
const MOST_SENTENCES = 40;
/** Some forty sentences of fifty tokens. */
const MOST_TOKENS = 2_000;
/**
 * Work on a sentence grows with more than its length, and the encoder reads 510 pieces: a longer sentence, mostly a text
 * without full stops, is read in pieces of so many tokens at most.
 */
const LONGEST_SENTENCE = 200;
/** Tokens on either side that a piece is read with: its own tokens are judged as in the middle of a sentence. */
const MARGIN = 20;

/** Some whole sentences of a text, or a piece of a long one with its margins. */
export interface TextPart {
  readonly sentences: readonly AnnotatedSentence[];
  /** UTF-16 offsets: what begins at or after `from` and before `to` belongs to this part, all else to another. */
  readonly from: number;
  readonly to: number;
}

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Cuts a text into parts that each take about the same work at most, in text order. */
export function cutIntoParts(sentences: readonly AnnotatedSentence[]): TextPart[] {
  const parts: TextPart[] = [];
  let [whole, tokens]: [AnnotatedSentence[], number] = [[], 0];
  const endPart = (): void => {
    if (whole.length > 0) parts.push({ sentences: whole, from: -Infinity, to: Infinity });
    [whole, tokens] = [[], 0];
  };
  for (const sentence of sentences) {
    const { length } = sentence.tokens;
    if (length > LONGEST_SENTENCE || whole.length === MOST_SENTENCES || tokens + length > MOST_TOKENS)
      endPart();
    if (length > LONGEST_SENTENCE) {
      parts.push(...cutSentence(sentence));
    } else {
      whole.push(sentence);
      tokens += length;
    }
  }
  endPart();
  return parts;
}

function cutSentence({ tokens }: AnnotatedSentence): TextPart[] {
  const step = LONGEST_SENTENCE - 2 * MARGIN;
  const pieces = Math.ceil((tokens.length - 2 * MARGIN) / step);
  return Array.from({ length: pieces }, (_, piece) => {
    const first = piece * step;
    const isLast = piece === pieces - 1;
    return {
      sentences: [cutOut(tokens, first, isLast ? tokens.length : first + LONGEST_SENTENCE)],
      from: piece === 0 ? -Infinity : tokens[first + MARGIN]!.start,
      to: isLast ? Infinity : tokens[first + step + MARGIN]!.start,
    };
  });
}

/** The tokens as a sentence; the tree keeps the branches that lie inside. */
function cutOut(all: readonly AnnotatedToken[], first: number, end: number): AnnotatedSentence {
  const tokens = all.slice(first, end).map((token) => {
    const isInside = token.head < 0 || (token.head >= first && token.head < end);
    if (!isInside) return { ...token, ...NO_TREE_PLACE };
    return { ...token, head: token.head < 0 ? token.head : token.head - first };
  });
  return { start: tokens[0]!.start, end: tokens.at(-1)!.end, tokens };
}

/** The parts' own corrections, in text order. One that crosses the end of a part comes before those of the next part there. */
export function joinParts<Mark extends Placed>(
  parts: readonly TextPart[],
  marks: readonly (readonly Mark[])[],
): Mark[] {
  let over = -Infinity;
  return parts.flatMap(({ from, to }, i) => {
    const taken = over;
    const own = marks[i]!.filter(({ start }) => start >= from && start < to && start >= taken);
    over = to === Infinity ? -Infinity : Math.max(to, ...own.map(({ end }) => end));
    return own;
  });
}
