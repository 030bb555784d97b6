import { EXCEPTION_BYTE } from './text-content';

/** How the contents of a segment are written: the code page and how many units fall outside it. */
export interface ContentPlan {
  readonly units: number;
  readonly width: 1 | 2;
  readonly codePage: Uint16Array;
  readonly exceptions: number;
}

const CODE_PAGE_SIZE = 256;
/** An exception takes 7 bytes in place of 1, so above one in six two bytes a unit are shorter. */
const MAX_EXCEPTION_SHARE = 1 / 6;

/** Gives the 255 most frequent UTF-16 units a byte each, or chooses two bytes a unit where too many are left over. */
export function planContent(contents: readonly string[]): ContentPlan {
  const frequencies = new Uint32Array(0x10000);
  const used: number[] = [];
  let units = 0;
  for (const content of contents) {
    units += content.length;
    for (let i = 0; i < content.length; i++) {
      const unit = content.charCodeAt(i);
      if (frequencies[unit] === 0) used.push(unit);
      frequencies[unit]! += 1;
    }
  }
  used.sort((a, b) => frequencies[b]! - frequencies[a]! || a - b);
  const codePage = new Uint16Array(CODE_PAGE_SIZE);
  codePage.set(used.slice(0, CODE_PAGE_SIZE - 1), 1);
  const exceptions = used.slice(CODE_PAGE_SIZE - 1).reduce((sum, unit) => sum + frequencies[unit]!, 0);
  if (exceptions > units * MAX_EXCEPTION_SHARE) return { units, width: 2, codePage, exceptions: 0 };
  return { units, width: 1, codePage, exceptions };
}

/** Sections that the contents are written to. */
export interface ContentTarget {
  readonly contentBytes: Uint8Array;
  readonly codePage: Uint16Array;
  readonly exceptionPositions: Uint32Array;
  readonly exceptionUnits: Uint16Array;
}

/** Writes the contents end to end as planned. */
export function writeContent(contents: readonly string[], plan: ContentPlan, target: ContentTarget): void {
  target.codePage.set(plan.codePage);
  if (plan.width === 2) writeWide(contents, plan.units, target.contentBytes);
  else writeNarrow(contents, plan.codePage, target);
}

function writeWide(contents: readonly string[], units: number, bytes: Uint8Array): void {
  const wide = new Uint16Array(bytes.buffer, bytes.byteOffset, units);
  let position = 0;
  for (const content of contents) {
    for (let i = 0; i < content.length; i++) wide[position++] = content.charCodeAt(i);
  }
}

function writeNarrow(contents: readonly string[], codePage: Uint16Array, target: ContentTarget): void {
  const byteOfUnit = new Uint8Array(0x10000);
  for (let byte = 1; byte < CODE_PAGE_SIZE; byte++) {
    // Unused places hold 0 and come after the used ones: they must not take the unit 0 over.
    if (byteOfUnit[codePage[byte]!] === 0) byteOfUnit[codePage[byte]!] = byte;
  }
  const { contentBytes, exceptionPositions, exceptionUnits } = target;
  let position = 0;
  let exception = 0;
  for (const content of contents) {
    for (let i = 0; i < content.length; i++) {
      const unit = content.charCodeAt(i);
      const byte = byteOfUnit[unit]!;
      if (byte === EXCEPTION_BYTE) {
        exceptionPositions[exception] = position;
        exceptionUnits[exception++] = unit;
      }
      contentBytes[position++] = byte;
    }
  }
}
