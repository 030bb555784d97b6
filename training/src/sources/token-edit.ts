/** Tokens `start` to `end` (half-open; equal for an insertion) of a sentence that become `replacement`, empty for a deletion. */
export interface TokenEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: readonly string[];
}

/** An edit as one string, so that equal edits are equal strings. */
export function editKey({ start, end, replacement }: TokenEdit): string {
  return `${start} ${end} ${replacement.join(' ')}`;
}

/** The tokens with the edits made. The edits do not overlap; of two at one place the first in the list comes first. */
export function applyEdits(tokens: readonly string[], edits: readonly TokenEdit[]): string[] {
  const edited: string[] = [];
  let at = 0;
  for (const { start, end, replacement } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    edited.push(...tokens.slice(at, start), ...replacement);
    at = end;
  }
  edited.push(...tokens.slice(at));
  return edited;
}
