import { z } from 'zod';
import { defineCall } from '../fields/call';
import { FORMULAS_HEADER } from '../site/paths';

/** Plain text; an empty line separates several files. */
export const textFromFileResponseSchema = z.string();

export const textFromFileCall = defineCall('texts', 'POST /api/textfromfile', {
  summary: 'Text of uploaded files',
  description:
    'Reads .txt, .pdf, .docx, .doc and .odt, at most 10 files of 10 MB each. Texts of several files are separated by an ' +
    `empty line. Hidden text is left out; □ replaces a formula, and the header ${FORMULAS_HEADER} says how many there ` +
    'were. If any file gives no text, the answer has one error for each such file, its name in `field`.',
  usage: 'text-from-file',
  client: null,
  consumes: ['multipart/form-data'],
  body: z.object({
    file: z.array(z.any().meta({ type: 'string', format: 'binary' })).describe('One or several files'),
  }),
  answer: { description: 'The text', content: { 'text/plain': { schema: textFromFileResponseSchema } } },
  isBusyAtTimes: true,
});
