const MAX_SLUG_CHARACTERS = 60;
const ID_CHARACTERS = 8;

/** Windows keeps these names for devices, whatever stands behind the dot. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/u;

/** Makes names of text files that no system refuses and no two texts share: `minu-kodu-1f0c9a42.txt`. */
export function makeFileNamer(): (id: string, title: string | null) => string {
  const taken = new Set<string>();
  return (id, title) => {
    const slug = makeSlug(title ?? '');
    const short = `${slug}-${id.slice(0, ID_CHARACTERS)}.txt`;
    const name = taken.has(short) ? `${slug}-${id}.txt` : short;
    taken.add(name);
    return name;
  };
}

/** Latin letters, digits and hyphens of a title; `text` where none are left, as for a title in Cyrillic. */
function makeSlug(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/-+$/u, '');
  return slug === '' || DEVICE_NAME.test(slug) ? 'text' : slug;
}
