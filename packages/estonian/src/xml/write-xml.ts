import { makeTable } from '../make-table';

/** Written XML; text becomes XML by `text` alone. */
export type Xml = string & { readonly __xml: true };

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

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

export const text = (value: string | number): Xml => escapeXml(String(value)) as Xml;

/** Attributes as they follow the name of an element, a space before each; those without a value are left out. */
export function writeAttributes(
  attributes: Iterable<readonly [name: string, value: string | number | undefined]>,
): string {
  let written = '';
  for (const [name, value] of attributes) {
    if (value !== undefined) written += ` ${name}="${escapeXml(String(value))}"`;
  }
  return written;
}

/** An element with what is in it, in the order given; nothing is an empty element. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly Xml[]
): Xml {
  const start = `<${name}${writeAttributes(Object.entries(attributes))}`;
  return (content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`) as Xml;
}

/** An element that holds text alone; nothing where there is no text to hold. */
export function textElement(
  name: string,
  value: string | number | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): Xml {
  return value === undefined ? ('' as Xml) : element(name, attributes, text(value));
}
