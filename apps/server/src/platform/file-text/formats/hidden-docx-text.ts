import { readXml, type XmlElement } from './read-xml';

/** WordprocessingML, transitional and strict (ISO 29500-1). */
const wordNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);
const OFF = new Set(['0', 'false', 'off']);

export const isWord = (element: XmlElement): boolean => wordNamespaces.has(element.uri);

/** Whether the text of a style is hidden, by the id of the style; a style that does not say it is missing. */
export type HiddenStyles = ReadonlyMap<string, boolean>;

/** Whether a property without a value, or with a true one, is on. */
export const isOn = (element: XmlElement): boolean => !OFF.has(element.getAttribute('val') ?? '');

/** Reads which styles hide their text, themselves or by the style they are based on (ISO 29500-1, 17.7). */
export async function readHiddenStyles(styles: Uint8Array | null): Promise<HiddenStyles> {
  const own = new Map<string, boolean>();
  const bases = new Map<string, string>();
  if (styles === null) return own;
  const open: XmlElement[] = [];
  let style = '';
  await readXml(styles, {
    onOpen(element) {
      if (element.name === 'style') style = element.getAttribute('styleId') ?? '';
      else if (element.name === 'basedOn') bases.set(style, element.getAttribute('val') ?? '');
      else if (element.name === 'vanish' && open.at(-1)?.name === 'rPr') own.set(style, isOn(element));
      open.push(element);
    },
    onText: () => undefined,
    onClose: () => void open.pop(),
  });
  const found = new Map(own);
  for (const id of bases.keys()) {
    // A style that is based on itself ends nowhere.
    const seen = new Set<string>();
    let at: string | undefined = id;
    while (at !== undefined && !own.has(at) && !seen.has(at)) {
      seen.add(at);
      at = bases.get(at);
    }
    if (at !== undefined && own.has(at)) found.set(id, own.get(at)!);
  }
  return found;
}

/** Keeps in mind which open paragraphs and runs are hidden, by their styles and by what they say themselves. */
export function createHiddenRuns(styles: HiddenStyles) {
  const known = new WeakMap<XmlElement, boolean>();
  return {
    /** Looks at an element inside `parents`. */
    read(element: XmlElement, parents: readonly XmlElement[]): void {
      const [owner, properties] = parents.slice(-2);
      if (!isWord(element) || !owner || !properties) return;
      const isOfRun = owner.name === 'r' && properties.name === 'rPr';
      const isOfParagraph = owner.name === 'p' && properties.name === 'pPr';
      if (isOfRun && element.name === 'vanish') known.set(owner, isOn(element));
      else if ((isOfRun && element.name === 'rStyle') || (isOfParagraph && element.name === 'pStyle')) {
        const isHidden = styles.get(element.getAttribute('val') ?? '');
        if (isHidden !== undefined) known.set(owner, isHidden);
      }
    },
    /** Whether text inside these elements is hidden: the nearest that says something decides. */
    isHidden(open: readonly XmlElement[]): boolean {
      const nearest = open.findLast((element) => known.has(element));
      return nearest !== undefined && known.get(nearest) === true;
    },
  };
}
