import { MAX_KEYWORD_CHARACTERS } from '@keelerada/contract/fields/limits';
import { Option } from 'commander';
import { z } from 'zod';
import { readOwn } from '@keelerada/estonian/make-table';
import { CommandFailure } from '../context/command-failure';
import { collectValues } from './text-options';

/** What the schema of a request does not tell of an option. */
export interface OptionDeclaration {
  /** Without dashes; the name of the field where absent. */
  readonly name?: string;
  /** What the schema says of the field where absent. */
  readonly help?: string;
  /** Makes a flag of a choice: the values without it and with it. */
  readonly values?: readonly [string, string];
  /** Of a field that is mandatory in the schema. */
  readonly default?: string;
  /** Makes the value of the field of what was typed, and what it can read. */
  readonly read?: (given: readonly string[]) => unknown;
  readonly takes?: string;
}

/** By field of the request: the name of its option, or all that is to be said of it. */
export type OptionDeclarations<Request> = {
  readonly [Field in keyof Request]?: string | OptionDeclaration;
};

export interface RequestOption {
  readonly field: string;
  readonly option: Option;
  /** For messages: "a whole number from 1 to 5". */
  readonly takes: string;
  readonly isNumber: boolean;
  readonly declared: OptionDeclaration;
}

/** Fields that texts and keyword fill, or that are there for the pages of a screen. */
const NO_OPTIONS = new Set([
  ...['corpusTextIds', 'tekstivalik', 'ownTexts', 'vordlus', 'keyword'],
  ...['offset', 'markups', 'lineCharacters', 'pageToken'],
]);

/** Options that have the same name in every command. */
const SHARED: Readonly<Record<string, string | OptionDeclaration>> = {
  type: { name: 'lemmas', values: ['WORDS', 'LEMMAS'], help: 'compare base forms, not word forms' },
  keepCapitalization: 'case',
  excludeStopwords: 'without-stop-words',
  customStopwords: 'stop-words',
  vealiik: 'with-error',
};

/** One option for each field of a request; kind, limits, choices, default and help are those of its schema. */
export function listRequestOptions(
  shape: Readonly<Record<string, z.ZodType>>,
  declarations: Readonly<Record<string, string | OptionDeclaration | undefined>>,
): RequestOption[] {
  return Object.entries(shape)
    .filter(([field]) => !NO_OPTIONS.has(field))
    .map(([field, schema]) => {
      const given = readOwn(declarations, field) ?? readOwn(SHARED, field) ?? {};
      return makeOption(field, describeField(schema), typeof given === 'string' ? { name: given } : given);
    });
}

/** What options and keyword ask for. Throws CommandFailure, which names the option, before anything is opened. */
export function readRequest<Request>(
  schema: z.ZodType<Request>,
  options: readonly RequestOption[],
  flags: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
): Request {
  const request: Record<string, unknown> = {};
  for (const { field, option, declared } of options) {
    const given = readOwn(flags, option.attributeName());
    if (declared.values) request[field] = declared.values[given === true ? 1 : 0];
    else if (given !== undefined) request[field] = declared.read?.(given as string[]) ?? given;
  }
  const parsed = schema.safeParse({ ...request, ...more });
  if (parsed.success) return parsed.data;
  const { code, path, message } = parsed.error.issues[0]!;
  if (path[0] === 'keyword')
    throw new CommandFailure(
      code === 'invalid_format'
        ? 'the keyword is one word.'
        : `the keyword has 1 to ${MAX_KEYWORD_CHARACTERS} characters.`,
    );
  const wrong = options.find(({ field }) => field === path[0]);
  if (wrong === undefined) throw new CommandFailure(`${path.join('.')}: ${message}`);
  const { option, takes, isNumber } = wrong;
  const given = isNumber ? `, not ${String(readOwn(request, wrong.field))}` : '';
  throw new CommandFailure(`${option.long} takes ${takes}${given}.`);
}

interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly description?: string;
  readonly default?: unknown;
}

/** The JSON Schema of a field, without the null that most may be. */
function describeField(field: z.ZodType): FieldSchema {
  const described = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  return { ...described, ...described.anyOf?.[0], default: field.meta()?.default };
}

function makeOption(field: string, schema: FieldSchema, declared: OptionDeclaration): RequestOption {
  const { name = toKebabCase(field), values, read } = declared;
  const [type] = [schema.type].flat();
  const isNumber = type === 'integer';
  const takes = declared.takes ?? describeLimits(schema);
  const help = declared.help ?? lowerFirst(schema.description ?? '');
  const isFlag = type === 'boolean' || values !== undefined;
  const isList = type === 'array' || read !== undefined;
  const kind = isNumber ? 'number' : schema.enum ? 'choice' : isList ? 'value' : 'text';
  const option = new Option(
    isFlag ? `--${name}` : `--${name} <${kind}>`,
    isNumber ? `${help}: ${takes}` : help,
  );
  if (isList) option.argParser(collectValues);
  if (schema.enum && !isFlag) option.choices(schema.enum);
  if (!isFlag) option.default(declared.default ?? schema.default);
  return { field, option, takes, isNumber, declared };
}

/** What a field takes, in words. */
function describeLimits({
  enum: choices,
  items,
  minimum,
  maximum,
  maxItems,
  maxLength,
}: FieldSchema): string {
  if (minimum !== undefined) {
    const end = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`;
    return `a whole number from ${minimum}${end}`;
  }
  if (items?.enum) return items.enum.join(', ');
  if (items) return `${maxItems} values of at most ${items.maxLength} characters`;
  return choices?.join(', ') ?? `1 to ${maxLength} characters`;
}

function toKebabCase(field: string): string {
  return field.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
