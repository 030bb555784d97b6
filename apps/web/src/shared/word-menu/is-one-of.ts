/** Whether a value is one of a list. */
export const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value);
