import { readOwn } from '@keelerada/estonian/make-table';
import type { Call as ApiCall, ClientCall } from '@keelerada/contract/fields/call';

/** The parts of a JSON schema that the clients tell. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: FieldSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: FieldSchema }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: FieldSchema }>> }>
  >;
}

/** The description of the API at /api/docs/json. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
}

export interface CallField {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isRequired: boolean;
}

export interface Call extends ClientCall {
  readonly path: string;
  readonly isRead: boolean;
  readonly summary: string;
  readonly fields: readonly CallField[];
  /** Whether its answers come in pages that are asked for by `offset`, `limit` and `pageToken`. */
  readonly isPaged: boolean;
  /** Columns of its rows, for an answer without any; none where the rows are inside others. */
  readonly columns: readonly string[];
}

const JSON_TYPE = 'application/json';
const PAGE_FIELDS = ['offset', 'limit', 'pageToken'];

/** Sections of the description whose calls say what the clients call them. */
const CLIENT_SECTIONS = ['tools', 'texts'];

/** What the clients ask, in the order of the names. Throws for a call of their sections that says nothing of them. */
export function listCalls(calls: Iterable<ApiCall>, { paths }: ApiDescription): Call[] {
  const listed = [...calls];
  const forgotten = listed.filter(({ tag, client }) => client === undefined && CLIENT_SECTIONS.includes(tag));
  if (forgotten.length > 0)
    throw new Error(`Calls without \`client\`: ${forgotten.map(({ path }) => path).join(', ')}`);
  return listed
    .flatMap(({ path, client }) => (client ? [makeCall(path, client, readOwn(paths, path)!)] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function makeCall(path: string, named: ClientCall, { get, post }: ApiDescription['paths'][string]): Call {
  const operation = (post ?? get)!;
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const fields = body ? listBodyFields(body) : listQueryFields(operation);
  const answer = operation.responses?.['200']?.content?.[JSON_TYPE]?.schema;
  const names = fields.map(({ name }) => name);
  return {
    ...named,
    path,
    isRead: post === undefined,
    summary: operation.summary ?? '',
    fields,
    isPaged:
      PAGE_FIELDS.every((name) => names.includes(name)) && answer?.properties?.['pageToken'] !== undefined,
    columns: listColumns(named, answer),
  };
}

function listColumns({ rows, nested }: ClientCall, answer: FieldSchema | undefined): string[] {
  if (nested !== undefined) return [];
  const list = rows === undefined ? answer : readOwn(answer?.properties ?? {}, rows);
  const columns = Object.entries(list?.items?.properties ?? {});
  // Objects and lists become columns of other names.
  return columns.flatMap(([name, { type }]) => (type === 'object' || type === 'array' ? [] : [name]));
}

function listBodyFields({ properties = {}, required = [] }: FieldSchema): CallField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
  }));
}

function listQueryFields({ parameters = [] }: Operation): CallField[] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required = false }) => ({ name, schema, isRequired: required }));
}

/** Whether the field takes a list and no single value. */
export function isListField({ schema }: CallField): boolean {
  const choices = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  return choices.length > 0 && choices.every(({ type }) => type === 'array');
}

const MOST_CHOICES = 12;

/** What a field takes, in a few words: type, choices, default and description. */
export function describeField({ name, schema, isRequired }: CallField): string {
  const given = [schema, ...(schema.anyOf ?? [])];
  const choices = given.flatMap((one) => one.enum ?? []).filter((choice) => choice !== null);
  const told = [
    isRequired ? 'required' : '',
    choices.length > 0 && choices.length <= MOST_CHOICES ? `one of ${choices.join(', ')}` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    schema.description ?? given.find(({ description }) => description !== undefined)?.description ?? '',
  ].filter((part) => part !== '');
  return `${name}${told.length === 0 ? '' : `: ${told.join('; ')}`}`.replace(/\s+/gu, ' ');
}
