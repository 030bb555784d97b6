/** Text in which `code` stands between backticks; of a link to a file of the repository only the file is named. */
export function MarkedText({ text }: { readonly text: string }) {
  const parts = text.replaceAll(/\[[^\]]+\]\(([^)]+)\)/gu, '`docs/$1`').split('`');
  return parts.map((part, place) =>
    // Parts never move among each other.
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
}
