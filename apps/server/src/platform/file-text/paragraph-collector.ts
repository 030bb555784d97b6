import { MAX_UPLOAD_BYTES } from '@keelerada/contract/limits';
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
  let size = 0;
  return {
    begin: () => void open.push([]),
    append(text: string) {
      size += text.length;
      if (size > MAX_TEXT_CHARACTERS) {
        throw new FileTextError(
          'FileTooComplex',
          `The file holds more than ${MAX_TEXT_CHARACTERS} characters of text.`,
          MAX_TEXT_CHARACTERS,
        );
      }
      open.at(-1)?.push(text);
    },
    end(isNote: boolean) {
      const paragraph = (open.pop() ?? []).join('').trim();
      if (paragraph !== '') (isNote ? notes : body).push(paragraph);
    },
    getText: () => [...body, ...notes].join('\n\n'),
  };
}

export type ParagraphCollector = ReturnType<typeof createParagraphCollector>;
