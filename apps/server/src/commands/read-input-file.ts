import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createFileTextExtractor } from '../platform/file-text/file-text-extractor';
import { cleanOwnText } from '../platform/own-text/clean-own-text';
import { CommandFailure } from './command-failure';

const STDIN = '-';

/** The bytes of a file, or of stdin for `-`. Throws CommandFailure. */
export async function readInputBytes(path: string): Promise<Uint8Array> {
  if (path === STDIN) return buffer(process.stdin);
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFailure(
      `${path} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}.`,
    );
  }
}

/** The texts of files, in any of the forms that can be uploaded. Throws CommandFailure for the first that has none. */
export async function readTextFiles(paths: readonly string[], signal: AbortSignal): Promise<string[]> {
  const extractor = createFileTextExtractor({ filesPerWorker: paths.length });
  try {
    const texts: string[] = [];
    for (const path of paths) {
      const file = { name: path === STDIN ? 'stdin.txt' : basename(path), bytes: await readInputBytes(path) };
      const result = await extractor.extractTextFromFile(file, signal);
      if ('error' in result) throw new CommandFailure(`${path}: ${result.error.message}`);
      texts.push(cleanOwnText(result.text));
    }
    return texts;
  } finally {
    extractor.close();
  }
}
