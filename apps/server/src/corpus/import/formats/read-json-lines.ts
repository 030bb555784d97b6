import { z } from 'zod';
import { humanMarkSchema } from '../../store/human-mark';
import { AnnotationFieldError, annotationFieldSchema, readAnnotationField } from './annotation-field';
import { type ImportItem, type ImportSource, makeProblem, openLines, type RawText } from './import-item';
import type { FileLine } from '../../../platform/file-text/read-file-lines';

const recordSchema = z.object({
  id: z.string().nullish(),
  content: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string().nullable() })).nullish(),
  edits: z.array(humanMarkSchema).nullish(),
  annotation: annotationFieldSchema.optional(),
});

type TextRecord = z.output<typeof recordSchema>;

/**
 * JSON Lines, plain or gzip, each `{"id", "content", "properties": [{"name", "value"}]}`. A record without `properties`
 * (or with null) leaves the stored ones as they are; an empty list removes them. `edits` are errors that people marked,
 * `[{"start", "end", "corrected", "code"}]` with UTF-16 places in the content; null takes them away. `annotation` is kept in
 * place of the own analysis, as in CoNLL-U; a record without it leaves what is stored for its content.
 */
export function openJsonLines(path: string): Promise<ImportSource> {
  return openLines(path, readJsonLines);
}

async function* readJsonLines(name: string, lines: AsyncIterable<FileLine>): AsyncGenerator<ImportItem> {
  let last = 0;
  try {
    for await (const line of lines) {
      last = line.number;
      if (line.text.trim() !== '') yield readRecord(line, `${name}, line ${line.number}`);
    }
  } catch (error) {
    yield makeProblem(
      `${name}, after line ${last}`,
      `the file cannot be read further: ${(error as Error).message}`,
    );
  }
}

function readRecord(line: FileLine, place: string): ImportItem {
  let value: unknown;
  try {
    value = JSON.parse(line.text.replace(/^\ufeff/u, ''));
  } catch {
    return makeProblem(place, 'the line is not JSON');
  }
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return makeFieldProblem(place, issue?.path.join('.') ?? '', issue?.message ?? 'not a text');
  }
  try {
    return { kind: 'text', text: makeText(parsed.data, place), bytesRead: line.bytesRead };
  } catch (error) {
    if (!(error instanceof AnnotationFieldError)) throw error;
    return makeFieldProblem(place, error.path, error.message);
  }
}

/** Throws AnnotationFieldError. */
function makeText({ id, content, properties, edits, annotation }: TextRecord, place: string): RawText {
  const known = (properties ?? []).map((property) => ({ name: property.name, value: property.value ?? '' }));
  const sentences = annotation ? readAnnotationField(content, annotation).sentences : null;
  return {
    ...{ id: id ?? null, content, properties: known, place },
    ...(edits === undefined ? {} : { edits }),
    ...(sentences === null ? {} : { annotation: { sentences, source: annotation?.source ?? null } }),
    ...(properties ? {} : { lacksProperties: true }),
  };
}

function makeFieldProblem(place: string, field: string, message: string): ImportItem {
  return makeProblem(place, `${field === '' ? 'the record' : `"${field}"`}: ${message}`);
}
