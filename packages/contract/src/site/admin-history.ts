import { z } from 'zod';
import { defineCall } from '../fields/call';

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

export const adminHistoryCall = defineCall('admin', 'GET /api/admin/history', {
  summary: 'What administrators did, the newest first',
  /** The newest first. `before` is the id of the last entry that is known. */
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  answer: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      actorName: z.string(),
      action: z.enum(adminActions),
      subject: z.string().describe('Name of an account, id of a text, name of a file or of a content'),
      details: z.string().nullable().describe('Names of changed fields or counts; never a text'),
    }),
  ),
});

export type AdminHistoryResponse = z.infer<typeof adminHistoryCall.answer>;
