const PROPERTY = /^#\s*property ([^=]*)=\s(.*)$/u;
const ANNOTATOR = /^#\s*annotator\s*=\s*(.+)$/u;

/** A property of a text as a comment of CoNLL-U; breaks are written as `\n` and `\t`, which the import reads as such anywhere. */
export function propertyComment(name: string, value: string): string {
  return `# property ${name} = ${escapeBreaks(value)}`;
}

/** Null for another comment. */
export function readPropertyComment(comment: string): { name: string; value: string } | null {
  const [, name, value] = PROPERTY.exec(comment) ?? [];
  return name === undefined || value === undefined ? null : { name: name.trimEnd(), value };
}

/** Who made the annotation, on one line. */
export function annotatorComment(annotator: string): string {
  return `# annotator = ${annotator.replace(/[\s\p{Cc}]+/gu, ' ')}`;
}

/** Null for another comment. */
export function readAnnotatorComment(comment: string): string | null {
  return ANNOTATOR.exec(comment)?.[1]?.trim() ?? null;
}

function escapeBreaks(value: string): string {
  return value
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
