const readFamily = (families: string) =>
  (families.split(',')[0] ?? '').trim().replaceAll(/^["']|["']$/gu, '');

/** Whether a `unicode-range` of CSS (`U+0-FF, U+131, U+4??`) holds a code point. */
export function isInUnicodeRange(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/iu, '').split('-');
    const low = Number.parseInt(from.replaceAll('?', '0'), 16);
    const high = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return code >= low && code <= high;
  });
}

function listFaces(families: string): readonly CSSFontFaceRule[] {
  const family = readFamily(families);
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(
      (rule): rule is CSSFontFaceRule =>
        'CSSFontFaceRule' in window &&
        rule instanceof CSSFontFaceRule &&
        readFamily(rule.style.getPropertyValue('font-family')) === family,
    ),
  );
}

async function readAsDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The font cannot be read'));
    reader.readAsDataURL(blob);
  });
}

/**
 * Style rules that hold the files of a typeface as far as a text needs them: a picture outside the page finds its letters in
 * itself. Empty where the typeface is not the page's own.
 */
export async function makeFontRules(families: string, text: string): Promise<string> {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const rules = listFaces(families).flatMap((rule) => {
    const ranges = rule.style.getPropertyValue('unicode-range');
    const isUpright = !/italic|oblique/u.test(rule.style.getPropertyValue('font-style'));
    const isNeeded = isUpright && (ranges === '' || codes.some((code) => isInUnicodeRange(ranges, code)));
    const file = /url\(["']?([^"')]+)/u.exec(rule.style.getPropertyValue('src'))?.[1];
    return isNeeded && file !== undefined ? [{ rule, ranges, file }] : [];
  });
  const written = await Promise.all(
    rules.map(async ({ rule, ranges, file }) => {
      const base = rule.parentStyleSheet?.href ?? document.baseURI;
      const weight = rule.style.getPropertyValue('font-weight') || 'normal';
      const url = await readAsDataUrl(new URL(file, base).href);
      const range = ranges === '' ? '' : `unicode-range:${ranges};`;
      return `@font-face{font-family:"${readFamily(families)}";font-weight:${weight};${range}src:url("${url}")}`;
    }),
  );
  return written.join('');
}
