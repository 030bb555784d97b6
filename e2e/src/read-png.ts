import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;
/** Bytes of a pixel by colour type of the format, for 8 bits a channel. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

export interface PngPicture {
  readonly width: number;
  readonly height: number;
  /** Channels of a pixel, 0-255. */
  readonly readPixel: (x: number, y: number) => readonly number[];
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Undoes the filters of the format's lines (PNG specification, 9). */
function unfilter(data: Buffer, lineBytes: number, pixelBytes: number, height: number): Uint8Array {
  const pixels = new Uint8Array(lineBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (lineBytes + 1)] ?? 0;
    for (let x = 0; x < lineBytes; x += 1) {
      const at = y * lineBytes + x;
      const left = x < pixelBytes ? 0 : (pixels[at - pixelBytes] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - lineBytes] ?? 0);
      const corner = y === 0 || x < pixelBytes ? 0 : (pixels[at - lineBytes - pixelBytes] ?? 0);
      pixels[at] = (data[y * (lineBytes + 1) + 1 + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return pixels;
}

/** Reads a PNG file with 8 bits a channel, as browsers write them. */
export function readPng(file: string): PngPicture {
  const bytes = readFileSync(file);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const pixelBytes = PIXEL_BYTES[bytes[25] ?? 0] ?? 4;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < bytes.length; at += CHUNK_FRAME_BYTES + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const pixels = unfilter(inflateSync(Buffer.concat(parts)), width * pixelBytes, pixelBytes, height);
  return {
    width,
    height,
    readPixel: (x, y) => [...pixels.subarray((y * width + x) * pixelBytes, (y * width + x + 1) * pixelBytes)],
  };
}
