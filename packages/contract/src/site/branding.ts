import { z } from 'zod';

/** What stands out: the primary action, the keyword, the ring of the focus. */
const accentNames = ['accent', 'accent-strong', 'on-accent', 'accent-soft', 'focus'] as const;
const coloursSchema = z.partialRecord(z.enum(accentNames), z.string().regex(/^#[\da-f]{6}$/iu));

const partsSchema = z.strictObject({
  productName: z.string().trim().min(1).max(60),
  contactEmail: z.email(),
  licenceUrl: z.url({ protocol: /^https?$/u }),
  /** By which administrators sign in: its name on the button, and a picture of the folder. */
  identityProvider: z.strictObject({
    name: z.string().min(1).nullable(),
    logo: z.string().startsWith('/').nullable(),
  }),
  /** By colour scheme. */
  colours: z.strictObject({ light: coloursSchema, dark: coloursSchema }).partial(),
});

/** What makes a site that of an institution. */
export type BrandingParts = z.infer<typeof partsSchema>;

/** `branding.json` in BRANDING_DIR: what it lacks is as it is shipped. */
export const brandingSchema = partsSchema.partial();
export type Branding = z.infer<typeof brandingSchema>;
