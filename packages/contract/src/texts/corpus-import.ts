import { z } from 'zod';

/** The largest file of an upload; larger ones go by the command `import-corpus`. */
export const MAX_IMPORT_BYTES = 100 * 1024 * 1024;
/** So long the file of a trial is kept for its import. */
export const IMPORT_FILE_HOURS = 24;

/** What an import did or, as a trial, would do. */
export const importReportSchema = z.object({
  files: z.array(z.string()),
  isDryRun: z.boolean(),
  texts: z.object({
    read: z.number().int(),
    added: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.number().int(),
  }),
  words: z.number().int().describe('About so many words were read'),
  demoTextsRemoved: z.boolean(),
  unknownProperties: z.record(z.string(), z.number().int()),
  droppedProperties: z.record(z.string(), z.number().int()),
  duplicates: z.number().int().describe('Texts whose content another text has too'),
  notListed: z.object({
    withoutTitle: z.number().int(),
    withoutSubcorpus: z.number().int(),
    withUnknownSubcorpus: z.number().int(),
    withUnknownLanguage: z.number().int(),
  }),
  problems: z.number().int(),
  problemList: z
    .array(z.object({ place: z.string(), reason: z.string() }))
    .describe('File and line or entry of what was not taken; at most 1000'),
});

export const importParametersSchema = z.object({ id: z.guid() });
export const importBeginSchema = z.object({ keepsDemo: z.boolean().default(false) });

/** A trial or an import with its progress; the report comes with the end. */
export const importRunSchema = z.object({
  id: z.guid(),
  kind: z.enum(['trial', 'import']),
  source: z.string().nullable(),
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  done: z.number().int(),
  total: z.number().int(),
  failure: z.string().nullable().describe('What stood in the way'),
  report: importReportSchema.nullable(),
});

export type ImportRun = z.infer<typeof importRunSchema>;
export type ImportReportBody = z.infer<typeof importReportSchema>;
