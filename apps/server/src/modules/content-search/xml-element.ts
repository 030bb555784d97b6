import { escapeXml } from '@keelerada/estonian/tei/escape-xml';

/** Written XML; text becomes XML by `text` alone. */
export type Xml = string & { readonly __xml: true };

export const text = (value: string | number): Xml => escapeXml(String(value)) as Xml;

/** An element with what is in it, in the order given; nothing is an empty element. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...content: readonly Xml[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(String(value))}"`,
  );
  const start = `<${name}${written.join('')}`;
  return (content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`) as Xml;
}

/** An element that holds text alone. */
export const textElement = (
  name: string,
  value: string | number,
  attributes: Readonly<Record<string, string | undefined>> = {},
): Xml => element(name, attributes, text(value));
