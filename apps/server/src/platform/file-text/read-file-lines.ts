import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** What is longer is no record of a text and would only fill the memory. */
export const MAX_RECORD_CHARACTERS = 100_000_000;
const READ_BYTES = 256 * 1024;

/** Set by hand: a text is stored with its properties, its analysis and their indexes; gzip packs text to a third. */
const STORED_BYTES_PER_BYTE = 3;
const STORED_BYTES_PER_PACKED_BYTE = 10;

export interface FileLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Bytes of the file (of a gzip: packed) read so far. */
  readonly bytesRead: number;
}

/** The first bytes of a file, fewer if it is shorter. */
export async function readFileStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export function isGzip(start: Uint8Array): boolean {
  return start[0] === 0x1f && start[1] === 0x8b;
}

/** The size of a file and a rough estimate of what its texts take in the database. */
export async function measureFile(path: string): Promise<{ size: number; expectedBytes: number }> {
  const { size } = await stat(path);
  const isPacked = isGzip(await readFileStart(path, 2));
  return { size, expectedBytes: size * (isPacked ? STORED_BYTES_PER_PACKED_BYTE : STORED_BYTES_PER_BYTE) };
}

/**
 * Lines of a UTF-8 file, plain or gzip. Only LF ends a line: CR and U+2028 may be part of a text. Rejects if the file
 * cannot be read or the gzip is broken, after the lines before that place.
 */
export async function* readFileLines(path: string): AsyncGenerator<FileLine> {
  const isPacked = isGzip(await readFileStart(path, 2));
  let bytesRead = 0;
  const file = createReadStream(path, { highWaterMark: READ_BYTES });
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytesRead += chunk.length;
      done(null, chunk);
    },
  });
  const stream = joinStreams(isPacked ? [file, counter, createGunzip()] : [file, counter]);
  const decoder = new TextDecoder('utf-8');
  let number = 0;
  // Joined only once the line ends: a long one would be copied again with each chunk.
  let rest: string[] = [];
  let restLength = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const lines = decoder.decode(chunk, { stream: true }).split('\n');
      const last = lines.pop()!;
      for (const text of lines) {
        yield { text: [...rest, text].join(''), number: ++number, bytesRead };
        rest = [];
        restLength = 0;
      }
      rest.push(last);
      restLength += last.length;
      if (restLength > MAX_RECORD_CHARACTERS) throw new Error(`line ${number + 1} does not end`);
    }
    const text = [...rest, decoder.decode()].join('');
    if (text !== '') yield { text, number: ++number, bytesRead };
  } finally {
    file.destroy();
  }
}

/** Passes the errors of each stream on to the last one, which the caller reads. */
function joinStreams(streams: readonly (Readable | Transform)[]): Readable {
  return streams.reduce((source, next) => {
    source.on('error', (error) => next.destroy(error));
    return source.pipe(next as Transform);
  });
}
