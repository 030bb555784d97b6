import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A new folder for files of this run; `removeTempFolders` takes it away. */
export function makeTempFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `keelerada-${purpose}-`));
  folders.push(folder);
  return folder;
}

/** Takes away every folder that was made, with what is in it. */
export function removeTempFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
