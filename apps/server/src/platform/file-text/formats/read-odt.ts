import { makeMismatch } from './file-kind';
import { FORMULA_MARK } from './formula-sign';
import { makeEncrypted, openZip, type OpenZip } from './open-zip';
import { createParagraphCollector } from './paragraph-collector';
import { readXml, type XmlElement } from './read-xml';

const ODT_MIME_TYPE = 'application/vnd.oasis.opendocument.text';
const TEXT_NAMESPACE = 'urn:oasis:names:tc:opendocument:xmlns:text:1.0';
const FORMULA_MIME_TYPE = 'application/vnd.oasis.opendocument.formula';
const NOTHING = { onText: () => undefined, onClose: () => undefined };
const MANIFEST = 'META-INF/manifest.xml';
const MAX_MIME_TYPE_BYTES = 200;

/** Deleted text, marks of notes, comments, pronunciation guides and generated descriptions are no running text. */
const skippedElements = new Set([
  'tracked-changes',
  'note-citation',
  'annotation',
  'ruby-text',
  'title',
  'desc',
]);
const paragraphElements = new Set(['p', 'h']);
const MAX_SPACES = 1_000;

function getSubstitute(element: XmlElement): string {
  if (element.uri !== TEXT_NAMESPACE) return '';
  if (element.name === 'tab') return '\t';
  if (element.name === 'line-break') return '\n';
  if (element.name !== 's') return '';
  return ' '.repeat(Math.min(MAX_SPACES, Math.max(1, Number(element.getAttribute('c') ?? 1) || 1)));
}

async function readContent(zip: OpenZip, formulas: ReadonlySet<string>): Promise<string> {
  const styles = createHiddenStyles();
  if (zip.has('styles.xml'))
    await readXml(zip.read('styles.xml'), { ...NOTHING, onOpen: (element) => styles.learn(element) });
  const paragraphs = createParagraphCollector();
  let skipDepth = 0;
  let noteDepth = 0;
  let bodyDepth = 0;
  const isParagraph = (element: XmlElement) =>
    element.uri === TEXT_NAMESPACE && paragraphElements.has(element.name);
  await readXml(zip.read('content.xml'), {
    onOpen(element) {
      if (bodyDepth > 0 || element.name === 'body') bodyDepth += 1;
      if (bodyDepth === 0) styles.learn(element);
      const isSkipped = skippedElements.has(element.name) || (bodyDepth > 0 && styles.isHidden(element));
      if (skipDepth === 0 && isFormula(element, formulas)) {
        if (!isSkipped) paragraphs.append(FORMULA_MARK);
        skipDepth += 1;
      } else if (skipDepth > 0 || isSkipped) skipDepth += 1;
      if (noteDepth > 0 || element.name === 'note-body') noteDepth += 1;
      if (skipDepth > 0 || bodyDepth === 0) return;
      if (isParagraph(element)) paragraphs.begin();
      else paragraphs.append(getSubstitute(element));
    },
    // White space in the XML is layout of the file; real runs of spaces are text:s elements (ODF 1.3 part 3, 6.1.2).
    onText(text) {
      if (skipDepth === 0 && bodyDepth > 0) paragraphs.append(text.replace(/[ \t\r\n]+/g, ' '));
    },
    onClose(element) {
      if (skipDepth === 0 && bodyDepth > 0 && isParagraph(element)) paragraphs.end(noteDepth > 0);
      skipDepth = Math.max(0, skipDepth - 1);
      noteDepth = Math.max(0, noteDepth - 1);
      bodyDepth = Math.max(0, bodyDepth - 1);
    },
  });
  return paragraphs.getText();
}

/** The folders of the formulas in the package. @throws FileTextError where the text is encrypted */
async function readManifest(zip: OpenZip): Promise<ReadonlySet<string>> {
  const formulas = new Set<string>();
  let isEncrypted = zip.isEncrypted || zip.has('encrypted-package');
  if (!isEncrypted && zip.has(MANIFEST))
    await readXml(zip.read(MANIFEST), {
      ...NOTHING,
      onOpen(element) {
        isEncrypted ||= element.name === 'encryption-data';
        if (element.getAttribute('media-type') === FORMULA_MIME_TYPE)
          formulas.add(cleanFolder(element.getAttribute('full-path')));
      },
    });
  if (isEncrypted) throw makeEncrypted();
  return formulas;
}

const cleanFolder = (path = ''): string => path.replace(/^\.\//u, '').replace(/\/$/u, '');

/** A formula that stands in the text itself or in a file of its own. */
function isFormula(element: XmlElement, formulas: ReadonlySet<string>): boolean {
  if (element.name === 'math') return true;
  return element.name === 'object' && formulas.has(cleanFolder(element.getAttribute('href')));
}

/**
 * Text of an .odt: paragraphs and headings of the body, then the notes; comments, tracked deletions and hidden text
 * are left out, a mark stands for a formula.
 * @throws FileTextError
 */
export async function readOdt(bytes: Uint8Array): Promise<string> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw makeMismatch('odt', bytes);
  const zip = openZip(bytes);
  const mimeType = zip.has('mimetype')
    ? zip.read('mimetype').subarray(0, MAX_MIME_TYPE_BYTES)
    : new Uint8Array();
  if (Buffer.from(mimeType).toString('latin1').trim() !== ODT_MIME_TYPE) throw makeMismatch('odt', bytes);
  return readContent(zip, await readManifest(zip));
}

const PARAGRAPHS = new Set(['p', 'h']);

interface OdtStyle {
  readonly base: string | undefined;
  isHidden?: boolean;
}

/** Learns from the styles of an .odt, as they come, which of them hide their text (ODF 1.3 part 3, 20.367). */
function createHiddenStyles() {
  const styles = new Map<string, OdtStyle>();
  let current: OdtStyle | undefined;
  const keyOf = (family: string, name: string): string => `${family}/${name}`;

  function isStyleHidden(family: string, name: string | undefined): boolean {
    const seen = new Set<string>();
    for (let at = name; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const style = styles.get(keyOf(family, at));
      if (style?.isHidden !== undefined) return style.isHidden;
      at = style?.base;
    }
    return false;
  }

  return {
    learn(element: XmlElement): void {
      if (element.name === 'style') {
        current = { base: element.getAttribute('parent-style-name') };
        styles.set(keyOf(element.getAttribute('family') ?? '', element.getAttribute('name') ?? ''), current);
      } else if (element.name === 'text-properties' && current) {
        const display = element.getAttribute('display');
        if (display !== undefined) current.isHidden = display === 'none';
      }
    },
    /** Whether what stands in an element of the text is hidden: by its style, or as a section or field that is. */
    isHidden(element: XmlElement): boolean {
      if (element.getAttribute('is-hidden') === 'true' || element.getAttribute('display') === 'none')
        return true;
      const style = element.getAttribute('style-name');
      if (element.name === 'span') return isStyleHidden('text', style);
      return PARAGRAPHS.has(element.name) && isStyleHidden('paragraph', style);
    },
  };
}
