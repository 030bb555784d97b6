// For tests: reads an answer of the endpoint back, with its namespaces.
import { SaxesParser } from 'saxes';

export interface XmlNode {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** All text in it, that of its elements too. */
  text: string;
}

/** The root of a document. Throws where it is not well formed. */
export function readXml(document: string): XmlNode {
  const top: XmlNode = { namespace: '', name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const);
    const node = {
      ...{ namespace: uri, name: local, children: [], text: '' },
      attributes: Object.fromEntries(values),
    };
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    for (const node of open) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(document).close();
  return top.children[0]!;
}

/** Every element of a name below a node, in the order of the document. */
export function findAll(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

export interface Answer {
  readonly root: XmlNode;
  readonly total: number;
  readonly records: readonly XmlNode[];
  /** Addresses of the diagnostics, each with its details. */
  readonly diagnostics: readonly (readonly [uri: string, details: string])[];
  /** Text of the hits, each with its sentence. */
  readonly hits: readonly (readonly [hit: string, sentence: string])[];
}

export function readAnswer(document: string): Answer {
  const root = readXml(document);
  const of = (node: XmlNode, name: string): string => findAll(node, name)[0]?.text ?? '';
  return {
    root,
    total: Number(of(root, 'numberOfRecords')),
    records: findAll(root, 'record'),
    diagnostics: findAll(root, 'diagnostic').map((node) => [of(node, 'uri'), of(node, 'details')]),
    hits: findAll(root, 'Result').map((node) => [
      findAll(node, 'Hit')
        .map(({ text }) => text)
        .join('|'),
      node.text,
    ]),
  };
}
