import { z } from 'zod';

/** What administrators do and the history keeps. Decisions on donations have a log of their own. */
export const adminActions = [
  'role_given',
  'role_taken',
  'text_edited',
  'text_withdrawn',
  'texts_exported',
  'import_tried',
  'import_begun',
  'content_published',
  'job_requested',
] as const;
export type AdminAction = (typeof adminActions)[number];

/** GET /api/admin/history: the newest first. `before` is the id of the last entry that is known. */
export const adminHistoryQuerySchema = z.object({
  before: z.coerce.number().int().positive().optional(),
});
export const adminHistoryResponseSchema = z.array(
  z.object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorName: z.string(),
    action: z.enum(adminActions),
    subject: z.string().describe('Name of an account, id of a text, name of a file or of a content'),
    details: z.string().nullable().describe('Names of changed fields or counts; never a text'),
  }),
);

/** Entries of one answer. */
export const HISTORY_PAGE_ENTRIES = 100;

export type AdminHistoryResponse = z.infer<typeof adminHistoryResponseSchema>;
