import { z } from 'zod';
import { MAX_CORPUS_TEXT_IDS } from './limits';

export const TEXT_DOWNLOAD_PATH = '/api/texts/tekstidfailina';

export const textDownloadForms = [
  'BASIC_TEXT',
  'ANNOTATE_STANZA_CONLLU',
  'ANNOTATE_ESTNLTK',
  'ANNOTATE_TEI',
] as const;
export const textDownloadFileTypes = ['SINGLE_FILE', 'ZIP'] as const;

export const textDownloadRequestSchema = z.object({
  form: z.enum(textDownloadForms),
  fileType: z.enum(textDownloadFileTypes),
  fileList: z.array(z.guid()).min(1).max(MAX_CORPUS_TEXT_IDS).describe('Ids of corpus texts'),
});

export type TextDownloadForm = (typeof textDownloadForms)[number];
export type TextDownloadFileType = (typeof textDownloadFileTypes)[number];
export type TextDownloadRequest = z.infer<typeof textDownloadRequestSchema>;
