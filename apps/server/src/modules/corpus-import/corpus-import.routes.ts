import multipart from '@fastify/multipart';
import { UPLOAD_FIELD } from '@keelerada/contract/fields/choices';
import { MAX_IMPORT_BYTES } from '@keelerada/contract/fields/limits';
import {
  importBeginCall,
  importReportSchema,
  importRunCall,
  importTrialCall,
  type ImportRun,
} from '@keelerada/contract/texts/corpus-import';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveCall } from '../../platform/http/serve-call';
import { writeAdminLog } from '../../platform/admin-log/admin-log.repository';
import { readActor } from '../../platform/admin-log/read-actor';
import type { Database } from '../../platform/database/database-connection';
import { badRequest, refuse, type RequestFailure } from '../../platform/errors/request-failure';
import { findRun } from '../../platform/jobs/record-job';
import { ImportRuns, type ImportParts } from './run-imports';

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** One byte more shows that the file is too large. */
const limits = { fileSize: MAX_IMPORT_BYTES + 1, files: 1, fields: 5, parts: 6 };

/** Import of uploaded files: a trial, its report, then the import. The scope lets administrators in only. */
export async function registerImports(app: FastifyInstance, parts: ImportParts): Promise<void> {
  const { db } = parts;
  const runs = new ImportRuns(parts);
  app.addHook('onClose', () => runs.close());
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    registerUpload(scope, db, runs);
  });
  serveCall(app, importRunCall, ({ params }) => readRun(db, params.id));
  serveCall(app, importBeginCall, async (request) => {
    const { id, name } = await runs.importFile(request.params.id, request.body.keepsDemo);
    await writeAdminLog(db, [{ actor: readActor(request), action: 'import_begun', subject: name }]);
    return readRun(db, id);
  });
}

function registerUpload(app: FastifyInstance, db: Database, runs: ImportRuns): void {
  serveCall(app, importTrialCall, async (request) => {
    const upload = await receiveUpload(request);
    const name = upload.filename;
    const id = await runs.tryFile(name, upload.file, () => {
      if (upload.file.truncated || upload.file.bytesRead > MAX_IMPORT_BYTES) throw makeTooLarge(name);
    });
    await writeAdminLog(db, [{ actor: readActor(request), action: 'import_tried', subject: name }]);
    return readRun(db, id);
  });
}

async function receiveUpload(request: FastifyRequest) {
  if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES + BYTES_PER_MEGABYTE)
    throw makeTooLarge(UPLOAD_FIELD);
  const upload = request.isMultipart() ? await request.file().catch(() => undefined) : undefined;
  if (upload === undefined || upload.fieldname !== UPLOAD_FIELD || upload.filename === '')
    throw badRequest(
      'MandatoryField',
      UPLOAD_FIELD,
      `Send one file in the field "${UPLOAD_FIELD}" of a form.`,
    );
  return upload;
}

function makeTooLarge(name: string): RequestFailure {
  const message = `A file may have ${MAX_IMPORT_BYTES / BYTES_PER_MEGABYTE} MB at most; import larger ones by the command.`;
  return refuse(413, 'FileTooLarge', message, name, MAX_IMPORT_BYTES);
}

async function readRun(db: Database, id: string): Promise<ImportRun> {
  const run = await findRun(db, id);
  if (run === null || run.kind === 'analysis' || run.kind === 'marking')
    throw refuse(404, 'NotFound', 'There is no such import.');
  const { kind, source, state, done, total, failure, report } = run;
  const parsed = report === null ? null : importReportSchema.parse(JSON.parse(report));
  return { id, kind, source, state, done, total, failure, report: parsed };
}
