import { BROKEN_MESSAGE, FileTextError } from './file-text-error';

export interface XmlElement {
  uri: string;
  name: string;
  getAttribute(name: string): string | undefined;
}

export interface XmlHandler {
  onOpen(element: XmlElement): void;
  onText(text: string): void;
  onClose(element: XmlElement): void;
}

const MAX_DEPTH = 400;
const CHUNK_CHARACTERS = 65_536;

function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/**
 * Reads XML as a stream of events, names without their prefix. Document type declarations are refused, so there are
 * no entities to expand and nothing outside to fetch; depth is limited.
 * @throws FileTextError FileBroken, FileTooComplex
 */
export async function readXml(bytes: Uint8Array, handler: XmlHandler): Promise<void> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  parser.on('error', () => {
    throw new FileTextError('FileBroken', BROKEN_MESSAGE);
  });
  parser.on('doctype', () => {
    throw new FileTextError('FileTooComplex', 'The file declares XML entities, which documents do not need.');
  });
  parser.on('opentag', (tag) => {
    if (open.length >= MAX_DEPTH)
      throw new FileTextError('FileTooComplex', 'The file is nested too deeply.', MAX_DEPTH);
    const getAttribute = (name: string) =>
      Object.values(tag.attributes).find((attribute) => attribute.local === name)?.value;
    const element = { uri: tag.uri, name: tag.local, getAttribute };
    open.push(element);
    handler.onOpen(element);
  });
  parser.on('text', (text) => handler.onText(text));
  parser.on('cdata', (text) => handler.onText(text));
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) handler.onClose(element);
  });
  const xml = decodeXml(bytes);
  for (let at = 0; at < xml.length; at += CHUNK_CHARACTERS)
    parser.write(xml.slice(at, at + CHUNK_CHARACTERS));
  parser.close();
}
