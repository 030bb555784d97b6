import { z } from 'zod';
import { ALL_TEXTS, markedTextForms } from '../fields/choices';
import { textSelectionShape } from './text-selection';

export const errorMarksDownloadRequestSchema = z
  .object({
    id: z.guid().nullish().describe('One text; without it, a selection of texts'),
    corpusTextIds: textSelectionShape.corpusTextIds,
    tekstivalik: textSelectionShape.tekstivalik,
    vorm: z
      .enum(markedTextForms)
      .describe('Of a selection all but TEI and SVALA, which cannot be joined; unmarked texts are left out'),
  })
  .refine(({ id, corpusTextIds, tekstivalik }) => !id || !(corpusTextIds ?? tekstivalik), {
    path: ['id'],
    message: 'Choose one text or a selection.',
  })
  .meta({ examples: [{ tekstivalik: ALL_TEXTS, vorm: 'M2' }] });

export type ErrorMarksDownloadRequest = z.infer<typeof errorMarksDownloadRequestSchema>;
