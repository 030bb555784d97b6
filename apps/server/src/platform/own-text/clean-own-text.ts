const NUL = /\0/gu;

/**
 * Makes a text that came in safe to work on: NFC, halves of characters replaced, NUL as a space. Everything that is
 * cut from a text later is cut from what this gives, so positions agree.
 */
export function cleanOwnText(text: string): string {
  return text.toWellFormed().replace(NUL, ' ').normalize('NFC');
}
