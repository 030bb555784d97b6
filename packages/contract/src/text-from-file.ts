import { z } from 'zod';

/** Plain text; several files are parted by an empty line. */
export const textFromFileResponseSchema = z.string();
