import { isIP } from 'node:net';
import { z } from 'zod';

const MAX_PREFIX_BITS = { 4: 32, 6: 128 } as const;

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/u.test(prefix) && Number(prefix) <= MAX_PREFIX_BITS[version === 4 ? 4 : 6];
}

/** Reads addresses and CIDR networks separated by commas, or `none`: forwarded addresses are then ignored. */
export const trustedProxiesSchema: z.ZodType<readonly string[], string> = z
  .string()
  .transform((value) => (value === 'none' ? [] : value.split(',').map((address) => address.trim())))
  .pipe(z.array(z.string().refine(isNetwork)));
