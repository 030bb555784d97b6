import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

const COMPRESSION_LEVEL = 6;
/** Compressed in a few milliseconds; then other calls have their turn. */
const BYTES_A_TURN = 64 * 1024;
const NOTHING = new Uint8Array();

export interface ArchiveEntry {
  readonly path: string;
  readonly content: string;
}

/** A ZIP file as a stream; entries are asked for only as fast as the reader takes them. */
export function streamArchive(entries: AsyncIterable<ArchiveEntry>, modifiedAt: Date): Readable {
  return Readable.from(zipEntries(entries, modifiedAt));
}

async function* zipEntries(entries: AsyncIterable<ArchiveEntry>, modifiedAt: Date): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(Buffer.from(chunk));
  });
  const takeReady = (): Buffer[] => {
    if (failure) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { path, content } of entries) {
    const file = new ZipDeflate(path, { level: COMPRESSION_LEVEL });
    file.mtime = modifiedAt;
    zip.add(file);
    const bytes = strToU8(content);
    for (let from = 0; from < bytes.length; from += BYTES_A_TURN) {
      file.push(bytes.subarray(from, from + BYTES_A_TURN));
      yield* takeReady();
      await setImmediate();
    }
    file.push(NOTHING, true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
