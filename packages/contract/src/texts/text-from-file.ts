import { z } from 'zod';

/** Plain text; an empty line separates several files. */
export const textFromFileResponseSchema = z.string();
