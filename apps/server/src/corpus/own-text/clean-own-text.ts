const NUL = /\0/gu;

/**
 * Makes a text from outside safe to work on: NFC, halves of characters replaced, NUL as a space. Everything that is cut
 * from the text later is cut from the result, so positions agree.
 */
export function cleanOwnText(text: string): string {
  return replaceUnsafeCharacters(text).normalize('NFC');
}

/** The part of the cleaning that keeps every place. */
export function replaceUnsafeCharacters(text: string): string {
  return text.toWellFormed().replace(NUL, ' ');
}
