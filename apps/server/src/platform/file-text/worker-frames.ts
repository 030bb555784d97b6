import type { FileTextResult } from './formats/file-text-error';

/** A file as it is handed to the worker. Bytes are read only. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** Two 32-bit lengths stand before a request, one before an answer. */
const LENGTH_BYTES = 4;

export function encodeRequest(file: NamedFile): Buffer[] {
  const name = Buffer.from(file.name, 'utf8');
  const lengths = Buffer.alloc(2 * LENGTH_BYTES);
  lengths.writeUInt32LE(name.length, 0);
  lengths.writeUInt32LE(file.bytes.length, LENGTH_BYTES);
  return [lengths, name, Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)];
}

export function encodeAnswer(result: FileTextResult): Buffer {
  const body = Buffer.from(JSON.stringify(result), 'utf8');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(body.length, 0);
  return Buffer.concat([length, body]);
}

/** Gathers pieces of a stream until a whole frame is there. */
function createFrameReader<Frame>(parse: (bytes: Buffer) => { frame: Frame; size: number } | undefined) {
  let pieces: Buffer[] = [];
  let held = 0;
  let wanted = 0;
  return {
    add(piece: Buffer, expect: (bytes: Buffer) => number): Frame | undefined {
      pieces.push(piece);
      held += piece.length;
      if (held < wanted) return undefined;
      const bytes = Buffer.concat(pieces);
      const parsed = parse(bytes);
      pieces = [parsed ? bytes.subarray(parsed.size) : bytes];
      held = pieces[0]?.length ?? 0;
      // Joining the pieces at each of thousands of small arrivals would cost the square of the size.
      wanted = parsed ? 0 : expect(bytes);
      return parsed?.frame;
    },
  };
}

const readSize = (bytes: Buffer, headBytes: number): number => {
  if (bytes.length < headBytes) return headBytes;
  let size = headBytes;
  for (let at = 0; at < headBytes; at += LENGTH_BYTES) size += bytes.readUInt32LE(at);
  return size;
};

export function createRequestReader() {
  const headBytes = 2 * LENGTH_BYTES;
  const reader = createFrameReader<NamedFile>((bytes) => {
    const size = readSize(bytes, headBytes);
    if (bytes.length < headBytes || bytes.length < size) return undefined;
    const nameEnd = headBytes + bytes.readUInt32LE(0);
    return {
      frame: { name: bytes.toString('utf8', headBytes, nameEnd), bytes: bytes.subarray(nameEnd, size) },
      size,
    };
  });
  return (piece: Buffer) => reader.add(piece, (bytes) => readSize(bytes, headBytes));
}

/** The worker may have been taken over by a file: what it says is checked, and how much it says is limited. */
function parseAnswer(json: string): FileTextResult {
  const answer = JSON.parse(json) as {
    text?: unknown;
    formulas?: unknown;
    error?: { code?: unknown; message?: unknown };
  };
  const isText = typeof answer.text === 'string';
  const isError = typeof answer.error?.code === 'string' && typeof answer.error.message === 'string';
  const isCounted = answer.formulas === undefined || Number.isSafeInteger(answer.formulas);
  if ((!isText && !isError) || !isCounted) throw new Error('The file worker gave an answer of unknown shape');
  return answer as FileTextResult;
}

export function createAnswerReader(maxBytes: number) {
  const reader = createFrameReader<FileTextResult>((bytes) => {
    const size = readSize(bytes, LENGTH_BYTES);
    if (size > maxBytes) throw new Error('The file worker gives too long an answer');
    if (bytes.length < LENGTH_BYTES || bytes.length < size) return undefined;
    return { frame: parseAnswer(bytes.toString('utf8', LENGTH_BYTES, size)), size };
  });
  return (piece: Buffer) => reader.add(piece, (bytes) => readSize(bytes, LENGTH_BYTES));
}
