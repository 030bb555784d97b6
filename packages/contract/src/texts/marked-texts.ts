import { z } from 'zod';
import { defineCall } from '../fields/call';
import { ALL_TEXTS, markedTextForms } from '../fields/choices';
import { textSelectionShape } from './text-selection';

export const errorMarksDownloadCall = defineCall('texts', 'POST /api/texts/vead-failina', {
  summary:
    'A text of the corpus, or each marked one of a selection, as written and as corrected: plain text, M2 (and, as M2_ORIGIN, what the M2 file is of), TEI P5, CoNLL-U, vertical text or SVALA',
  usage: 'text-edits',
  client: null,
  body: z
    .object({
      id: z.guid().nullish().describe('One text; without it, a selection of texts'),
      corpusTextIds: textSelectionShape.corpusTextIds,
      tekstivalik: textSelectionShape.tekstivalik,
      vorm: z
        .enum(markedTextForms)
        .describe(
          'Of a selection all but TEI and SVALA, which cannot be joined; unmarked texts are left out',
        ),
    })
    .refine(({ id, corpusTextIds, tekstivalik }) => !id || !(corpusTextIds ?? tekstivalik), {
      path: ['id'],
      message: 'Choose one text or a selection.',
    })
    .meta({ examples: [{ tekstivalik: ALL_TEXTS, vorm: 'M2' }] }),
  answer: {
    description: 'The file',
    content: {
      'text/plain': { schema: z.string() },
      'application/tei+xml': { schema: z.string() },
      'application/json': { schema: z.string() },
    },
  },
});

export type ErrorMarksDownloadRequest = z.infer<typeof errorMarksDownloadCall.body>;
