import { correctText, listPieces, listUnits, type CorrectedText } from './corrected-text';

interface SvalaToken {
  readonly id: string;
  /** The word with the spaces behind it: all of them together are the text. */
  readonly text: string;
}

interface SvalaEdge {
  readonly id: string;
  readonly ids: readonly string[];
  readonly labels: readonly string[];
  readonly manual: boolean;
}

/**
 * The graph of SVALA (Wirén et al. 2019) as JSON: tokens of both texts, joined by edges; the label of an edge is the type of
 * its error. `comment` says who marked them and how they are cited.
 */
export function writeSvala(edited: CorrectedText): string {
  const forms = { source: [] as string[], target: [] as string[] };
  const edges: SvalaEdge[] = [];
  const add = (side: 'source' | 'target', form: string): string => `${side[0]}${forms[side].push(form) - 1}`;
  const formOf = ({ start, end }: { start: number; end: number }): string => edited.text.slice(start, end);
  for (const piece of listUnits(edited).flatMap(listPieces)) {
    const [written, corrected, labels] =
      piece.kind === 'token'
        ? [[formOf(piece.token)], [formOf(piece.token)], []]
        : [piece.written.map(formOf), piece.mark.corrected.map(({ form }) => form), [piece.mark.code]];
    const ids = [
      ...written.map((form) => add('source', form)),
      ...corrected.map((form) => add('target', form)),
    ];
    edges.push({ id: `e-${ids.join('-')}`, ids, labels, manual: false });
  }
  const graph = {
    source: makeTokens('s', edited.text, forms.source),
    target: makeTokens('t', correctText(edited), forms.target),
    edges: Object.fromEntries(edges.map((edge) => [edge.id, edge])),
    comment: [
      `${edited.id}`,
      ...edited.facts.map(([name, value]) => `${name}: ${value}`),
      edited.origin,
      edited.citation,
    ].join('; '),
  };
  return `${JSON.stringify(graph, null, 2)}\n`;
}

/** The words of a text in their order, each with what stands before the next one; the first with what stands before it. */
function makeTokens(letter: string, text: string, words: readonly string[]): SvalaToken[] {
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    const start = Math.max(at, text.indexOf(word, at));
    starts.push(start);
    at = start + word.length;
  }
  return words.map((_, i) => ({
    id: `${letter}${i}`,
    text: text.slice(i === 0 ? 0 : starts[i], starts[i + 1] ?? text.length),
  }));
}
