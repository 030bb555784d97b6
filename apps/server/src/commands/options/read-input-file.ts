import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { hasTokens } from '@keelerada/contract/fields/typed-text';
import { assertFileIsAcceptable } from '../../platform/file-text/accept-file';
import { decodeText } from '../../platform/file-text/decode-text';
import { FileTextError } from '../../platform/file-text/formats/file-text-error';
import {
  createFileTextExtractor,
  type FileTextExtractor,
} from '../../platform/file-text/file-text-extractor';
import { normaliseText } from '../../platform/file-text/normalise-text';
import { cleanOwnText } from '../../corpus/own-text/clean-own-text';
import { CommandFailure } from '../context/command-failure';

const STDIN = '-';
const STDIN_NAME = 'stdin.txt';
const NO_TEXT = 'There is no text in the file.';

/** The bytes of a file, or of stdin for `-`. Throws CommandFailure. */
async function readInputBytes(path: string): Promise<Uint8Array> {
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

/** The text of a plain text file in any usual encoding, as it stands. Throws CommandFailure. */
export async function readPlainText(path: string): Promise<string> {
  return checkText(path, await decodePlainText(path, await readInputBytes(path)));
}

function checkText(path: string, text: string): string {
  if (!hasTokens(text)) throw makeNoTextFailure(path);
  return text;
}

export function makeNoTextFailure(path: string): CommandFailure {
  return new CommandFailure(`${path}: ${NO_TEXT}`);
}

async function decodePlainText(path: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length === 0) throw new CommandFailure(`${path}: The file is empty.`);
  return explain(path, () => decodeText(bytes));
}

/** Puts the name of the file before what is wrong with it. */
async function explain<Result>(path: string, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof FileTextError ? new CommandFailure(`${path}: ${error.message}`) : error;
  }
}

/** The texts of files, in any of the forms that can be uploaded. Throws CommandFailure for the first that has none. */
export async function readTextFiles(paths: readonly string[], signal: AbortSignal): Promise<string[]> {
  return withExtractor(paths.length, async (extractor) => {
    const texts: string[] = [];
    for (const path of paths) {
      const { text } = await readTextFile(path, extractor, signal);
      texts.push(cleanOwnText(normaliseText(text)));
    }
    return texts;
  });
}

/**
 * The text of a file, to be written again: a plain text keeps its line ends and spaces, the text of any other form ends
 * with a line end. Throws CommandFailure.
 */
export async function readTextAsWritten(path: string, signal: AbortSignal): Promise<string> {
  const { text, isPlain } = await withExtractor(1, (extractor) => readTextFile(path, extractor, signal));
  return isPlain ? text : `${text}\n`;
}

async function withExtractor<Result>(
  filesPerWorker: number,
  read: (extractor: FileTextExtractor) => Promise<Result>,
): Promise<Result> {
  const extractor = createFileTextExtractor({ filesPerWorker });
  try {
    return await read(extractor);
  } finally {
    extractor.close();
  }
}

/** A plain text needs no program to be read, and whatever can be analysed in it is a text, be it one emoji. */
async function readTextFile(
  path: string,
  extractor: FileTextExtractor,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly isPlain: boolean }> {
  const name = path === STDIN ? STDIN_NAME : basename(path);
  const bytes = await readInputBytes(path);
  if ((await explain(path, () => assertFileIsAcceptable(name, bytes.length))) === 'txt')
    return { text: checkText(path, await decodePlainText(path, bytes)), isPlain: true };
  const result = await extractor.extractTextFromFile({ name, bytes }, signal);
  if ('error' in result) throw new CommandFailure(`${path}: ${result.error.message}`);
  return { text: result.text, isPlain: false };
}
