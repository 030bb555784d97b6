import { describeField, isListField, type Call } from './list-calls';

const LINE_CHARACTERS = 100;

/** The part of `keelerada.R` after what people wrote: what is known of the calls, and a function for each. */
export function writeRCalls(calls: readonly Call[]): string {
  return `# ---- Written by the site from the description of its API ----

keelerada_calls <- list(
${calls.map(writeShape).join(',\n')}
)
${calls.map(writeFunction).join('')}`;
}

function writeShape(call: Call): string {
  const { path, rows, nested, isPaged, isRead, columns, fields } = call;
  const lists = fields.filter(isListField).map(({ name }) => `"${name}"`);
  const parts = [
    rows === undefined ? '' : `rows = "${rows}"`,
    nested === undefined ? '' : `nested = "${nested}"`,
    isPaged ? 'paged = TRUE' : '',
    columns.length === 0 ? '' : `columns = c(${columns.map((name) => `"${name}"`).join(', ')})`,
    isRead ? 'read = TRUE' : '',
    lists.length === 0 ? '' : `lists = c(${lists.join(', ')})`,
  ].filter((part) => part !== '');
  return `  "${path}" = list(${parts.join(', ')})`;
}

function writeFunction({ name, path, summary, fields }: Call): string {
  const comments = [`${summary}.`, ...fields.map((field) => `- ${describeField(field)}`)].flatMap(wrap);
  const given = fields.length === 0 ? '' : ', ...';
  const asked = fields.length === 0 ? '' : ', list(...)';
  return `
${comments.join('\n')}
keelerada_${name} <- function(site${given}) keelerada_ask(site, "${path}"${asked})
`;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > LINE_CHARACTERS && line !== '#') {
      lines.push(line);
      line = '#  ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
