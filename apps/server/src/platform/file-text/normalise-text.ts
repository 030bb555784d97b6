/**
 * Text as the rest of the product expects it: NFC, LF line ends, tabs as the only other control character, no soft
 * hyphens, no byte order marks, no lone surrogates. NUL is a space, as in own texts.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\u00ad(?:[ \t]*\n[ \t]*)?/g, '')
    .replaceAll('\0', ' ')
    .replace(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/^(?:[ \t]*\n)+|\s+$/g, '');
}

/** Whether there is anything to analyse: at least one letter or digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
