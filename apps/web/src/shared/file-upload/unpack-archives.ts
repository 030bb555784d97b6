import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { hasReadableExtension } from './check-files';
import type { ReadFiles, RefusalReason, RefusedFile } from './read-files';

/** All files of an archive together, unpacked. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const ARCHIVE = /\.zip$/iu;
/** Folders, and what macOS and others put into an archive for themselves. */
const NO_FILE = /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/u;
/** What Moodle adds to the name of a pupil's folder. */
const MOODLE_END = /_\d+_assignsubmission_\w+$/u;
/** Letters of code page 775, in which Windows writes names, as bytes. */
const oemLetters = new Map(
  [...'äöüõšžÄÖÜÕŠŽ'].map((letter, place) => [
    [0x84, 0x94, 0x81, 0xe4, 0xd5, 0xd8, 0x8e, 0x99, 0x9a, 0xe5, 0xbe, 0xcf][place],
    letter,
  ]),
);

/** A name that is not said to be UTF-8 comes with a letter for each byte; macOS writes UTF-8 all the same. */
function decodeName(name: string): string {
  const bytes = Array.from(name, (letter) => letter.charCodeAt(0));
  if (bytes.some((byte) => byte > 0xff)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)).normalize('NFC');
  } catch {
    return bytes.map((byte, place) => oemLetters.get(byte) ?? name[place]).join('');
  }
}

/** The folders that are not of all files stand before the name: there they are those of the pupils. */
function nameFiles(paths: readonly string[]): readonly string[] {
  const parts = paths.map((path) => decodeName(path).split('/'));
  const [first = []] = parts;
  const differing = first.findIndex((part, place) => parts.some((other) => other[place] !== part));
  const shared = Math.min(differing < 0 ? Infinity : differing, ...parts.map(({ length }) => length - 1));
  return parts.map((each) =>
    each
      .slice(shared)
      .map((part) => part.replace(MOODLE_END, ''))
      .join(' – '),
  );
}

async function unpackArchive(archive: File, most: number): Promise<Unpacked> {
  const { unzipSync } = await import('fflate');
  const refused: RefusedFile[] = [];
  let [left, count] = [MAX_UNPACKED_BYTES, 0];
  const findRefusal = (name: string, size: number): RefusalReason | null => {
    if (!hasReadableExtension(name)) return 'UnsupportedMimeType';
    if (size > MAX_UPLOAD_BYTES || size > left) return 'FileTooLarge';
    return count >= most ? 'TooManyFiles' : null;
  };
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const refuseAll = (reason: RefusalReason) => ({ files: [], refused: [{ name: archive.name, reason }] });
  // Bit 0 of the flags of its first file.
  if (((bytes[6] ?? 0) & 1) === 1) return refuseAll('FileEncrypted');
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (NO_FILE.test(name)) return false;
        const reason = findRefusal(name, originalSize);
        if (reason !== null) refused.push({ name: decodeName(name), reason });
        else [left, count] = [left - originalSize, count + 1];
        return reason === null;
      },
    });
    const names = nameFiles(Object.keys(entries));
    const { lastModified } = archive;
    const files = Object.values(entries).map(
      (content, place) => new File([content], names[place]!, { lastModified }),
    );
    return { files, refused };
  } catch {
    return refuseAll('FileBroken');
  }
}

interface Unpacked extends Pick<ReadFiles, 'refused'> {
  readonly files: readonly File[];
}

/** The files picked, with what archives hold in the place of these: `most` of each. What cannot be taken has its reason. */
export async function unpackArchives(picked: readonly File[], most: number): Promise<Unpacked> {
  const files: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    const unpacked = ARCHIVE.test(file.name)
      ? await unpackArchive(file, most)
      : { files: [file], refused: [] };
    files.push(...unpacked.files);
    refused.push(...unpacked.refused);
  }
  return { files, refused };
}
