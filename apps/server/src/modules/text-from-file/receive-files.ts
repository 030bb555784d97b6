import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '@keelerada/contract/fields/limits';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import { badRequest, refuse, RequestFailure } from '../../platform/errors/request-failure';
import type { ReceivedFile } from './collect-file-texts';

/** A file of a form as it arrives; of one that passes the limit there comes one byte more than the limit. */
interface FilePart {
  readonly type: 'file';
  readonly fieldname: string;
  readonly filename: string | undefined;
  readonly file: AsyncIterable<Uint8Array>;
}

/** What is needed of a request. */
export interface UploadForm {
  readonly headers: { readonly 'content-length'?: string | undefined };
  readonly raw: { readonly socket: { readonly bytesRead: number } };
  isMultipart(): boolean;
  parts(): AsyncIterable<FilePart | { readonly type: 'field' }>;
}

const MAX_FIELD_BYTES = 1_024;
const MAX_FIELDS = 10;
const MAX_HEADERS_OF_PART = 20;
/** What the form itself takes beside the files. */
const FORM_BYTES = 1024 * 1024;
/** A form of which nothing arrives for so long is given up. */
const SILENCE_LIMIT_MS = 10_000;
const MAX_BODY_BYTES = MAX_UPLOAD_FILES * MAX_UPLOAD_BYTES + FORM_BYTES;

export const uploadLimits = {
  fileSize: MAX_UPLOAD_BYTES + 1,
  files: MAX_UPLOAD_FILES,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  parts: MAX_UPLOAD_FILES + MAX_FIELDS,
  headerPairs: MAX_HEADERS_OF_PART,
};

function makeTooLarge(what: string, field: string, limit: number): RequestFailure {
  const message = `${what} larger than ${Math.floor(limit / 1024 / 1024)} MB.`;
  return refuse(413, 'FileTooLarge', message, field, limit);
}

function makeTooMany(): RequestFailure {
  const message = `At most ${MAX_UPLOAD_FILES} files can be read at once.`;
  return badRequest('TooManyFiles', UPLOAD_FIELD, message, MAX_UPLOAD_FILES);
}

function makeSilent(limitMs: number): RequestFailure {
  const message = 'The rest of the form with the files did not arrive. Please send it again.';
  return badRequest('MalformedBody', UPLOAD_FIELD, message, limitMs);
}

/** Reads one part. What goes beyond the limit is let through unread, so that the files behind it are still reached. */
async function receiveFile(part: FilePart, hasKnownLength: boolean): Promise<ReceivedFile> {
  const name = part.filename ?? '';
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of part.file) {
    pieces.push(piece);
    size += piece.length;
    // Without a length the rest may be endless.
    if (size > MAX_UPLOAD_BYTES && !hasKnownLength) throw makeTooLarge('The file is', name, MAX_UPLOAD_BYTES);
  }
  return size > MAX_UPLOAD_BYTES ? { name, isTooLarge: true } : { name, bytes: Buffer.concat(pieces) };
}

/** A browser sends one empty part without a name where no file was chosen. */
const isNothing = (file: ReceivedFile) => file.name === '' && 'bytes' in file && file.bytes.length === 0;

async function* receiveParts(
  request: UploadForm,
  hasKnownLength: boolean,
  silenceLimitMs: number,
): AsyncGenerator<ReceivedFile> {
  const { socket } = request.raw;
  const listen = <Item>(source: AsyncIterable<Item>) =>
    breakOffSilence(
      source,
      () => socket.bytesRead,
      silenceLimitMs,
      () => makeSilent(silenceLimitMs),
    );
  for await (const part of listen(request.parts())) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== UPLOAD_FIELD)
      throw badRequest('InvalidRequest', part.fieldname, `Send the files in the field "${UPLOAD_FIELD}".`);
    const file = await receiveFile({ ...part, file: listen(part.file) }, hasKnownLength);
    if (!isNothing(file)) yield file;
  }
}

function translateMultipartFailure(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return makeTooMany();
  return badRequest('MalformedBody', UPLOAD_FIELD, 'The form with the files is damaged or incomplete.');
}

/**
 * The files of a multipart form one by one, as they arrive; nothing is written to disk.
 * @throws RequestFailure for a form that cannot be read, stops arriving, is without files, has too many or too much
 */
export async function* receiveFiles(
  request: UploadForm,
  silenceLimitMs = SILENCE_LIMIT_MS,
): AsyncGenerator<ReceivedFile> {
  if (!request.isMultipart()) {
    const message = `Send the files as multipart/form-data in the field "${UPLOAD_FIELD}".`;
    throw refuse(415, 'UnsupportedContentType', message);
  }
  const length = request.headers['content-length'];
  if (Number(length ?? 0) > MAX_BODY_BYTES)
    throw makeTooLarge('All files together are', UPLOAD_FIELD, MAX_BODY_BYTES);
  let count = 0;
  const parts = receiveParts(request, length !== undefined, silenceLimitMs);
  try {
    for await (const file of parts) {
      count += 1;
      yield file;
    }
  } catch (error) {
    throw translateMultipartFailure(error);
  }
  if (count === 0) throw badRequest('MandatoryField', UPLOAD_FIELD, 'Choose at least one file.');
}

/** The silence is measured in steps of this share of its limit. */
const STEP_SHARE = 0.1;

async function waitForNext<Item>(
  next: Promise<Item>,
  countBytes: () => number,
  limitMs: number,
  makeFailure: () => Error,
): Promise<Item> {
  let seen = countBytes();
  let quietSince = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const count = countBytes();
      if (count !== seen) quietSince = performance.now();
      else if (performance.now() - quietSince >= limitMs) reject(makeFailure());
      seen = count;
    }, limitMs * STEP_SHARE);
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * The items of `source`, broken off with `makeFailure` where one is waited for and `countBytes` stands still for
 * `limitMs`. The time that the reader of the items takes for itself is no silence.
 */
async function* breakOffSilence<Item>(
  source: AsyncIterable<Item>,
  countBytes: () => number,
  limitMs: number,
  makeFailure: () => Error,
): AsyncGenerator<Item> {
  const items = source[Symbol.asyncIterator]();
  let isWaiting = false;
  try {
    for (;;) {
      const next = items.next();
      // After a silence it is no longer awaited; it fails when the connection closes.
      next.catch(() => undefined);
      isWaiting = true;
      const item = await waitForNext(next, countBytes, limitMs, makeFailure);
      isWaiting = false;
      if (item.done) return;
      yield item.value;
    }
  } finally {
    // What still waits for its next item would not end before it came.
    if (!isWaiting) await items.return?.();
  }
}
