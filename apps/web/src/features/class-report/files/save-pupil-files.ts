import { zipSync } from 'fflate';
import { nameFile } from '../../../shared/downloads/name-file';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { namePupil } from '../texts/class-text';
import { nameLevel } from '../marks/level-name';
import { makePupilFile, type PupilFileParts } from './make-pupil-file';

/** With a number and an ending it stays under 255 bytes in any alphabet, the limit of most file systems. */
const MAX_NAME_LENGTH = 80;
/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/** A name that a folder takes on every system, without the ending of the pupil's own file. */
function toFileName(name: string): string {
  const legal = namePupil(name)
    .normalize('NFC')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\\/:*?"<>|\p{C}]+/gu, '-')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return legal === '' || DEVICE.test(legal) ? `_${legal}` : legal;
}

/** One archive of Word files, named as the pupils' files; two of one name, in large or small letters, are numbered. */
export async function makePupilArchive(pupils: readonly PupilFileParts[]): Promise<Blob> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const taken = new Set<string>();
  for (const pupil of pupils) {
    const name = toFileName(pupil.name);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    files.set(`${free}.docx`, new Uint8Array(await (await makePupilFile(pupil)).arrayBuffer()));
  }
  return new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
}

/** Saves the texts of the class together, or that of one pupil alone. */
export async function savePupilFiles(pupils: readonly PupilFileParts[]): Promise<void> {
  const [first, ...others] = pupils;
  if (first === undefined) return;
  const { t, date, own } = first;
  if (others.length > 0)
    saveBlob(await makePupilArchive(pupils), `${nameFile([t('file.corrections')], date)}.zip`);
  else {
    const parts = [toFileName(first.name), t('file.corrected'), own.level && nameLevel(own.level)];
    saveBlob(await makePupilFile(first), `${nameFile(parts, date)}.docx`);
  }
}
