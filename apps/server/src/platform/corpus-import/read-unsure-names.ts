import { isUtf8 } from 'node:buffer';
import { scoreDecodedText } from '../file-text/score-decoded-text';

/**
 * What Windows packs names with: the code pages of DOS, then those of Windows. Among equals the earlier one wins: the
 * Baltic page has all letters of Estonian, the Western ones lack š and ž or õ.
 */
const codePages = [
  'cp775',
  'cp850',
  'cp437',
  'windows-1257',
  'windows-1252',
  'cp866',
  'windows-1251',
] as const;

/** Names as the zip gives them to names as read by some code page; a name that is not in it stays as it is. */
export type NameReading = ReadonlyMap<string, string>;

/**
 * The ways to read names whose encoding a zip does not tell, the likeliest first; the bytes of a name by the name that
 * the zip gives it. A zip was made by one program, so all its names are read by one page. Names that are valid UTF-8 are
 * taken as that, and last of all in the pages, too: by chance `žürii` in code page 775 is valid UTF-8.
 */
export async function readUnsureNames(names: ReadonlyMap<string, Uint8Array>): Promise<NameReading[]> {
  if (names.size === 0) return [];
  const { default: iconv } = await import('iconv-lite');
  const decode = (bytes: Uint8Array, page: string) => iconv.decode(Buffer.from(bytes), page);
  const all = [...names];
  const inPages = all.filter(([, bytes]) => !isUtf8(bytes));
  const asUtf8: NameReading[] = inPages.length === 0 ? [new Map()] : rankReadings(inPages, decode);
  return inPages.length === all.length ? asUtf8 : [...asUtf8, ...rankReadings(all, decode)];
}

function rankReadings(
  names: readonly (readonly [string, Uint8Array])[],
  decode: (bytes: Uint8Array, page: string) => string,
): NameReading[] {
  const readings = codePages.map((page) => {
    const reading = new Map(names.map(([name, bytes]) => [name, decode(bytes, page)]));
    return { reading, score: scoreDecodedText([...reading.values()].join('\n')) };
  });
  return readings.sort((left, right) => right.score - left.score).map(({ reading }) => reading);
}
