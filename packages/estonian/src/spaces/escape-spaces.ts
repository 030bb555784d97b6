import { makeTable } from '../make-table';

const NAMED = makeTable<string>({
  ' ': '\\s',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '|': '\\p',
  '\\': '\\\\',
});
const CHARACTERS = new Map([...NAMED].map(([character, escape]) => [escape, character]));
/** Spaces, characters that are not seen, and those that mean something in a column of CoNLL-U. */
const ESCAPED = /[\s\p{C}\p{Z}|\\]/u;
const ESCAPE = /\\(?:u[\da-f]{4}|.)/giu;

/**
 * What stands between two tokens as UDPipe writes it in `SpacesAfter`: `\s`, `\n`, `\t`, `\r`, `\p` for a bar and `\\`; other
 * spaces and characters that are not seen are `\u` with four hexadecimal digits for each UTF-16 unit.
 */
export function escapeSpaces(value: string): string {
  return Array.from(value, (character) => {
    if (!ESCAPED.test(character)) return character;
    return NAMED.get(character) ?? character.split('').map(escapeUnit).join('');
  }).join('');
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The counterpart of `escapeSpaces`; an escape that is not known stays as it is. */
export function unescapeSpaces(value: string): string {
  return value.replace(ESCAPE, (escape) =>
    escape.length > 2
      ? String.fromCharCode(Number.parseInt(escape.slice(2), 16))
      : (CHARACTERS.get(escape) ?? escape),
  );
}
