/** A form that LibreOffice 7.4 sends: text and language, then name and key where the user has set them. */
const PLAIN_FORM = /^text=(?<text>.*)&language=(?<language>[\w-]+)(?:&username=[^&]*&apiKey=[^&]*)?$/su;
/** No encoded form has a space, a line end or a letter outside ASCII. */
const PLAIN_CHARACTER = /[^\x21-\x7e]/u;

/**
 * Fields of a form. LibreOffice 7.4 does not encode the text (25.2 does): its `&`, `+` and `%` stand for themselves, and a
 * usual reader would cut the text there or move the places behind it.
 */
export function readLanguageToolForm(body: string): Record<string, string> {
  const plain = PLAIN_CHARACTER.test(body) ? PLAIN_FORM.exec(body)?.groups : undefined;
  if (plain !== undefined) return { text: plain['text'] ?? '', language: plain['language'] ?? '' };
  return Object.fromEntries(new URLSearchParams(body));
}
