import { z } from 'zod';

/** Every error code an answer may carry. Clients look at the first code of the array. */
export const errorCodes = [
  'InvalidRequest',
  'MalformedBody',
  'UnsupportedContentType',
  'MandatoryField',
  'LimitExceeded',
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
  'TooManyRequests',
  'AnalyserUnavailable',
  'IndexNotReady',
  'InternalError',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** One error. `field` names the part of the request (or the file) at fault; `limit` is the bound that was passed. */
export const apiErrorSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  field: z.string().nullable(),
  limit: z.number().optional(),
});

/** The body of every answer with a status of 400 and above (wire format: a JSON array). */
export const errorBodySchema = z.array(apiErrorSchema).meta({ id: 'ErrorBody' });

export type ApiError = z.infer<typeof apiErrorSchema>;
