import { z } from 'zod';

/** Every error code an answer may carry. Clients look at the first code of the array. */
export const errorCodes = [
  'InvalidRequest',
  'MalformedBody',
  'UnsupportedContentType',
  'MandatoryField',
  'LimitExceeded',
  'InvalidQuery',
  'NoTextsSelected',
  'NoSubcorpusPicked',
  'UnknownTextId',
  'UnsupportedMimeType',
  'FileTooLarge',
  'TooManyFiles',
  'FileEncrypted',
  'FileBroken',
  'FileHasNoText',
  'FileTooComplex',
  'FileTookTooLong',
  'NotAuthenticated',
  'NotPermitted',
  'NotFound',
  'AlreadyDecided',
  'LastAdministrator',
  'EditConflict',
  'CorpusChanged',
  'TooManyRequests',
  'TookTooLong',
  'IndexNotReady',
  'DatabaseUnavailable',
  'ServerBusy',
  'InternalError',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One error. `field` names the part of the request (or the file) at fault. */
export const apiErrorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  field: z.string().nullable(),
  limit: z.number().optional().describe('The bound that was passed'),
  position: z.int().optional().describe('UTF-16 offset in the field at which a query cannot be understood'),
  nearest: z
    .array(z.string())
    .optional()
    .describe('What may have been meant in place of a value or form that there is not'),
});

/** The body of every answer with a status of 400 and above (wire format: a JSON array). */
export const errorBodySchema = z.array(apiErrorSchema).meta({ id: 'ErrorBody' });

export type ApiError = z.infer<typeof apiErrorSchema>;
