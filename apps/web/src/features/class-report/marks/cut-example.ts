import type { ClassExample } from '@keelerada/contract/teaching/class-report';

/** A part of an example sentence: as written, or with an error and what belongs there. */
export interface ExamplePart {
  readonly text: string;
  /** Null for what is right. */
  readonly mark: { readonly corrected: string; readonly code: string } | null;
}

/** The sentence cut at its marks, without empty parts but for what is missing. */
export function cutExample({ text, marks }: ClassExample): readonly ExamplePart[] {
  const parts: ExamplePart[] = [];
  let at = 0;
  for (const { start, end, corrected, code } of marks) {
    if (start > at) parts.push({ text: text.slice(at, start), mark: null });
    parts.push({ text: text.slice(start, end), mark: { corrected, code } });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), mark: null });
  return parts;
}
