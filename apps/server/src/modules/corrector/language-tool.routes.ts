import type { CorrectorResponse } from '@keelerada/contract/corrector/corrector';
import {
  languageToolLanguagesCall,
  languageToolCall,
  languageToolQueryCall,
  type LanguageToolRequest,
  type LanguageToolResponse,
} from '@keelerada/contract/corrector/language-tool';
import { MAX_CORRECTOR_CHARACTERS } from '@keelerada/contract/fields/limits';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { badRequest } from '../../platform/errors/request-failure';
import { abortWhenClosed } from '../../platform/http/abort-when-closed';
import { readCorrections } from './correct-text';
import type { CorrectorParts } from './corrector-parts';
import { makeLanguageToolMatches } from './language-tool/make-language-tool-matches';
import { z } from 'zod';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const ESTONIAN = { name: 'Estonian', code: 'et' };
const KNOWN_LANGUAGES = /^(?:auto|et(?:-EE)?)$/iu;

/** The corrector for clients of LanguageTool: editors, office programs, scripts. */
export async function registerLanguageTool(app: FastifyInstance, parts: CorrectorParts): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, readLanguageToolForm(body.toString())),
    );
    serveCall(scope, languageToolCall, ({ body }, reply) =>
      checkText(body, parts, abortWhenClosed(reply.raw)),
    );
    serveCall(scope, languageToolQueryCall, ({ query }, reply) =>
      checkText(query, parts, abortWhenClosed(reply.raw)),
    );
    done();
  });
  serveCall(app, languageToolLanguagesCall, () => [{ ...ESTONIAN, longCode: 'et-EE' }]);
}

async function checkText(
  request: LanguageToolRequest,
  parts: CorrectorParts,
  signal: AbortSignal,
): Promise<LanguageToolResponse> {
  if (!KNOWN_LANGUAGES.test(request.language))
    throw badRequest('InvalidRequest', 'language', 'Expected one of auto, et, et-EE.');
  const tekst = readLanguageToolText(request);
  if (tekst.length > MAX_CORRECTOR_CHARACTERS) {
    const message = `At most ${MAX_CORRECTOR_CHARACTERS} characters.`;
    throw badRequest('LimitExceeded', 'text', message, MAX_CORRECTOR_CHARACTERS);
  }
  // Clients check whatever is in their window, an empty page too.
  if (tekst.trim() === '') return makeAnswer([], 'et', parts.version);
  // Without it the text decides.
  const showPossible = request.level === 'picky' ? true : null;
  const answer = await readCorrections({ tekst, model: 'grammarchecker', showPossible }, parts, { signal });
  const language = request.motherTongue?.toLowerCase().startsWith('en') === true ? 'en' : 'et';
  const matches = makeLanguageToolMatches(tekst, answer.grammatika, language);
  const isWanted = makeRuleFilter(request);
  const wanted = matches.filter(({ rule }) => isWanted(rule.id, rule.category.id));
  return makeAnswer(wanted, answer.textLanguage, parts.version);
}

/**
 * Whether a client wants a rule of a category. All are on; with `enabledOnly` those alone that are enabled by id or category.
 * What is said of a rule by its id goes before what is said of its category.
 */
function makeRuleFilter({
  disabledRules,
  enabledRules,
  disabledCategories,
  enabledCategories,
  enabledOnly,
}: LanguageToolRequest): (rule: string, category: string) => boolean {
  const [offRules, onRules, offCategories, onCategories] = [
    ...[disabledRules, enabledRules, disabledCategories, enabledCategories].map(readList),
  ] as [Ids, Ids, Ids, Ids];
  const isOn = String(enabledOnly) !== 'true';
  return (rule, category) => {
    if (offRules.has(rule)) return false;
    if (onRules.has(rule)) return true;
    if (offCategories.has(category)) return false;
    return isOn || onCategories.has(category);
  };
}

type Ids = ReadonlySet<string>;

const readList = (list = ''): Ids => new Set(list.split(',').map((id) => id.trim()));

const DETECTED = {
  et: ESTONIAN,
  ru: { name: 'Russian', code: 'ru' },
  other: { name: 'Unknown', code: 'xx' },
} as const;

function makeAnswer(
  matches: LanguageToolResponse['matches'],
  textLanguage: CorrectorResponse['textLanguage'],
  version: string,
): LanguageToolResponse {
  return {
    software: { name: 'Keelerada', version, buildDate: '', apiVersion: 1, premium: false, status: '' },
    warnings: { incompleteResults: false },
    language: { ...ESTONIAN, detectedLanguage: { ...DETECTED[textLanguage], confidence: 1 } },
    matches,
  };
}

/** A form that LibreOffice 7.4 sends: text and language, then name and key where the user has set them. */
const PLAIN_FORM = /^text=(?<text>.*)&language=(?<language>[\w-]+)(?:&username=[^&]*&apiKey=[^&]*)?$/su;
/** No encoded form has a space, a line end or a letter outside ASCII. */
const PLAIN_CHARACTER = /[^\x21-\x7e]/u;

/**
 * Fields of a form. LibreOffice 7.4 does not encode the text (25.2 does): its `&`, `+` and `%` stand for themselves, and a
 * usual reader would cut the text there or move the places behind it.
 */
function readLanguageToolForm(body: string): Record<string, string> {
  const plain = PLAIN_CHARACTER.test(body) ? PLAIN_FORM.exec(body)?.groups : undefined;
  if (plain !== undefined) return { text: plain['text'] ?? '', language: plain['language'] ?? '' };
  return Object.fromEntries(new URLSearchParams(body));
}

const markupSchema = z.object({ markup: z.string(), interpretAs: z.string().optional() });

const dataSchema = z.union([
  z.object({ text: z.string() }),
  z.object({ annotation: z.array(z.union([z.object({ text: z.string() }), markupSchema])) }),
]);

/**
 * The text of a request. Markup becomes as many spaces, so that places stay those of the whole document; where it stands
 * for the end of a line, it begins with it. Throws RequestFailure.
 */
function readLanguageToolText({ text, data }: LanguageToolRequest): string {
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
