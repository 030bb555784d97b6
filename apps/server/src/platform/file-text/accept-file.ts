import { MAX_UPLOAD_BYTES } from '@keelerada/contract/fields/limits';
import { type FileKind, getFileKind } from './formats/file-kind';
import { FileTextError } from './formats/file-text-error';

/** What can be said without opening the file. @throws FileTextError */
export function assertFileIsAcceptable(name: string, byteLength: number): FileKind {
  const kind = getFileKind(name);
  if (byteLength > MAX_UPLOAD_BYTES) {
    const message = `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`;
    throw new FileTextError('FileTooLarge', message, MAX_UPLOAD_BYTES);
  }
  if (byteLength === 0) throw new FileTextError('FileHasNoText', 'The file is empty.');
  return kind;
}
