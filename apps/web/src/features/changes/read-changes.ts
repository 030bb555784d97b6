export interface Release {
  readonly name: string;
  readonly changes: readonly string[];
}

/** Releases of CHANGELOG.md: a heading of the second degree each, with a line that begins with a hyphen for each change. */
export function readChanges(markdown: string): readonly Release[] {
  return markdown
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const changes = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim());
      return { name: name.trim(), changes };
    });
}
