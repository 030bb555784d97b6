import { z } from 'zod';
import { defineCall } from '../fields/call';
import { MAX_IMPORT_BYTES } from '../fields/limits';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** What an import did or, as a trial, would do. */
export const importReportSchema = z.object({
  files: z.array(z.string()),
  isDryRun: z.boolean(),
  texts: z.object({ read: z.int(), added: z.int(), updated: z.int(), unchanged: z.int(), skipped: z.int() }),
  words: z.int().describe('About so many words were read'),
  demoTextsRemoved: z.boolean(),
  unknownProperties: z.record(z.string(), z.int()),
  droppedProperties: z.record(z.string(), z.int()),
  duplicates: z.int().describe('Texts whose content another text has too'),
  notListed: z.object({
    withoutTitle: z.int(),
    withoutSubcorpus: z.int(),
    withUnknownSubcorpus: z.int(),
    withUnknownLanguage: z.int(),
  }),
  problems: z.int(),
  problemList: z
    .array(z.object({ place: z.string(), reason: z.string() }))
    .describe('File and line or entry of what was not taken; at most 1000'),
});

export const importParametersSchema = z.object({ id: z.guid() });
/** A trial or an import with its progress; the report comes with the end. */
export const importRunSchema = z.object({
  id: z.guid(),
  kind: z.enum(['trial', 'import']),
  source: z.string().nullable(),
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  done: z.int(),
  total: z.int(),
  failure: z.string().nullable().describe('What stood in the way'),
  report: importReportSchema.nullable(),
});

export const importTrialCall = defineCall('admin', 'POST /api/admin/imports', {
  summary: `Keeps a file of at most ${MAX_IMPORT_BYTES / BYTES_PER_MEGABYTE} MB and begins its trial, which stores no text`,
  consumes: ['multipart/form-data'],
  body: z.object({
    file: z
      .any()
      .meta({ type: 'string', format: 'binary' })
      .describe('JSON Lines, a dump or a zip with metadata.csv'),
  }),
  answer: importRunSchema,
  isBusyAtTimes: true,
});

export const importRunCall = defineCall('admin', 'GET /api/admin/imports/:id', {
  summary: 'Progress of a trial or an import, and its report at the end',
  params: importParametersSchema,
  answer: importRunSchema,
  isBusyAtTimes: true,
});

export const importBeginCall = defineCall('admin', 'POST /api/admin/imports/:id', {
  summary: 'Begins the import of the file of a trial',
  params: importParametersSchema,
  body: z.object({ keepsDemo: z.boolean().default(false) }),
  answer: importRunSchema,
  isBusyAtTimes: true,
});

export type ImportRun = z.infer<typeof importRunSchema>;
export type ImportReportBody = z.infer<typeof importReportSchema>;
