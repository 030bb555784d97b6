import { uploadExtensions } from '@keelerada/contract/fields/choices';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '@keelerada/contract/fields/limits';
import type { RefusedFile } from './read-files';

export const hasReadableExtension = (name: string) =>
  uploadExtensions.some((extension) => name.toLowerCase().endsWith(extension));

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Adds picked files to those chosen before. A file picked twice is chosen once; what the server would refuse by its name,
 * size or number is refused here, before anything is sent.
 */
export function addFiles(
  chosen: readonly File[],
  picked: readonly File[],
  most = MAX_UPLOAD_FILES,
): { readonly chosen: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const accepted = [...chosen];
  const refused: RefusedFile[] = [];
  for (const file of picked) {
    const { name } = file;
    if (accepted.some((each) => isSameFile(each, file))) continue;
    if (!hasReadableExtension(name)) refused.push({ name, reason: 'UnsupportedMimeType' });
    else if (file.size > MAX_UPLOAD_BYTES) refused.push({ name, reason: 'FileTooLarge' });
    else if (accepted.length >= most) refused.push({ name, reason: 'TooManyFiles' });
    else accepted.push(file);
  }
  return { chosen: accepted, refused };
}
