import type { XmlElement } from './read-xml';

const PARAGRAPHS = new Set(['p', 'h']);

interface OdtStyle {
  readonly base: string | undefined;
  isHidden?: boolean;
}

/** Learns from the styles of an .odt, as they come, which of them hide their text (ODF 1.3 part 3, 20.367). */
export function createHiddenStyles() {
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
    /** Looks at an element of the styles. */
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
