import type { LanguageToolRequest } from '@keelerada/contract/corrector/language-tool';
import { z } from 'zod';
import { badRequest } from '../../../platform/errors/request-failure';

const markupSchema = z.object({ markup: z.string(), interpretAs: z.string().optional() });

const dataSchema = z.union([
  z.object({ text: z.string() }),
  z.object({
    annotation: z.array(z.union([z.object({ text: z.string() }), markupSchema])),
  }),
]);

/**
 * The text of a request. Markup becomes as many spaces, so that places stay those of the whole document; where it stands
 * for the end of a line, it begins with it. Throws RequestFailure.
 */
export function readLanguageToolText({ text, data }: LanguageToolRequest): string {
  if (text !== undefined) return text;
  if (data === undefined) throw badRequest('MandatoryField', 'text', 'This field is mandatory.');
  const parsed = dataSchema.safeParse(readJson(data)).data;
  if (parsed === undefined) throw badRequest('InvalidRequest', 'data', 'Expected {text} or {annotation}.');
  if ('text' in parsed) return parsed.text;
  return parsed.annotation.map((part) => ('text' in part ? part.text : blankMarkup(part))).join('');
}

function blankMarkup({ markup, interpretAs = '' }: z.infer<typeof markupSchema>): string {
  const breaks = /^\n+/u.exec(interpretAs)?.[0] ?? '';
  return breaks.slice(0, markup.length).padEnd(markup.length);
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw badRequest('MalformedBody', 'data', 'The field is not valid JSON.');
  }
}
