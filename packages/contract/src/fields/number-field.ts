import { z } from 'zod';

const DIGITS = /^-?\d{1,15}$/u;

/** A whole number of a request; clients that take it from a text field send its digits as a string (`"2"`). */
export function numberField(least: number, most?: number): z.ZodType<number> {
  const number = z.int().min(least);
  return z.preprocess(
    (given) => (typeof given === 'string' && DIGITS.test(given.trim()) ? Number(given) : given),
    most === undefined ? number : number.max(most),
  );
}
