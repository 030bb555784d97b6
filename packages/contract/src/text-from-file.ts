import { z } from 'zod';

export const TEXT_FROM_FILE_PATH = '/api/textfromfile';
/** Extensions that are read; the content of a file must agree with its extension. */
export const uploadExtensions = ['.txt', '.pdf', '.docx', '.doc', '.odt'] as const;
/** Multipart field that carries the files. */
export const UPLOAD_FIELD = 'file';
/** Plain text; several files are parted by an empty line. */
export const textFromFileResponseSchema = z.string();
