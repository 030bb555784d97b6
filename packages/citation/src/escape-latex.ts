/** Braces are named, since BibTeX counts them even behind a backslash; quotation marks, since babel gives them a meaning. */
const SPECIALS = new Map<string, string>(
  Object.entries({
    '\\': '\\textbackslash{}',
    '{': '\\textbraceleft{}',
    '}': '\\textbraceright{}',
    $: '\\$',
    '&': '\\&',
    '#': '\\#',
    '%': '\\%',
    _: '\\_',
    '^': '\\textasciicircum{}',
    '~': '\\textasciitilde{}',
    '<': '\\textless{}',
    '>': '\\textgreater{}',
    '|': '\\textbar{}',
    '"': '\\symbol{34}',
  }),
);

/** A text that LaTeX sets as it stands, inside the braces of a BibTeX field. Letters stay UTF-8. */
export function escapeLatex(text: string): string {
  return text
    .replaceAll(/[\\{}$&#%_^~<>|"]/gu, (sign) => SPECIALS.get(sign) ?? sign)
    .replaceAll(/\s+/gu, ' ');
}
