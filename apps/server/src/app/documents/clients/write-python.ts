import { readOwn } from '@keelerada/estonian/make-table';
import { describeField, type Call, type CallField, type FieldSchema } from './list-calls';

/** Less than the linter's 110: quotes stand before the first line. */
const LINE_CHARACTERS = 107;
/** Fields that cannot be written as names in Python. */
const KEYWORDS: readonly string[] = ['from', 'in', 'is', 'class', 'global', 'not', 'or', 'and', 'if', 'pass'];
const MARK = '# Written by the site from the description of its API.';

/** `_calls.py`: a method for each call, and where the rows of each answer are. */
export function writePythonCalls(calls: readonly Call[]): string {
  const shapes = calls
    .map((call) => [call.path, writeShape(call)] as const)
    .filter(([, shape]) => shape !== '');
  return `"""The calls of the API as methods."""

${MARK}

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pandas as pd

from .rows import Shape

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import _fields

# fmt: off
SHAPES: dict[str, Shape] = {
${shapes.map(([path, shape]) => `    "${path}": Shape(${shape}),\n`).join('')}}
# fmt: on

READ_CALLS = frozenset(
    {
${calls
  .filter(({ isRead }) => isRead)
  .map(({ path }) => `        "${path}",\n`)
  .join('')}    }
)


class Calls:
    """The calls of the API."""

    def ask(self, path: str, fields: Mapping[str, Any] | None = None) -> pd.DataFrame:
        """Asks a call of the API and answers its rows."""
        raise NotImplementedError
${calls.map(writeMethod).join('')}`;
}

function writeShape({ rows, nested, isPaged, columns }: Call): string {
  return [
    rows === undefined ? '' : `rows="${rows}"`,
    nested === undefined ? '' : `nested="${nested}"`,
    isPaged ? 'paged=True' : '',
    columns.length === 0 ? '' : `columns=(${columns.map((name) => `"${name}",`).join(' ')})`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function writeMethod(call: Call): string {
  const { name, path, summary, fields } = call;
  const head =
    fields.length === 0
      ? `def ${name}(self) -> pd.DataFrame:`
      : `def ${name}(self, **fields: Unpack[_fields.${nameClass(call)}]) -> pd.DataFrame:`;
  const listed = fields.flatMap((field) => wrap(`- ${escapeText(describeField(field))}`, 8, 2));
  const text = [
    ...wrap(`${escapeText(summary)}.`, 8, 0),
    ...(listed.length === 0 ? [] : ['', '        Fields:', '', ...listed]),
  ];
  const [first = '', ...rest] = text;
  const body =
    rest.length === 0
      ? `        """${first.trim()}"""`
      : `        """${first.trim()}\n${rest.join('\n')}\n        """`;
  return `
    ${head}
${body}
        return self.ask("${path}"${fields.length === 0 ? '' : ', fields'})
`;
}

/** `_fields.py`: the fields of each call with their types. */
export function writePythonFields(calls: readonly Call[]): string {
  return `"""Fields of the calls."""

${MARK}
# fmt: off

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from typing_extensions import Required, TypedDict
${calls
  .filter(({ fields }) => fields.length > 0)
  .map(writeFields)
  .join('')}`;
}

function writeFields(call: Call): string {
  if (call.fields.some(({ name }) => KEYWORDS.includes(name))) return writeKeywordFields(call);
  const lines = call.fields.map((field) => `    ${field.name}: ${writeType(field)}`);
  return `

class ${nameClass(call)}(TypedDict, total=False):
    """Fields of \`${call.name}\`."""

${lines.join('\n')}
`;
}

function writeKeywordFields(call: Call): string {
  const lines = call.fields.map((field) => `        "${field.name}": ${writeType(field)},\n`);
  return `
${nameClass(call)} = TypedDict(
    "${nameClass(call)}",
    {
${lines.join('')}    },
    total=False,
)
`;
}

function writeType({ schema, isRequired }: CallField): string {
  const type = joinTypes(listTypes(schema));
  return isRequired ? `Required[${type}]` : type;
}

function listTypes(schema: FieldSchema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(listTypes);
  if (schema.enum) return [`Literal[${schema.enum.map(writeLiteral).join(', ')}]`];
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return types.map((type) => nameType(type, schema));
}

function writeLiteral(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}

function nameType(type: string, { items }: FieldSchema): string {
  if (type === 'array') return `Sequence[${items ? joinTypes(listTypes(items)) : 'Any'}]`;
  const names: Readonly<Record<string, string>> = {
    string: 'str',
    integer: 'int',
    number: 'float',
    boolean: 'bool',
    object: 'Mapping[str, Any]',
    null: 'None',
  };
  return readOwn(names, type) ?? 'Any';
}

function joinTypes(types: readonly string[]): string {
  const different = [...new Set(types)];
  return [
    ...different.filter((type) => type !== 'None'),
    ...different.filter((type) => type === 'None'),
  ].join(' | ');
}

function nameClass({ name }: Call): string {
  return `${name.replace(/(?:^|_)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Fields`;
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
}

/** Lines of a docstring: \`indent\` spaces before all, \`hang\` more before those that go on. */
function wrap(text: string, indent: number, hang: number): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > LINE_CHARACTERS) {
      lines.push(line);
      line = ' '.repeat(indent + hang);
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
