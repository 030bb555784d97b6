import type { ApiCall } from './api-call';

export const codeLanguages = ['python', 'r', 'curl'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

interface CodeParts {
  /** Origin of the site, `https://keel.example`. */
  readonly site: string;
  readonly call: ApiCall;
  /** Lines that stand before the call as comments. */
  readonly notes: readonly string[];
}

const PYTHON_INDENT = '    ';
const JSON_INDENT = 2;
/** Linux takes 131,072 bytes in one argument of a command. */
const MAX_ARGUMENT_BYTES = 100_000;
/** What JSON leaves as it is though a terminal obeys it or an editor hides or turns it. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** JSON that shows each of its signs. */
const writeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** JSON strings are strings of Python too. */
function writePythonValue(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(writePythonValue).join(', ')}]`;
  if (typeof value !== 'object') return writeJson(value);
  const fields = Object.entries(value).map(
    ([name, field]) => `${writeJson(name)}: ${writePythonValue(field)}`,
  );
  return `{${fields.join(', ')}}`;
}

function writePython({ site, call }: CodeParts): string {
  const fields = Object.entries(call.body).map(
    ([name, field]) => `${PYTHON_INDENT}${writeJson(name)}: ${writePythonValue(field)},\n`,
  );
  const body = fields.length === 0 ? '{}' : `{\n${fields.join('')}}`;
  return `# pip install ${site}/clients/keelerada.zip
from keelerada import Keelerada

site = Keelerada(${JSON.stringify(site)})
rows = site.ask(${JSON.stringify(call.path)}, ${body})
`;
}

/** A string of R as it stands, with so many dashes that nothing in it ends it (R 4.0). */
function writeRawString(text: string): string {
  let dashes = '---';
  while (text.includes(`)${dashes}"`)) dashes += '-';
  return `r"${dashes}(${text})${dashes}"`;
}

function writeR({ site, call }: CodeParts): string {
  const json = writeJson(call.body, JSON_INDENT);
  return `source(${JSON.stringify(`${site}/clients/keelerada.R`)})

site <- keelerada(${JSON.stringify(site)})
rows <- keelerada_ask(site, ${JSON.stringify(call.path)}, ${writeRawString(json)})
`;
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function writeCurl({ site, call }: CodeParts): string {
  const json = writeJson(call.body);
  const command = `curl -sS ${quoteForShell(`${site}${call.path}`)} -H 'content-type: application/json'`;
  if (new TextEncoder().encode(json).length <= MAX_ARGUMENT_BYTES)
    return `${command} -d ${quoteForShell(json)}\n`;
  // Nothing in JSON of one line ends the document.
  return `${command} --data-binary @- <<'JSON'\n${json}\nJSON\n`;
}

const writers = { python: writePython, r: writeR, curl: writeCurl } as const;

/** A shell that is typed into may run a comment as a command (zsh does); `:` does nothing in all of them. */
const writeNote = (language: CodeLanguage, note: string): string =>
  language === 'curl' ? `: ${quoteForShell(note)}\n` : `# ${note}\n`;

/** Code that makes a call, ready to be run beside the client it names. */
export function writeCode(language: CodeLanguage, parts: CodeParts): string {
  const notes = parts.notes.map((note) => writeNote(language, note.replaceAll(/[\s\p{Cc}]+/gu, ' ')));
  return notes.join('') + writers[language](parts);
}
