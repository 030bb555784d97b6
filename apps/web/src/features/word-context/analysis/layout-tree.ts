import type { AnalysedSentence, AnalysedToken } from '@keelerada/contract/tools/sentence-analysis';

/** Mean widths of a letter in pixels: words in serif of 16 px, what stands under them in sans of 12 px. */
const WORD_LETTER_PX = 8.2;
const SMALL_LETTER_PX = 6.3;
const WORD_GAP_PX = 20;
/** Between the sides of a label and the lines of its arc. */
const LABEL_GAP_PX = 16;
const LEVEL_PX = 22;
const CORNER_PX = 8;
const TOP_PX = 16;
/** From the lowest corner of an arc down to the tip of its arrow, and from there to the foot of the words. */
const FOOT_PX = 22;
const WORD_FOOT_PX = 20;
/** Lines that leave a word stand so far apart. */
const LEAVE_PX = 5;
/** Under the words: base form and form. */
const UNDER_PX = [18, 34] as const;

export interface TreeWord {
  readonly token: AnalysedToken;
  readonly text: string;
  /** Under the word. */
  readonly lemma: string;
  readonly form: string;
  /** Middle of the word. */
  readonly x: number;
  readonly isKeyword: boolean;
}

export interface TreeArc {
  readonly relation: string;
  readonly path: string;
  readonly label: string;
  readonly labelX: number;
  readonly labelY: number;
  /** Where the arrow points. */
  readonly tipX: number;
  /** It leads to the keyword. */
  readonly isHot: boolean;
}

export interface SentenceTree {
  readonly words: readonly TreeWord[];
  readonly arcs: readonly TreeArc[];
  readonly width: number;
  readonly height: number;
  readonly tipY: number;
  readonly wordY: number;
  readonly underY: readonly [number, number];
}

export interface TreeNames {
  readonly nameRelation: (relation: string) => string;
  readonly nameForm: (token: AnalysedToken) => string;
}

interface Edge {
  readonly head: number;
  readonly dependent: number;
  readonly relation: string;
  readonly label: string;
  readonly low: number;
  readonly high: number;
  level: number;
}

/**
 * Places the words of a sentence side by side with an arc from each head to its dependent; an arc lies over every arc that it
 * covers. Punctuation is left out. `keyword` is where the keyword stands in the sentence.
 */
export function layoutTree(
  { text, tokens }: AnalysedSentence,
  keyword: { readonly start: number; readonly end: number },
  { nameRelation, nameForm }: TreeNames,
): SentenceTree {
  const shown = tokens.flatMap((token, place) => (token.isWord ? [place] : []));
  const placeOf = new Map(shown.map((token, place) => [token, place]));
  const edges = shown.flatMap((token, dependent): Edge[] => {
    const { head: headToken, relation } = tokens[token]!;
    const head = placeOf.get(headToken);
    if (head === undefined) return [];
    const [low, high] = [Math.min(head, dependent), Math.max(head, dependent)];
    return [{ head, dependent, relation, label: nameRelation(relation), low, high, level: 1 }];
  });
  raiseOverCovered(edges);
  const words = shown.map((place) => {
    const token = tokens[place]!;
    const { start, end, lemma } = token;
    const isKeyword = start < keyword.end && end > keyword.start;
    return { token, text: text.slice(start, end), lemma, form: nameForm(token), isKeyword };
  });
  const { middles, width } = placeWords(words, edges);
  const levels = Math.max(0, ...edges.map(({ level }) => level));
  const tipY = TOP_PX + levels * LEVEL_PX + FOOT_PX - LEVEL_PX + CORNER_PX;
  const wordY = tipY + WORD_FOOT_PX;
  const leaves = spreadLeaves(edges);
  return {
    words: words.map((word, place) => ({ ...word, x: middles[place]! })),
    arcs: edges.map((edge, index): TreeArc => {
      const from = middles[edge.head]! + leaves[index]!;
      const to = middles[edge.dependent]!;
      const top = TOP_PX + (levels - edge.level) * LEVEL_PX;
      return {
        ...{ relation: edge.relation, label: edge.label },
        path: drawArc(from, to, top, tipY),
        ...{ labelX: (from + to) / 2, labelY: top - 4, tipX: to },
        isHot: words[edge.dependent]!.isKeyword,
      };
    }),
    ...{ width, height: wordY + UNDER_PX[1] + 6, tipY, wordY },
    underY: [wordY + UNDER_PX[0], wordY + UNDER_PX[1]],
  };
}

/** From the narrowest to the widest, each arc goes one level above those under it. */
function raiseOverCovered(edges: Edge[]): void {
  const byWidth = [...edges].sort((one, other) => one.high - one.low - (other.high - other.low));
  byWidth.forEach((edge, index) => {
    for (const under of byWidth.slice(0, index))
      if (under.low < edge.high && under.high > edge.low) edge.level = Math.max(edge.level, under.level + 1);
  });
}

/** Words take the room of what stands under them; neighbours that an arc joins, the room of its label. */
function placeWords(
  words: readonly { readonly text: string; readonly lemma: string; readonly form: string }[],
  edges: readonly Edge[],
): { middles: readonly number[]; width: number } {
  const widths = words.map(({ text, lemma, form }) =>
    Math.max(text.length * WORD_LETTER_PX, Math.max(lemma.length, form.length) * SMALL_LETTER_PX),
  );
  const middles: number[] = [];
  widths.forEach((width, place) => {
    const last = middles[place - 1];
    if (last === undefined) {
      middles.push(width / 2);
      return;
    }
    const apart = widths[place - 1]! / 2 + width / 2 + WORD_GAP_PX;
    const labels = edges
      .filter(({ high }) => high === place)
      .map(({ low, label }) => middles[low]! + label.length * SMALL_LETTER_PX + LABEL_GAP_PX);
    middles.push(Math.max(last + apart, ...labels));
  });
  return { middles, width: (middles.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2 };
}

/** How far from the middle of its head each arc begins: the higher the arc, the nearer, so that none crosses another. */
function spreadLeaves(edges: readonly Edge[]): number[] {
  return edges.map((edge) => {
    const side = Math.sign(edge.dependent - edge.head);
    const same = edges.filter(
      ({ head, dependent }) => head === edge.head && Math.sign(dependent - head) === side,
    );
    const nearer = same.filter(({ level }) => level > edge.level).length;
    return side * LEAVE_PX * (nearer + 1);
  });
}

function drawArc(from: number, to: number, top: number, tipY: number): string {
  const side = Math.sign(to - from) || 1;
  const corner = Math.min(CORNER_PX, Math.abs(to - from) / 2);
  return [
    `M${round(from)} ${tipY}V${top + corner}`,
    `Q${round(from)} ${top} ${round(from + side * corner)} ${top}`,
    `H${round(to - side * corner)}`,
    `Q${round(to)} ${top} ${round(to)} ${top + corner}`,
    `V${tipY - 4}`,
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
