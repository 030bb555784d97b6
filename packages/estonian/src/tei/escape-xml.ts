import { makeTable } from '../make-table';

/** Characters that XML 1.0 forbids, also as references. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const REFERENCES = makeTable<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** Text for XML content and attributes in double quotes. Forbidden characters and lone surrogates become U+FFFD. */
export function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"]/g, (character) => REFERENCES.get(character)!);
}
