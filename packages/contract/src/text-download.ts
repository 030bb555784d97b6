import { z } from 'zod';
import { textDownloadFileTypes, textDownloadForms } from './choices';
import { MAX_CORPUS_TEXT_IDS } from './limits';

export const textDownloadRequestSchema = z.object({
  form: z.enum(textDownloadForms),
  fileType: z.enum(textDownloadFileTypes),
  fileList: z.array(z.guid()).min(1).max(MAX_CORPUS_TEXT_IDS).describe('Ids of corpus texts'),
});

export type TextDownloadRequest = z.infer<typeof textDownloadRequestSchema>;
