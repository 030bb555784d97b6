import { z } from 'zod';
import { textDownloadFileTypes, textDownloadForms } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_CORPUS_TEXT_IDS } from '../fields/limits';
import { textQueryRequestSchema } from './text-query';

export const textDownloadRequestSchema = z
  .object({
    form: z.enum(textDownloadForms),
    fileType: fieldWithDefault(z.enum(textDownloadFileTypes), 'SINGLE_FILE'),
    fileList: z.array(z.guid()).min(1).max(MAX_CORPUS_TEXT_IDS).describe('Ids of corpus texts'),
    query: textQueryRequestSchema
      .partial()
      .nullish()
      .describe('The filters that found the texts, for the README of the archive'),
  })
  .meta({
    examples: [{ form: 'BASIC_TEXT', fileType: 'ZIP', fileList: ['1f0c9a42-0000-4000-8000-000000000001'] }],
  });

export type TextDownloadRequest = z.infer<typeof textDownloadRequestSchema>;
