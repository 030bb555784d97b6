import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { registerCorpusDescription } from '../modules/corpus-description/corpus-description.routes';
import { registerHealth } from '../modules/health/health.routes';
import { registerReview } from '../modules/donation/review.routes';
import { registerHome } from '../modules/home/home.routes';
import { registerSession } from '../modules/session/session.routes';
import { registerSite } from '../modules/site/site.routes';
import { readVersions } from '../modules/site-content/site-content.repository';
import { registerPublishing, registerSiteContent } from '../modules/site-content/site-content.routes';
import { registerStatus } from '../modules/status/status.routes';
import { registerTextFromFile } from '../modules/text-from-file/text-from-file.routes';
import { keepLastAnswer } from '../platform/database/keep-last-answer';
import { makeApiError, RequestFailure } from '../platform/errors/request-failure';
import { ErrorLog } from '../platform/metrics/error-log';
import { UsageCounter } from '../platform/metrics/usage-counter';
import { registerAccounts } from '../modules/account/account.routes';
import { type AdminParts, registerAdmin } from '../modules/admin/admin.routes';
import { type JobParts, registerJobs } from '../modules/admin/job.routes';
import { registerImports } from '../modules/corpus-import/corpus-import.routes';
import type { ImportParts } from '../modules/corpus-import/run-imports';
import { type CorpusTextParts, registerCorpusTexts } from '../modules/corpus-text/corpus-text.routes';
import { withdrawAccepted } from '../modules/donation/withdraw-accepted';
import { checkOrigin } from '../platform/session/check-origin';
import { requireRole } from '../platform/session/require-role';
import { type AppParts, type SharedParts, shareParts } from './app-parts';
import { donations, readingGroups, registerCallGroup } from './call-groups';
import { allowOrigins } from './http-edge/allow-origins';
import { closeConnections } from './http-edge/close-connections';
import { cutOffSlowReaders } from './http-edge/cut-off-slow-readers';
import { describeApi } from './documents/api-docs';
import { compressAnswers } from './http-edge/compress-answers';
import { handleError } from './http-edge/failures/handle-error';
import { countUsage } from './http-edge/count-usage';
import { logErrors } from './http-edge/failures/log-errors';
import { makeSecurityHeaders, setSecurityHeaders } from './http-edge/security-headers';
import { parseJsonBodies } from './http-edge/parse-json-body';
import { attributeComputeToClient } from './http-edge/attribute-compute-to-client';
import { servePages } from './documents/serve-pages';
import { makeAppOptions } from './make-app-options';
import { makeContextFinder } from './make-context-finder';
import { makeToolAsker } from './make-tool-asker';
import { nameUnknownFields, validateRequest } from './http-edge/validate-request';

interface AdministrationParts
  extends AdminParts, JobParts, ImportParts, Omit<CorpusTextParts, 'withdrawDonation'> {
  readonly publicUrl: string | null;
}

/** Everything that only administrators may do, but for the review of donations. */
async function registerAdministration(app: FastifyInstance, parts: AdministrationParts): Promise<void> {
  await registerAdmin(app, parts);
  await app.register(async (scope) => {
    // Before the body is read: others learn nothing of what a call takes.
    scope.addHook('onRequest', requireRole('ADMIN', parts));
    scope.addHook('onRequest', checkOrigin(parts.publicUrl));
    registerAccounts(scope, parts.db);
    registerJobs(scope, parts);
    registerCorpusTexts(scope, { ...parts, withdrawDonation: withdrawAccepted });
    registerPublishing(scope, parts.db);
    await registerImports(scope, parts);
  });
}

const noHost = makeApiError('InvalidRequest', 'The request names no host.');

/** Builds the HTTP application: first what all answers share, then the modules. */
export async function buildApp(given: AppParts): Promise<FastifyInstance> {
  const securityHeaders = await makeSecurityHeaders();
  const app = fastify(makeAppOptions(given, securityHeaders));
  closeConnections(app);
  cutOffSlowReaders(app);
  // Calls take JSON or files; plain text gets the answer of an unsupported type.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  headAnswers(app, securityHeaders);
  attributeComputeToClient(app);
  nameUnknownFields(app);
  await compressAnswers(app);
  await app.register(cookie);
  await describeApi(app, given.version);
  const errorLog = new ErrorLog();
  logErrors(app, errorLog);
  const usage = new UsageCounter(given.db);
  countUsage(app, usage);
  const parts = shareParts(given);
  // Calls that change something are registered beside this scope.
  await app.register(async (reading) => {
    allowOrigins(reading, parts.corsOrigins);
    for (const group of readingGroups) await registerCallGroup(reading, group, parts);
    await registerUncounted(reading, parts);
  });
  registerHealth(app, parts);
  await registerCallGroup(app, donations, parts);
  await registerReview(app, parts);
  await registerAdministration(app, { ...parts, errorLog, usage });
  registerSession(app, { ...parts.session, db: parts.db, publicUrl: parts.publicUrl });
  registerSite(app, parts);
  await servePages(app, parts);
  return app;
}

/** Answers from memory, a version of a content by its name, and uploads, which have limits of their own. */
async function registerUncounted(reading: FastifyInstance, parts: SharedParts): Promise<void> {
  const { db, engine, session, describeCorpus, publicUrl, extractor } = parts;
  const readContentVersions = keepLastAnswer(() => readVersions(db));
  // What is known stands in should the database be away later.
  readContentVersions().catch(() => undefined);
  registerStatus(reading, { ...parts, hasProvider: session.identityProvider !== null, readContentVersions });
  registerSiteContent(reading, db);
  registerHome(reading, { ...parts, findContexts: makeContextFinder(engine), askTool: makeToolAsker(parts) });
  registerCorpusDescription(reading, describeCorpus, publicUrl);
  await registerTextFromFile(reading, { extractor });
}

/** What every answer says, and what every request must. */
function headAnswers(
  app: FastifyInstance,
  securityHeaders: Awaited<ReturnType<typeof makeSecurityHeaders>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(securityHeaders, request, reply);
    // By it a visitor's complaint leads to the lines of the log.
    reply.header('x-request-id', request.id);
    const lacksHost = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(lacksHost ? new RequestFailure(400, [noHost]) : undefined);
  });
}
