/** The address of a blob must live until the browser has taken the file. */
const REVOKE_AFTER_MS = 30_000;

/** Hands a file to the visitor under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
