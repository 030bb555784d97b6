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
import { readLanguageToolForm } from './language-tool/read-language-tool-form';
import { readLanguageToolText } from './language-tool/read-language-tool-text';

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
  if (!KNOWN_LANGUAGES.test(request.language)) {
    throw badRequest('InvalidRequest', 'language', 'Expected one of auto, et, et-EE.');
  }
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
