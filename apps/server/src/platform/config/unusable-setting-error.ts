/** A setting whose value is well-formed, but which this machine or the network cannot serve at the moment: one line. */
export class UnusableSettingError extends Error {
  override readonly name: string = 'UnusableSettingError';

  /** `value` is null where it may hold a password; `reason` goes on after "but" and has no full stop. */
  constructor(variable: string, value: string | null, reason: string, options?: ErrorOptions) {
    const shown = value === null ? '(not shown)' : JSON.stringify(value);
    super(`${variable} is ${shown}, but ${reason.replaceAll(/\s+/gu, ' ')}.`, options);
  }
}
