import multipart from '@fastify/multipart';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import {
  importBeginSchema,
  importParametersSchema,
  importReportSchema,
  importRunSchema,
  MAX_IMPORT_BYTES,
  type ImportRun,
} from '@keelerada/contract/texts/corpus-import';
import { errorBodySchema } from '@keelerada/contract/fields/errors';
import { IMPORTS_PATH } from '@keelerada/contract/site/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeAdminLog } from '../../platform/admin-log/admin-log.repository';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, makeApiError, RequestFailure } from '../../platform/errors/request-failure';
import { findRun } from '../../platform/jobs/record-job';
import { ImportRuns, type ImportParts } from './run-imports';

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** One byte more shows that the file is too large. */
const limits = { fileSize: MAX_IMPORT_BYTES + 1, files: 1, fields: 5, parts: 6 };

const uploadSchema = z.object({
  file: z
    .any()
    .meta({ type: 'string', format: 'binary' })
    .describe('JSON Lines, a dump or a zip with metadata.csv'),
});

/** Import of uploaded files: a trial, its report, then the import. The scope lets administrators in only. */
export async function registerImports(app: FastifyInstance, parts: ImportParts): Promise<void> {
  const runs = new ImportRuns(parts);
  app.addHook('onClose', () => runs.close());
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    registerUpload(scope, parts.db, runs);
  });
  registerRuns(app, parts.db, runs);
}

function registerUpload(app: FastifyInstance, db: Database, runs: ImportRuns): void {
  app.post(
    IMPORTS_PATH,
    {
      schema: {
        tags: ['admin'],
        summary: `Keeps a file of at most ${MAX_IMPORT_BYTES / BYTES_PER_MEGABYTE} MB and begins its trial, which stores no text`,
        consumes: ['multipart/form-data'],
        body: uploadSchema,
        response: { 200: importRunSchema, '4xx': errorBodySchema, 503: errorBodySchema },
      },
      // The body is a stream that the handler reads; its schema is there for the documentation.
      validatorCompiler: () => (value: unknown) => ({ value }),
    },
    async (request) => {
      const upload = await receiveUpload(request);
      const name = upload.filename;
      const id = await runs.tryFile(name, upload.file, () => {
        if (upload.file.truncated || upload.file.bytesRead > MAX_IMPORT_BYTES) throw makeTooLarge(name);
      });
      await writeAdminLog(db, [{ actor: readActor(request), action: 'import_tried', subject: name }]);
      return readRun(db, id);
    },
  );
}

async function receiveUpload(request: FastifyRequest) {
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES + BYTES_PER_MEGABYTE) {
    throw makeTooLarge(UPLOAD_FIELD);
  }
  const upload = request.isMultipart() ? await request.file().catch(() => undefined) : undefined;
  if (upload === undefined || upload.fieldname !== UPLOAD_FIELD || upload.filename === '') {
    throw badRequest(
      'MandatoryField',
      UPLOAD_FIELD,
      `Send one file in the field "${UPLOAD_FIELD}" of a form.`,
    );
  }
  return upload;
}

function makeTooLarge(name: string): RequestFailure {
  const message = `A file may have ${MAX_IMPORT_BYTES / BYTES_PER_MEGABYTE} MB at most; import larger ones by the command.`;
  return new RequestFailure(413, [makeApiError('FileTooLarge', message, name, MAX_IMPORT_BYTES)]);
}

function registerRuns(app: FastifyInstance, db: Database, runs: ImportRuns): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const shared = {
    tags: ['admin'],
    params: importParametersSchema,
    response: { 200: importRunSchema, '4xx': errorBodySchema, 503: errorBodySchema },
  };
  routes.get(
    `${IMPORTS_PATH}/:id`,
    { schema: { ...shared, summary: 'Progress of a trial or an import, and its report at the end' } },
    ({ params }) => readRun(db, params.id),
  );
  routes.post(
    `${IMPORTS_PATH}/:id`,
    {
      schema: {
        ...shared,
        summary: 'Begins the import of the file of a trial',
        body: importBeginSchema,
      },
    },
    async (request) => {
      const { id, name } = await runs.importFile(request.params.id, request.body.keepsDemo);
      await writeAdminLog(db, [{ actor: readActor(request), action: 'import_begun', subject: name }]);
      return readRun(db, id);
    },
  );
}

async function readRun(db: Database, id: string): Promise<ImportRun> {
  const run = await findRun(db, id);
  if (run === null || run.kind === 'analysis' || run.kind === 'marking') {
    throw new RequestFailure(404, [makeApiError('NotFound', 'There is no such import.')]);
  }
  const { kind, source, state, done, total, failure, report } = run;
  const parsed = report === null ? null : importReportSchema.parse(JSON.parse(report));
  return { id, kind, source, state, done, total, failure, report: parsed };
}
