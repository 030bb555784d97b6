import { type Node, Schema } from 'prosemirror-model';

/** Plain text: a paragraph for each line, no formatting. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'text*',
      parseDOM: [{ tag: 'p' }, { tag: 'div' }, { tag: 'li' }, { tag: 'h1' }, { tag: 'h2' }, { tag: 'h3' }],
      toDOM: () => ['p', 0],
      whitespace: 'pre',
    },
    text: {},
  },
});

/** The text as the editor holds it: NFC, line feeds between lines, no control characters or lone surrogates. Offsets of corrections count in it. */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC');
}

/** A document of normalised text. */
export function makeDocument(text: string): Node {
  const lines = text.split('\n').map((line) => {
    return textSchema.node('line', null, line === '' ? [] : [textSchema.text(line)]);
  });
  return textSchema.node('doc', null, lines);
}

/** The text of a document; `makeDocument(readText(doc))` equals it. */
export function readText(doc: Node): string {
  const lines: string[] = [];
  doc.forEach((line) => lines.push(line.textContent));
  return lines.join('\n');
}

/**
 * Positions of text offsets in a document. A line break is one unit of text and two of the document (the end of a line
 * and the start of the next). Takes a closure over the line starts, so that many look-ups stay cheap.
 */
export function makePositionFinder(doc: Node): (offset: number) => number {
  const starts: number[] = [];
  let offset = 0;
  doc.forEach((line) => {
    starts.push(offset);
    offset += line.content.size + 1;
  });
  return (textOffset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= textOffset) low = middle;
      else high = middle - 1;
    }
    return Math.min(textOffset + low + 1, doc.content.size - 1);
  };
}

/** The text offset of a position; the inverse of `makePositionFinder`. */
export function readOffset(doc: Node, position: number): number {
  return position - 1 - doc.resolve(position).index(0);
}
