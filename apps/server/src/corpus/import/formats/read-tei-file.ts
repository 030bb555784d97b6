import { GivenTextError } from '@keelerada/estonian/given/given-text';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type FileLine, MAX_RECORD_CHARACTERS } from '../../../platform/file-text/read-file-lines';
import type { TextProperty } from '../../store/corpus-text';
import { ANNOTATOR_TYPE, PROPERTY_TYPE } from '../../tei/make-tei-header';
import { describeGivenText } from './describe-given-text';
import { type ImportItem, type ImportSource, makeProblem, openLines } from './import-item';
import { TeiBody, type Attributes } from './tei-document';

const MAX_DEPTH = 400;

/** The first line that is not empty. */
export function isXmlStart(line: string): boolean {
  return /^<(?:\?xml\b|!--|!DOCTYPE\b|TEI\b|teiCorpus\b)/u.test(line);
}

/**
 * TEI P5, plain or gzip: a text for each `TEI` element. Words (`w`, `pc`) with a word class keep lemma, class, features and
 * relations as they are; without them the text is read as it is and analysed here. Properties are the notes of the export, else
 * the title alone. A document type declaration is refused.
 */
export function openTeiFile(path: string): Promise<ImportSource> {
  return openLines(path, readTeiTexts);
}

/** Texts of the lines of a file, up to the place where it is broken. */
export async function* readTeiTexts(
  name: string,
  lines: AsyncIterable<Pick<FileLine, 'text' | 'bytesRead'>>,
): AsyncGenerator<ImportItem> {
  const reader = new TeiReader(name);
  let documents = 0;
  let number = 0;
  try {
    for await (const { text, bytesRead } of lines) {
      number++;
      for (const item of reader.write(`${text}\n`, bytesRead)) {
        documents++;
        yield item;
      }
    }
    reader.close();
  } catch (error) {
    const reason = `the file cannot be read further: ${(error as Error).message}`;
    yield makeProblem(`${name}, line ${number}`, reason);
    return;
  }
  if (documents === 0) yield makeProblem(name, 'there is no element TEI in it');
}

/** A header so far, and what of it is being read. */
interface OpenDocument {
  readonly line: number;
  readonly xmlId: string | null;
  uuid: string | null;
  source: string | null;
  readonly titles: string[];
  readonly properties: TextProperty[];
  readonly body: TeiBody;
}

class TeiReader {
  private readonly name: string;
  private readonly parser = new SaxesParser({ xmlns: true });
  private readonly open: string[] = [];
  private document: OpenDocument | null = null;
  private ready: ImportItem[] = [];
  private bytesRead = 0;
  /** Since the last text. */
  private characters = 0;
  /** Takes the text of the element that is open. */
  private capture: ((text: string) => void) | null = null;
  private captured = '';
  private textDepth = 0;

  constructor(name: string) {
    this.name = name;
    this.parser.on('error', (error) => {
      throw error;
    });
    this.parser.on('doctype', () => {
      // It may define entities, which would be expanded without end or read from elsewhere.
      throw new Error('it has a document type declaration (DOCTYPE): take it away, TEI needs none');
    });
    this.parser.on('opentag', (tag) => this.openTag(tag));
    this.parser.on('text', (text) => this.takeText(text));
    this.parser.on('cdata', (text) => this.takeText(text));
    this.parser.on('closetag', ({ local }) => this.closeTag(local));
  }

  /** Throws what is wrong with the XML. */
  write(piece: string, bytesRead: number): ImportItem[] {
    this.bytesRead = bytesRead;
    this.characters += piece.length;
    if (this.characters > MAX_RECORD_CHARACTERS)
      throw new Error(`there is no end of a text in ${MAX_RECORD_CHARACTERS} characters`);
    this.parser.write(piece);
    const { ready } = this;
    if (ready.length > 0) this.characters = 0;
    this.ready = [];
    return ready;
  }

  close(): void {
    this.parser.close();
  }

  private openTag({ local, attributes }: SaxesTagNS): void {
    if (this.open.length >= MAX_DEPTH) throw new Error('its elements are nested too deeply');
    const named: Attributes = Object.fromEntries(
      Object.entries(attributes).map(([name, { value }]) => [name, value]),
    );
    if (local === 'TEI') {
      this.document = {
        ...{ line: this.parser.line, xmlId: named['xml:id'] ?? null, uuid: null, source: null },
        ...{ titles: [], properties: [], body: new TeiBody() },
      };
    } else if (this.document !== null) {
      if (this.textDepth > 0) this.document.body.open(local, named);
      else if (!this.open.includes('teiHeader')) this.textDepth = local === 'text' ? this.open.length + 1 : 0;
      else this.startCapture(this.document, local, named);
    }
    this.open.push(local);
  }

  private startCapture(document: OpenDocument, name: string, attributes: Attributes): void {
    const take = chooseCapture(document, name, attributes, this.open.at(-1) ?? '');
    if (take === null) return;
    this.capture = take;
    this.captured = '';
  }

  private takeText(text: string): void {
    if (this.textDepth > 0) this.document?.body.text(text);
    else if (this.capture !== null) this.captured += text;
  }

  private closeTag(name: string): void {
    this.open.pop();
    if (this.document === null) return;
    if (name === 'TEI') this.finishDocument(this.document);
    else if (this.textDepth > this.open.length) this.textDepth = 0;
    else if (this.textDepth > 0) this.document.body.close(name);
    else if (this.capture !== null) {
      this.capture(this.captured);
      this.capture = null;
    }
  }

  private finishDocument(document: OpenDocument): void {
    const { line, xmlId, uuid, source, titles, properties, body } = document;
    this.document = null;
    this.textDepth = 0;
    const place = `${this.name}, from line ${line}`;
    try {
      const given = body.finish();
      const id = uuid ?? xmlId;
      const text = describeGivenText({ file: this.name, place, id, properties, titles, source, given });
      this.ready.push({ kind: 'text', text, bytesRead: this.bytesRead });
    } catch (error) {
      if (!(error instanceof GivenTextError)) throw error;
      this.ready.push(makeProblem(place, error.message));
    }
  }
}

/** What the text of an element of the header is for; null for all others. */
function chooseCapture(
  document: OpenDocument,
  name: string,
  attributes: Attributes,
  parent: string,
): ((text: string) => void) | null {
  const { type, n } = attributes;
  if (name === 'title' && parent === 'titleStmt') return (text) => document.titles.push(text.trim());
  if (name === 'idno' && type === 'UUID') return (text) => (document.uuid = text.trim());
  if (name === 'note' && type === PROPERTY_TYPE && n !== undefined)
    return (value) => document.properties.push({ name: n, value });
  if (name === 'name' && type === ANNOTATOR_TYPE) return (text) => (document.source = text.trim());
  return null;
}
