import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate } from 'fflate';

const COMPRESSION_LEVEL = 6;

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
    file.push(strToU8(content), true);
    yield* takeReady();
  }
  zip.end();
  yield* takeReady();
}
