import { z } from 'zod';
import { defineCall } from '../fields/call';
import { textDownloadFileTypes, textDownloadForms } from '../fields/choices';
import { fieldWithDefault } from '../fields/field-with-default';
import { MAX_CORPUS_TEXT_IDS } from '../fields/limits';
import { textQueryRequestSchema } from './text-query';

const fileSchema = z.any().meta({ type: 'string', format: 'binary' });

export const textDownloadCall = defineCall('texts', 'POST /api/texts/tekstidfailina', {
  summary:
    'Chosen texts as they are or annotated (CoNLL-U, VISL CG-3, TEI P5), as one file, or as a ZIP with metadata table, licence and README',
  usage: 'text-download',
  client: null,
  body: z
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
    }),
  answer: {
    description: 'The file',
    content: {
      'text/plain': { schema: z.string() },
      'application/tei+xml': { schema: z.string() },
      'application/zip': { schema: fileSchema },
    },
  },
});

export type TextDownloadRequest = z.infer<typeof textDownloadCall.body>;
