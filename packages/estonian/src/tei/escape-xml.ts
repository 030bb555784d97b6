import { makeTable } from '../make-table';

/** Characters that XML 1.0 forbids, also as references; of surrogates those that stand alone. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const REFERENCES = makeTable<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** Text for XML content and attributes in double quotes. `substitute` stands in for what XML forbids. */
export function escapeXml(value: string, substitute = '\ufffd'): string {
  return value.replace(FORBIDDEN, substitute).replace(/[&<>"]/g, (character) => REFERENCES.get(character)!);
}
