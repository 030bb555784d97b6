import { readOwn } from '@keelerada/estonian/make-table';
import { isCompoundFile, listStreamNames } from './compound-file';
import { makeMismatch } from './file-kind';
import { makeEncrypted, openZip, type OpenZip } from './open-zip';
import { FORMULA_MARK } from './formula-sign';
import { createHiddenRuns, isOn, isWord, readHiddenStyles, type HiddenStyles } from './hidden-docx-text';
import { createParagraphCollector, type ParagraphCollector } from './paragraph-collector';
import { readXml, type XmlElement } from './read-xml';

const mathNamespaces = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/officeDocument/math',
]);
const COMPATIBILITY_NAMESPACE = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const CONTENT_TYPES = '[Content_Types].xml';
const RELATIONS = '_rels/.rels';

/** Text that was moved away or deleted while changes were tracked. */
const skippedElements = new Set(['moveFrom', 'del']);

function isSkipped(element: XmlElement): boolean {
  if (isWord(element)) {
    const isSeparator = element.name === 'footnote' || element.name === 'endnote';
    return (
      skippedElements.has(element.name) ||
      (isSeparator && (element.getAttribute('type') ?? 'normal') !== 'normal')
    );
  }
  // A text box stands twice in the file: as a drawing and as a fallback for old programs.
  return element.uri === COMPATIBILITY_NAMESPACE && element.name === 'Fallback';
}

/** Where a paragraph says of its own mark that it was deleted or moved away (ISO 29500-1, 17.13.5). */
const markProperties = ['p', 'pPr', 'rPr'];

/** Whether an element inside `parents` says that the mark of their paragraph is gone or hidden. */
function isDeletedMark(element: XmlElement, parents: readonly XmlElement[]): boolean {
  const isGone = skippedElements.has(element.name) || (element.name === 'vanish' && isOn(element));
  if (!isWord(element) || !isGone) return false;
  const nearest = parents.slice(-markProperties.length);
  return nearest.map(({ name }) => name).join() === markProperties.join() && nearest.every(isWord);
}

const isMath = ({ uri }: XmlElement) => mathNamespaces.has(uri);

/** A formula, or the object of an older editor of equations. */
function isFormula(element: XmlElement): boolean {
  if (isMath(element)) return element.name === 'oMath';
  return element.name === 'OLEObject' && /^Equation\b/u.test(element.getAttribute('ProgID') ?? '');
}

/** What an element inside a run stands for. */
const runCharacters: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

async function collectPart(
  part: Uint8Array,
  paragraphs: ParagraphCollector,
  hiddenStyles: HiddenStyles,
  isNote: boolean,
): Promise<string> {
  const hidden = createHiddenRuns(hiddenStyles);
  const open: XmlElement[] = [];
  const withoutMark = new Set<XmlElement | undefined>();
  let skipDepth = 0;
  let root = '';
  await readXml(part, {
    onOpen(element) {
      if (open.length === 0 && isWord(element)) root = element.name;
      const parent = open.at(-1);
      hidden.read(element, open);
      if (isDeletedMark(element, open)) withoutMark.add(open.at(-markProperties.length));
      open.push(element);
      if (skipDepth > 0 || isSkipped(element)) {
        skipDepth += 1;
      } else if (isFormula(element)) {
        if (!hidden.isHidden(open)) paragraphs.append(FORMULA_MARK);
        skipDepth += 1;
      } else if (isWord(element) && element.name === 'p') {
        paragraphs.begin(parent);
      } else if (isWord(element) && parent?.name === 'r' && !hidden.isHidden(open)) {
        paragraphs.append(readOwn(runCharacters, element.name) ?? '');
      }
    },
    onText(text) {
      const element = open.at(-1);
      const isText = skipDepth === 0 && element?.name === 't' && isWord(element);
      if (isText && !hidden.isHidden(open)) paragraphs.append(text);
    },
    onClose(element) {
      open.pop();
      if (skipDepth > 0) skipDepth -= 1;
      else if (withoutMark.delete(element)) paragraphs.carryOn(isNote, open.at(-1));
      else if (isWord(element) && element.name === 'p') paragraphs.end(isNote);
    },
  });
  return root;
}

/** The part that holds the text: what the package names as its office document. */
async function findMainPart(zip: OpenZip): Promise<string> {
  let target = 'word/document.xml';
  if (!zip.has(RELATIONS)) return target;
  await readXml(zip.read(RELATIONS), {
    onOpen(element) {
      const type = element.getAttribute('Type') ?? '';
      if (element.name === 'Relationship' && /\/officeDocument$/.test(type))
        target = (element.getAttribute('Target') ?? target).replace(/^\//, '');
    },
    onText: () => undefined,
    onClose: () => undefined,
  });
  return target;
}

function assertPackage(bytes: Uint8Array): OpenZip {
  if (isCompoundFile(bytes)) {
    // A password turns a .docx into a compound file with one encrypted stream (MS-OFFCRYPTO 2.3).
    if (listStreamNames(bytes).includes('EncryptedPackage')) throw makeEncrypted();
    throw makeMismatch('docx', bytes);
  }
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw makeMismatch('docx', bytes);
  const zip = openZip(bytes);
  if (zip.isEncrypted) throw makeEncrypted();
  if (!zip.has(CONTENT_TYPES)) throw makeMismatch('docx', bytes);
  return zip;
}

/**
 * Text of a .docx: paragraphs of the body, then foot- and endnotes; headers, footers, comments and hidden text are
 * left out, a mark stands for a formula.
 * @throws FileTextError
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const zip = assertPackage(bytes);
  const mainPart = await findMainPart(zip);
  const paragraphs = createParagraphCollector();
  if (!zip.has(mainPart)) throw makeMismatch('docx', bytes);
  const folder = mainPart.slice(0, mainPart.lastIndexOf('/') + 1);
  const styles = zip.has(`${folder}styles.xml`) ? zip.read(`${folder}styles.xml`) : null;
  const hiddenStyles = await readHiddenStyles(styles);
  const root = await collectPart(zip.read(mainPart), paragraphs, hiddenStyles, false);
  if (root !== 'document') throw makeMismatch('docx', bytes);
  for (const name of ['footnotes.xml', 'endnotes.xml']) {
    if (zip.has(folder + name)) await collectPart(zip.read(folder + name), paragraphs, hiddenStyles, true);
  }
  return paragraphs.getText();
}
