import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { FileTextError } from './file-text-error';

/** A document may unpack to more characters than a plain file may hold; beyond this it is no single text. */
export const MAX_TEXT_CHARACTERS = MAX_UPLOAD_BYTES;

/**
 * Paragraphs of a document in reading order. A paragraph may hold others (a text box stands inside one); notes are kept
 * apart and follow the body.
 */
export function createParagraphCollector() {
  const body: string[] = [];
  const notes: string[] = [];
  const open: string[][] = [];
  let carried:
    | { readonly pieces: string[]; readonly place: object | undefined; readonly isNote: boolean }
    | undefined;
  let size = 0;

  function keep(pieces: readonly string[], isNote: boolean): void {
    const paragraph = pieces.join('').trim();
    const kept = isNote ? notes : body;
    // Empty paragraphs are one empty line.
    if (paragraph !== '' || kept.at(-1) !== '') kept.push(paragraph);
  }

  function keepCarried(): void {
    if (carried) keep(carried.pieces, carried.isNote);
    carried = undefined;
  }

  return {
    /** Begins a paragraph; `place` is what it stands in. */
    begin(place?: object) {
      if (carried?.place !== place) keepCarried();
      open.push(carried?.pieces ?? []);
      carried = undefined;
    },
    append(text: string) {
      size += text.length;
      if (size > MAX_TEXT_CHARACTERS)
        throw new FileTextError(
          'FileTooComplex',
          `The file holds more than ${MAX_TEXT_CHARACTERS} characters of text.`,
          MAX_TEXT_CHARACTERS,
        );
      open.at(-1)?.push(text);
    },
    end(isNote: boolean) {
      keepCarried();
      keep(open.pop() ?? [], isNote);
    },
    /** Ends a paragraph without a mark: the next one in the same place goes on with it. */
    carryOn(isNote: boolean, place: object | undefined) {
      keepCarried();
      carried = { pieces: open.pop() ?? [], place, isNote };
    },
    getText() {
      keepCarried();
      return [...body, ...notes].join('\n');
    },
  };
}

export type ParagraphCollector = ReturnType<typeof createParagraphCollector>;
