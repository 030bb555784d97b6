import { hasReadableExtension } from './check-files';
import type { RefusalReason, RefusedFile } from './read-files';

/** All files of an archive together, unpacked. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Folders, and what macOS and others put into an archive for themselves. */
const NO_FILE = /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/u;
/** What Moodle adds to the name of a pupil's folder. */
const MOODLE_END = /_\d+_assignsubmission_\w+$/u;

/** A name that is not said to be UTF-8 comes with a letter for each byte; macOS writes UTF-8 all the same. */
function decodeName(name: string): string {
  try {
    const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
    return /[^\0-\u00ff]/u.test(name) ? name : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return name;
  }
}

/** Folders are part of the names where there are several: they are those of the pupils. */
function nameFiles(paths: readonly string[]): readonly string[] {
  const hasFolders = new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/') + 1))).size > 1;
  return paths.map((path) => {
    const parts = decodeName(path).normalize('NFC').split('/');
    return parts
      .slice(hasFolders ? -2 : -1)
      .map((part) => part.replace(MOODLE_END, ''))
      .join(' – ');
  });
}

/** The files of an archive; those of a type that is not read are empty. */
async function unpackArchive(archive: File): Promise<readonly File[] | RefusalReason> {
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  // Bit 0 of the flags of its first file.
  if (((bytes[6] ?? 0) & 1) === 1) return 'FileEncrypted';
  const paths: string[] = [];
  let size = 0;
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (NO_FILE.test(name)) return false;
        paths.push(name);
        if (!hasReadableExtension(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES) throw new RangeError('The archive is too large');
        return true;
      },
    });
    const contents = new Map(Object.entries(entries));
    return nameFiles(paths).map(
      (name, place) =>
        new File([contents.get(paths[place]!) ?? ''], name, { lastModified: archive.lastModified }),
    );
  } catch {
    return size > MAX_UNPACKED_BYTES ? 'FileTooLarge' : 'FileBroken';
  }
}

/** The files picked, with those that archives hold in the place of these. */
export async function unpackArchives(picked: readonly File[]) {
  const files: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    const unpacked = /\.zip$/iu.test(file.name) ? await unpackArchive(file) : [file];
    if (typeof unpacked === 'string') refused.push({ name: file.name, reason: unpacked });
    else files.push(...unpacked);
  }
  return { files, refused };
}
