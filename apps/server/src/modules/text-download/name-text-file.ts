/** With the id the name stays under 255 bytes, the limit of most file systems, in any alphabet. */
const MAX_TITLE_CHARACTERS = 70;
/** Characters that a file system refuses, and those that turn a name into a path or hide a part of it. */
const UNSAFE = /[<>:"/\\|?*\p{C}\p{Z}]+/gu;

/** The name of a text's file, `Minu kodu (1f0c9a42-…).txt`. The id makes it unique and keeps device names harmless. */
export function nameTextFile(id: string, title: string | null, extension: string): string {
  const safe = (title ?? '')
    .toWellFormed()
    .replace(UNSAFE, ' ')
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/\p{Surrogate}$/u, '')
    .replace(/^[ .]+/u, '')
    .trimEnd();
  return `${safe === '' ? id : `${safe} (${id})`}.${extension}`;
}
