import type { z } from 'zod';

/** An answer that is not JSON, by media type. */
export interface FileAnswer {
  readonly description?: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>;
}

export interface ClientCall {
  readonly name: string;
  /** Field of the answer with the rows; absent where the answer is a list or columns. */
  readonly rows?: string;
  /** List in each row that has the rows proper. */
  readonly nested?: string;
}

/** What a call takes and gives. */
export interface CallParts {
  /** For /api/docs. */
  readonly summary: string;
  readonly description?: string;
  /** Answered calls are counted under this name; several may share one. */
  readonly usage?: string;
  /** In the clients for Python and R; null for a call of the sections `tools` and `texts` that they have no function for. */
  readonly client?: ClientCall | null;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Media types of the body, if it is not JSON alone. */
  readonly consumes?: readonly string[];
  readonly answer: z.ZodType | FileAnswer;
  /** Of the answer; 200 where absent. */
  readonly status?: number;
  /** It may be answered 503 for a while; the calls of `tools` always. */
  readonly isBusyAtTimes?: true;
}

/** Answers that come line by line: progress, then the result or the errors. */
export const LINES_TYPE = 'application/x-ndjson';

/** One call of the API: route, description, clients and what the screens ask follow from it. */
export interface CallHead {
  /** Section of /api/docs. */
  readonly tag: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A part that begins with a colon is a field of `params`. */
  readonly path: string;
  /** Whether a screen may show an answer again; the admin panel asks anew. */
  readonly isKept: boolean;
}

export type Call<Parts extends CallParts = CallParts> = Parts & CallHead;

/** As it is sent: in lists that nobody changes. */
type Sent<Value> = Value extends object ? { readonly [Field in keyof Value]: Sent<Value[Field]> } : Value;

type InputPart<Given, Part extends 'params' | 'query' | 'body'> =
  Given extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? object extends z.input<Schema>
      ? Partial<Readonly<Record<Part, Sent<z.input<Schema>>>>>
      : Readonly<Record<Part, Sent<z.input<Schema>>>>
    : unknown;

/** What a client sends. */
export type CallInput<Given extends Call> = InputPart<Given, 'params'> &
  InputPart<Given, 'query'> &
  InputPart<Given, 'body'>;

/** What a client gets; files are read in another way. */
export type CallAnswer<Given extends Call> = Given['answer'] extends z.ZodType
  ? z.output<Given['answer']>
  : never;

/** `address` is method and path. In the browser a call is its head alone (`apps/web/vite.config.ts`). */
export function defineCall<Parts extends CallParts>(
  tag: string,
  address: `${CallHead['method']} /${string}`,
  parts: Parts,
): Call<Parts> {
  const [method, path] = address.split(' ') as [CallHead['method'], string];
  return { ...parts, tag, method, path, isKept: tag !== 'admin' };
}

export function fillPath({ path }: CallHead, params: Readonly<Record<string, string | number>>): string {
  const fields = new Map(Object.entries(params));
  return path.replaceAll(/:(\w+)/gu, (_field, name: string) => encodeURIComponent(fields.get(name) ?? ''));
}
