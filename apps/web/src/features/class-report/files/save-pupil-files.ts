import { zipSync } from 'fflate';
import { nameFile } from '../../../shared/downloads/name-file';
import { saveBlob } from '../../../shared/downloads/save-blob';
import { namePupil } from '../texts/class-text';
import { nameLevel } from '../report/level-name';
import { makePupilFile, type PupilFileParts } from './make-pupil-file';

/** A name that a folder takes, without the ending of the pupil's own file. */
const toFileName = (name: string): string =>
  namePupil(name)
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .trim();

/** One archive of Word files, named as the pupils' files; two of one name are numbered. */
export async function makePupilArchive(pupils: readonly PupilFileParts[]): Promise<Blob> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const pupil of pupils) {
    const name = toFileName(pupil.name);
    let free = name;
    for (let number = 2; files.has(`${free}.docx`); number += 1) free = `${name} (${number})`;
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
